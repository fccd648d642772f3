import PageTrace
import Testing

@Suite("How long neighbors are remembered (rules 8 to 13)")
struct NeighborRules {
    @Test func `Rule 8: a landing replaces the answer on the side of travel`() {
        var walk = Walk(1...3, startingAt: 2)
        walk.swipe(.forward, ends: .cancelled)
        #expect(walk.holds == "1 | 2 | 3")
        walk.swipe(.forward)
        #expect(walk.holds == "2 | 3 | nil")
    }

    @Test func `Rule 8: a set without animation forgets both answers, also one of the page that is shown`() {
        var walk = Walk(startingAt: 2)
        walk.swipe(.forward, ends: .cancelled)
        walk.set([2])
        #expect(walk.holds == "? | 2 | ?")
    }

    @Test func `Rule 8: an animated set of the page that is shown keeps both answers (a choice)`() {
        var walk = Walk(startingAt: 2)
        walk.swipe(.forward, ends: .cancelled)
        walk.set([2], animated: true)
        #expect(walk.holds == "1 | 2 | 3")
    }

    @Test func `Rule 8: assigning the data source again forgets both answers, unless the container keeps them`() {
        var forgetful = Walk(startingAt: 2)
        forgetful.swipe(.forward, ends: .cancelled)
        forgetful.container.assignDataSource()
        #expect(forgetful.holds == "? | 2 | ?")

        var keeping = Walk(1...4, PageViewController(keepsNeighborsOnReassignment: true), startingAt: 2)
        keeping.swipe(.forward, ends: .cancelled)
        keeping.container.removeDataSource()
        keeping.container.assignDataSource()
        #expect(keeping.holds == "1 | 2 | 3")
    }

    @Test func `Rule 9: a cancelled swipe asks nothing and keeps both neighbors`() {
        var walk = Walk()
        walk.swipe(.forward)
        #expect(walk.swipe(.forward, ends: .cancelled) == [.willTransitionTo([3]), .cameBack(to: [2])])
        #expect(walk.holds == "1 | 2 | 3")
        #expect(walk.swipe(.backward, ends: .cancelled) == [.willTransitionTo([1]), .cameBack(to: [2])])
        #expect(walk.holds == "1 | 2 | 3")
    }

    @Test func `Rule 10: with both neighbors known, willTransitionTo is the first callback of a drag`() {
        var walk = Walk()
        walk.swipe(.forward)
        #expect(walk.drag(.forward) == [.willTransitionTo([3])])
    }

    @Test func `Rule 11: a skipped preload leaves the slot unknown, and the next drag asks before willTransitionTo`() {
        var walk = Walk()
        #expect(walk.swipe(.forward, preload: .skipped).last == .landed(from: [1]))
        #expect(walk.holds == "1 | 2 | ?")
        #expect(
            walk.swipe(.backward, ends: .cancelled) == [
                .viewControllerAfter(2, answer: 3), .willTransitionTo([1]), .cameBack(to: [2]),
            ])
    }

    @Test func `Rule 11: a skipped preload on the way back leaves the other slot unknown`() {
        var walk = Walk(startingAt: 3)
        walk.swipe(.backward, preload: .skipped)
        #expect(walk.holds == "? | 2 | 3")
        #expect(walk.drag(.forward) == [.viewControllerBefore(2, answer: 1), .willTransitionTo([3])])
    }

    @Test func `Rule 11: a policy decides where the gesture does not; the gesture has the last word`() {
        var never = Walk(1...4, PageViewController(preloads: .never))
        never.swipe(.forward)
        #expect(never.holds == "1 | 2 | ?")
        never.swipe(.forward, preload: .asked)
        #expect(never.holds == "2 | 3 | 4")
    }

    @Test
    func `Rule 12: landing on an end asks once and remembers the nil; a further drag bounces without any callback`() {
        var walk = Walk(1...2)
        #expect(walk.swipe(.forward).last == .viewControllerAfter(2, answer: nil))
        #expect(walk.holds == "1 | 2 | nil")
        for _ in 1...3 {
            #expect(walk.swipe(.forward).isEmpty)
            #expect(walk.outcome == .bounced)
            #expect(walk.holds == "1 | 2 | nil")
        }
        #expect(
            walk.swipe(.backward) == [
                .willTransitionTo([1]), .landed(from: [2]), .viewControllerBefore(1, answer: nil),
            ])
        #expect(walk.swipe(.backward).isEmpty)
    }

    @Test func `Rule 13: an appended page cannot be swiped to until a set or a landing asks again`() {
        for system in PagingSystem.allCases {
            var walk = Walk(1...2, PageViewController(system: system))
            walk.swipe(.forward)
            walk.client.pages.append(3)
            #expect(walk.swipe(.forward).isEmpty)
            // Even a set of the page that is shown forgets the nil. (Rule 8)
            walk.set([2])
            walk.swipe(.forward)
            #expect(walk.container.viewControllers == [3])
            walk.client.pages.append(4)
            #expect(walk.swipe(.forward).isEmpty)
            for direction in [Direction.backward, .forward, .forward] { walk.swipe(direction) }
            #expect(walk.container.viewControllers == [4])
        }
    }

    @Test func `Rule 13: a page removed from the list can still be swiped to, and a landing asks the new list`() {
        var walk = Walk()
        walk.swipe(.forward)
        walk.client.pages = [1, 2, 4]
        #expect(walk.swipe(.forward).first == .willTransitionTo([3]))
        #expect(walk.holds == "2 | 3 | nil")
    }
}
