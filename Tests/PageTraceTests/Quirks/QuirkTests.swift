import PageTrace
import Testing

@Suite("Anomalies of real devices, on and off")
struct QuirkTests {
    private func walk(_ quirks: Quirks, startingAt start: Int = 1) -> Walk {
        Walk(1...5, PageViewController(quirks: quirks), startingAt: start)
    }

    @Test func `Every quirk has a name and a bit of its own; none is on by default`() {
        #expect(
            Quirk.allCases.map(\.rawValue) == [
                "staleNeighborsAfterAnimatedSet", "commitInMidDrag", "exactCenterReportsCancelled",
                "caughtReturnKeepsOldPage", "lostDidFinish", "curlEndRaises", "lostDidFinishOnCaughtLanding",
                "previousEqualsPending", "completionLostOutsideWindow", "asksAheadBeforeDidFinish",
                "curlSetDroppedNearRotation", "curlShowsOldControllersAfterSet", "flushesLate",
            ])
        #expect(Quirks(.lostDidFinish) == .lostDidFinish)
        #expect(Quirks(.flushesLate) == .flushesLate)
        #expect(PageViewController<Int>().quirks.isEmpty)
        #expect(Quirks.quirks(of: .scroll).union(.quirks(of: .pageCurl)) == Quirks(Quirk.allCases.map { Quirks($0) }))
        #expect(Quirks.quirks(of: .scroll).isDisjoint(with: .quirks(of: .pageCurl)))
        #expect(Quirks.RawValue.bitWidth >= 32)
    }

    @Test func `staleNeighborsAfterAnimatedSet: the page shown before stays opposite to the direction of the set`() {
        var stale = walk(.staleNeighborsAfterAnimatedSet)
        stale.set([4], animated: true)
        stale.settle()
        #expect(stale.holds == "1 | 4 | ?")
        #expect(stale.swipe(.backward).prefix(2) == [.viewControllerAfter(4, answer: 5), .willTransitionTo([1])])
        #expect(stale.container.viewControllers == [1])

        var fixed = walk([])
        fixed.set([4], animated: true)
        fixed.settle()
        fixed.swipe(.backward)
        #expect(fixed.container.viewControllers == [3])
    }

    @Test func `staleNeighborsAfterAnimatedSet: backward, the other slot; a plain set forgets even so`() {
        var stale = walk(.staleNeighborsAfterAnimatedSet, startingAt: 4)
        stale.set([1], direction: .backward, animated: true)
        stale.settle()
        #expect(stale.holds == "? | 1 | 4")
        stale.set([2], animated: false)
        #expect(stale.holds == "? | 2 | ?")
    }

    @Test func `exactCenterReportsCancelled: a release exactly on the next page says completed: false, and it shows`() {
        func callbacks(_ quirks: Quirks, releasedAt position: Double) -> [Callback<Int>] {
            var walk = walk(quirks)
            walk.drag(.forward)
            walk.move(to: position)
            walk.release()
            let callbacks = walk.settle()
            #expect(walk.holds == "1 | 2 | 3")
            return callbacks
        }
        let preload = Callback<Int>.viewControllerAfter(2, answer: 3)
        #expect(callbacks(.exactCenterReportsCancelled, releasedAt: 1) == [.cameBack(to: [1]), preload])
        #expect(callbacks(.exactCenterReportsCancelled, releasedAt: 0.99) == [.landed(from: [1]), preload])
        #expect(callbacks([], releasedAt: 1) == [.landed(from: [1]), preload])
    }

    @Test func `lostDidFinish: a drag during a return announces anew, and the first end is never reported`() {
        func drag(_ quirks: Quirks, _ direction: Direction) -> (calls: [Callback<Int>], incidents: [Incident<Int>]) {
            var walk = walk(quirks, startingAt: 2)
            walk.drag(.forward)
            walk.release(.cancelled)
            return (walk.drag(direction), walk.incidents)
        }
        #expect(drag(.lostDidFinish, .forward) == ([.willTransitionTo([3])], [.lostDidFinish([3], .caughtReturn)]))
        #expect(drag(.lostDidFinish, .backward) == ([.willTransitionTo([1])], [.lostDidFinish([3], .caughtReturn)]))
        #expect(drag([], .forward) == ([], []))
        #expect(drag([], .backward) == ([.cameBack(to: [2]), .willTransitionTo([1])], []))
    }

    @Test func `lostDidFinish: an ordinary cancelled swipe is reported even so`() {
        var walk = walk(.lostDidFinish)
        #expect(walk.swipe(.forward, ends: .cancelled).last == .cameBack(to: [1]))
    }

    @Test
    func `lostDidFinishOnCaughtLanding: a drag during a landing begins at its page, and its end is never reported`() {
        func drag(_ quirks: Quirks) -> (calls: [Callback<Int>], incidents: [Incident<Int>]) {
            var walk = walk(quirks)
            walk.drag(.forward)
            walk.release(.completed)
            return (walk.drag(.forward), walk.incidents)
        }
        let preload = Callback<Int>.viewControllerAfter(2, answer: 3)
        #expect(drag([]) == ([.landed(from: [1]), preload, .willTransitionTo([3])], []))
        #expect(
            drag(.lostDidFinishOnCaughtLanding) == (
                [preload, .willTransitionTo([3])], [.lostDidFinish([2], .caughtLanding)]
            ))
    }

    @Test
    func `previousEqualsPending: after there and back in one drag, the page landed on is called the previous one`() {
        func end(_ quirks: Quirks, turns: Bool) -> Callback<Int>? {
            var walk = walk(quirks, startingAt: 2)
            walk.drag(.forward)
            if turns { for position in [-0.2, 0.6] { walk.move(to: position) } }
            walk.release(.completed)
            return walk.settle().first
        }
        #expect(end([], turns: true) == .landed(from: [2]))
        #expect(end(.previousEqualsPending, turns: false) == .landed(from: [2]))
        #expect(end(.previousEqualsPending, turns: true) == .landed(from: [3]))
    }

    @Test func `curlEndRaises: a page curl at an end raises E1; without the quirk nothing turns`() {
        func swipe(_ quirks: Quirks) -> (callbacks: [Callback<Int>], [Incident<Int>], outcome: GestureOutcome) {
            var walk = Walk(1...2, PageViewController(transitionStyle: .pageCurl, quirks: quirks), startingAt: 2)
            return (walk.swipe(.forward), walk.incidents, walk.outcome)
        }
        let question = Callback<Int>.viewControllerAfter(2, answer: nil)
        #expect(swipe([]) == ([question], [], .bounced))
        let raise = Incident<Int>.raise(.wrongNumberOfViewControllers(provided: 0, required: 1))
        // The same question comes again and again first.
        #expect(swipe(.curlEndRaises) == ([question, question, question], [raise], .raised))
    }
}
