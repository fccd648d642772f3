import PageTrace
import Testing

@Suite("A drag that meets something in flight (all choices of the model)")
struct FlightPhases {
    @Test func `A drag during a landing completes it first, the ask included`() {
        var walk = Walk()
        walk.drag(.forward)
        walk.release(.completed)
        #expect(
            walk.drag(.forward) == [
                .landed(from: [1]), .viewControllerAfter(2, answer: 3), .willTransitionTo([3]),
            ])
        #expect(walk.phases == [.landing, .preload, .dragStart])
        #expect(walk.outcome == .inFlight)
    }

    @Test func `A drag to the same side catches a return: no callback until its end, and then a single one`() {
        var walk = Walk()
        walk.drag(.forward)
        walk.release(.cancelled)
        #expect(walk.container.phase == .returning)
        #expect(walk.drag(.forward).isEmpty)
        guard case .drag(let drag) = walk.container.transition else { return #expect(Bool(false), "no drag") }
        #expect(drag.isCaught && drag.pending == [2])
        walk.release(.completed)
        #expect(walk.settle() == [.landed(from: [1]), .viewControllerAfter(2, answer: 3)])
    }

    @Test(arguments: TransitionEnd.allCases)
    func `A swipe to the same side catches a return too`(ends: TransitionEnd) {
        var walk = Walk()
        walk.drag(.forward)
        walk.release(.cancelled)
        let callbacks = walk.swipe(.forward, ends: ends)
        #expect(callbacks.first == (ends == .completed ? .landed(from: [1]) : .cameBack(to: [1])))
        #expect(!callbacks.contains(.willTransitionTo([2])))
    }

    @Test func `A drag to the other side completes a return first`() {
        var walk = Walk(startingAt: 2)
        walk.drag(.forward)
        walk.release(.cancelled)
        #expect(walk.drag(.backward) == [.cameBack(to: [2]), .willTransitionTo([1])])
    }

    @Test func `A finger ends an animated set: its block is told false, and the finger goes on from the new page`() {
        var walk = Walk()
        walk.set([2], animated: true)
        #expect((walk.move(to: 0.5), walk.outcome) == ([], .ignored))
        #expect(
            walk.drag(.forward) == [
                .completion(finished: false), .viewControllerAfter(2, answer: 3), .viewControllerBefore(2, answer: 1),
                .willTransitionTo([3]),
            ])
        #expect(walk.outcome == .inFlight && walk.container.viewControllers == [2])
    }

    @Test func `Without a data source a finger moves nothing, and an animated set goes on`() {
        var walk = Walk()
        walk.container.removeDataSource()
        walk.set([2], animated: true)
        #expect((walk.swipe(.forward), walk.outcome) == ([], .ignored))
        #expect(walk.settle() == [.completion(finished: true)])
    }

    @Test(arguments: Direction.allCases)
    func `A bounce at an end can be dragged, released and settled without a callback`(direction: Direction) {
        var walk = Walk(1...1)
        walk.swipe(.forward)
        #expect((walk.drag(direction), walk.outcome) == ([], .inFlight))
        #expect(walk.move(to: 0.8).isEmpty)
        #expect(walk.release(.completed).isEmpty)
        #expect(walk.container.transition == .bouncing)
        #expect(walk.container.phase == .returning)
        #expect((walk.settle(), walk.outcome) == ([], .bounced))
        #expect(walk.isAtRest)
    }

    @Test func `A drag during a bounce begins anew`() {
        var walk = Walk()
        walk.drag(.backward)
        walk.release()
        #expect(walk.drag(.forward) == [.willTransitionTo([2])])
    }

    @Test func `A landing that a callback turns into an animated set takes the next drag as that set does`() {
        var walk = Walk { $0.sets[.didFinishAnimating] = [.animated(4)] }
        walk.drag(.forward)
        walk.release(.completed)
        #expect(walk.drag(.forward) == [.landed(from: [1]), .request([4], animated: true)])
        #expect(walk.outcome == .ignored)
        #expect(walk.container.viewControllers == [4])
    }

    @Test func `An empty container ignores every gesture, with and without a data source`() {
        var walk = Walk(startingAt: nil)
        for _ in 1...2 {
            #expect((walk.swipe(.forward), walk.outcome) == ([], .ignored))
            #expect((walk.drag(.backward), walk.outcome) == ([], .ignored))
            #expect((walk.settle(), walk.outcome) == ([], .ignored))
            #expect(walk.holds == "? |  | ?")
            walk.container.removeDataSource()
        }
    }
}
