import PageTrace
import Testing

@Suite("A drag, phase by phase")
struct DragPhases {
    @Test func `Begin, move, release, settle: the container says what is in flight at each point`() {
        var walk = Walk()
        walk.drag(.forward)
        #expect(walk.outcome == .inFlight)
        #expect(walk.container.phase == .drag)
        guard case .drag(let drag) = walk.container.transition else { return #expect(Bool(false), "no drag") }
        #expect(drag.side == .forward && drag.pending == [2] && drag.position == 0 && !drag.isCaught)

        walk.move(to: 0.7)
        #expect(walk.outcome == .inFlight)
        #expect(walk.container.viewControllers == [1])

        walk.release()
        #expect(walk.outcome == .inFlight)
        #expect(walk.container.phase == .landing)
        guard case .landing(let flight) = walk.container.transition else { return #expect(Bool(false), "no landing") }
        #expect(flight.side == .forward && flight.pending == [2] && !flight.isExact)
        #expect(walk.container.viewControllers == [1])

        walk.settle()
        #expect(walk.outcome == .completed)
        #expect(walk.container.viewControllers == [2])
        #expect(walk.isAtRest)
    }

    @Test(arguments: [(0.0, false), (0.49, false), (0.5, true), (1.0, true)])
    func `Released without a decision, a page lands from half a page on (a choice)`(position: Double, lands: Bool) {
        var walk = Walk()
        walk.drag(.forward)
        walk.move(to: position)
        walk.release()
        #expect(walk.settle().contains(.landed(from: [1])) == lands)
        #expect(walk.outcome == (lands ? .completed : .cancelled))
    }

    @Test(arguments: [(0.1, TransitionEnd.completed), (0.9, .cancelled)])
    func `A decision outweighs the position`(position: Double, ends: TransitionEnd) {
        var walk = Walk()
        walk.drag(.forward)
        walk.move(to: position)
        walk.release(ends)
        walk.settle()
        #expect(walk.container.viewControllers == (ends == .completed ? [2] : [1]))
    }

    @Test func `After a reversal the distance to the other side counts`() {
        var walk = Walk(startingAt: 2)
        walk.drag(.forward)
        walk.move(to: -0.6)
        walk.release()
        walk.settle()
        #expect(walk.container.viewControllers == [1])
    }

    @Test func `A skipped preload can be told at the release`() {
        var walk = Walk()
        walk.drag(.forward)
        walk.release(.completed, preload: .skipped)
        #expect(walk.settle() == [.landed(from: [1])])
        #expect(walk.holds == "1 | 2 | ?")
    }

    @Test(arguments: Direction.allCases, TransitionEnd.allCases)
    func `Phases in a row give the callbacks of one swipe`(direction: Direction, ends: TransitionEnd) {
        var swiped = Walk(startingAt: 2)
        var dragged = swiped
        let once = swiped.swipe(direction, ends: ends)
        var inPhases = dragged.drag(direction)
        inPhases += dragged.release(ends)
        inPhases += dragged.settle()
        #expect(once == inPhases)
        #expect(swiped.container == dragged.container)
    }

    @Test func `What is not a position is taken as rest, what is out of range as the nearest end`() {
        func position(_ value: Double) -> Double? {
            var walk = Walk(startingAt: 2)
            walk.drag(.forward)
            walk.move(to: value)
            if case .drag(let drag) = walk.container.transition { return drag.position }
            return nil
        }
        #expect(position(.nan) == 0)
        #expect(position(.infinity) == 2)
        #expect(position(-.infinity) == -2)
        #expect(position(17) == 2)
        #expect(position(-2.0000001) == -2)
        #expect(position(-0.0) == 0)
    }

    @Test func `A finger that is not down neither moves nor lets go`() {
        var walk = Walk()
        let before = walk.container
        #expect((walk.move(to: 0.5), walk.outcome) == ([], .ignored))
        #expect((walk.release(), walk.outcome) == ([], .ignored))
        #expect((walk.settle(), walk.outcome) == ([], .ignored))
        #expect(walk.container == before)
    }

    @Test func `A second finger is ignored while one is down`() {
        var walk = Walk()
        walk.drag(.forward)
        let before = walk.container
        #expect((walk.drag(.backward), walk.outcome) == ([], .ignored))
        #expect((walk.swipe(.forward), walk.outcome) == ([], .ignored))
        #expect((walk.settle(), walk.outcome) == ([], .ignored))
        #expect(walk.container == before)
    }
}
