import PageTrace
import Testing

/// What happens to the completion block of an animated set, line by line of the table.
@Suite("The block of an animated set (rule 22)")
struct BlockRules {
    @Test func `The table has one line for each interruption and system, and every line says who has seen it`() {
        for interruption in SetInterruption.allCases {
            #expect(
                BlockRule.all.filter { $0.interruption == interruption }.map(\.system) == PagingSystem.allCases
                    || BlockRule.all.filter { $0.interruption == interruption }.map(\.system)
                        == PagingSystem.allCases.reversed()
            )
        }
        #expect(BlockRule.all.allSatisfy { !$0.source.isEmpty })
    }

    @Test(arguments: PagingSystem.allCases)
    func `The page that is shown already, the layout, a finger: the same on both systems`(system: PagingSystem) {
        var same = Walk(1...4, PageViewController(system: system))
        #expect(same.set([1], animated: true).isEmpty)

        var layout = Walk(1...4, PageViewController(system: system))
        layout.set([2], animated: true)
        #expect(layout.container(.layoutChanges).isEmpty)
        #expect(layout.incidents == [.lostCompletion([2], .layoutChange)])
        #expect(layout.settle().isEmpty)
        #expect(layout.container.viewControllers == [2] && layout.isAtRest)

        var finger = Walk(1...4, PageViewController(system: system))
        finger.set([2], animated: true)
        #expect(finger.swipe(.forward).first == .completion(finished: false))
        #expect(finger.container.viewControllers == [3])
    }

    @Test func `A change of the layout at rest, or in mid-drag, loses nothing`() {
        var walk = Walk()
        #expect(walk.container(.layoutChanges).isEmpty && walk.incidents.isEmpty)
        walk.drag(.forward)
        #expect(walk.container(.layoutChanges).isEmpty && walk.incidents.isEmpty)
        #expect(walk.container.transition.pending == [2])
    }

    @Test func `Quirk completionLostOutsideWindow: an animated set in no window never tells its block`() {
        for quirks in [[], Quirks.completionLostOutsideWindow] {
            var walk = Walk(1...4, PageViewController(quirks: quirks))
            walk.container(.disappears)
            let calls = walk.set([2], animated: true)
            #expect(calls == (quirks.isEmpty ? [.completion(finished: true)] : []))
            #expect(walk.incidents == (quirks.isEmpty ? [] : [.lostCompletion([2], .outsideWindow)]))
        }
    }

    @Test(arguments: PagingSystem.allCases)
    func `Two animated sets that wait for one turn meet each other`(system: PagingSystem) {
        var walk = Walk(1...4, PageViewController(system: system))
        walk.container.setViewControllersOnNextTurn([2], animated: true)
        walk.container.setViewControllersOnNextTurn([3], animated: true)
        walk.turn()
        #expect(
            walk.incidents
                == (system == .classic
                    ? [.raise(.duplicateStatesInQueue)] : [.leakedChild(2), .lostCompletion([3], .superseded)]))
    }

    @Test func `Many sets that wait for one turn are no chain without end`() {
        var walk = Walk(1...4)
        for number in 0..<100 { walk.container.setViewControllersOnNextTurn([number % 4 + 1]) }
        walk.turn()
        #expect(walk.incidents.isEmpty && walk.container.viewControllers == [4])
    }
}

/// Calls that should come and do not.
@Suite("Losses")
struct LossRules {
    @Test func `A gesture loses the first call of a name, and nothing else`() {
        var walk = Walk()
        #expect(walk.lose(.didFinishAnimating, in: .swipe(Swipe(.forward))).contains(.willTransitionTo([2])))
        #expect(walk.incidents == [.lostDidFinish([2], .gesture)])
        #expect(walk.container.viewControllers == [2] && walk.isAtRest)
        #expect(walk.swipe(.forward).contains(.landed(from: [2])))
        #expect(walk.lose(.completion, in: .set(PageSet([1], isAnimated: true))).isEmpty)
        #expect(walk.incidents == [.lostCompletion([1], .gesture)])
        #expect(walk.set([2]) == [.completion(finished: true)])
    }

    @Test func `Where nothing ends there is nothing to lose`() {
        var walk = Walk()
        #expect(walk.lose([.completion, .didFinishAnimating], in: .drag(.forward)).contains(.willTransitionTo([2])))
        #expect(walk.incidents.isEmpty)
        walk.release(.completed)
        #expect(walk.settle().first == .landed(from: [1]))
    }
}

/// The first child of a container that is not on screen yet. (Rule 41)
@Suite("The first child's appearance, by system (rule 41)")
struct FirstChildRules {
    private func walk(_ system: PagingSystem) -> Walk {
        Walk(
            1...4, PageViewController(PageViewControllerSettings(system: system, startsOnScreen: false)),
            startingAt: nil, observesAppearance: true)
    }

    @Test func `Classic: it appears inside the set, and is told nothing when the container appears`() {
        var walk = walk(.classic)
        #expect(
            walk.set([1]) == [
                .viewDidLoad(1), .viewWillAppear(1, animated: false), .viewDidAppear(1, animated: false),
                .completion(finished: true),
            ])
        #expect(walk.container(.appears).isEmpty)
        #expect(walk.container(.disappears).count == 2)
        #expect(walk.container(.appears).count == 2)
    }

    @Test func `iOS 26: it appears with the container`() {
        var walk = walk(.iOS26)
        #expect(walk.set([1]) == [.viewDidLoad(1), .completion(finished: true)])
        #expect(walk.container(.appears) == [.viewWillAppear(1, animated: false), .viewDidAppear(1, animated: false)])
    }
}

/// Remembered neighbors as children. (Section 1c)
@Suite("The reading neighborsAreChildren")
struct NeighborChildrenRules {
    @Test func `A neighbor moves in when it is loaded, stays through a transition, and moves out when it is dropped`() {
        var walk = Walk(1...5, PageViewController(readings: .neighborsAreChildren), observesContainment: true)
        var children: Set<Int> = [1]
        func follow(_ calls: [Callback<Int>]) {
            for call in calls {
                if case .didMove(let page, let isChild) = call {
                    #expect(isChild == !children.contains(page))
                    if isChild { children.insert(page) } else { children.remove(page) }
                }
            }
            let held = Set([walk.container.before.page, walk.container.after.page].compactMap { $0 })
            #expect(children == held.union(walk.container.viewControllers))
        }
        follow(walk.swipe(.forward))
        #expect(children == [1, 2, 3])
        follow(walk.swipe(.forward))
        #expect(children == [2, 3, 4])
        follow(walk.swipe(.backward, ends: .cancelled))
        follow(walk.set([5]))
        #expect(children == [5])
    }
}

@Suite("Quirks of a page curl and of a landing (section 2)")
struct MoreQuirks {
    @Test func `asksAheadBeforeDidFinish: the question after a landing comes first`() {
        var walk = Walk(1...4, PageViewController(quirks: .asksAheadBeforeDidFinish))
        #expect(walk.swipe(.forward).suffix(2) == [.viewControllerAfter(2, answer: 3), .landed(from: [1])])
    }

    @Test func `curlSetDroppedNearRotation: a plain set while the device turns is dropped`() {
        for quirks in [[], Quirks.curlSetDroppedNearRotation] {
            var walk = Walk(1...4, PageViewController(transitionStyle: .pageCurl, quirks: quirks)) {
                $0.sets[.spineLocation] = [.plain(3)]
            }
            walk.rotate(to: .landscapeLeft)
            #expect(walk.incidents == (quirks.isEmpty ? [] : [.droppedSet([3], .rotation)]))
            #expect(walk.container.onScreen == (quirks.isEmpty ? [3] : [1]))
        }
    }

    @Test func `curlShowsOldControllersAfterSet: viewControllers still names the old page after a plain set`() {
        var walk = Walk(1...4, PageViewController(transitionStyle: .pageCurl, quirks: .curlShowsOldControllersAfterSet))
        walk.set([3])
        #expect(walk.container.onScreen == [3] && walk.container.viewControllers == [1])
    }
}
