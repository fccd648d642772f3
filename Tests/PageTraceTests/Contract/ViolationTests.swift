import PageTrace
import Testing

/// One way to make UIKit raise: how to come to it, and the set that does it.
struct Misuse: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let violation: ContractViolation
    let prepare: @Sendable (inout Walk) -> Void
    var pages = [3]
    var animated = true

    static let drag: @Sendable (inout Walk) -> Void = { $0.drag(.forward) }
    static let pull: @Sendable (inout Walk) -> Void = { $0.drag(.backward) }
    static let bounce: @Sendable (inout Walk) -> Void = {
        $0.drag(.backward)
        $0.release()
    }
    static let landing: @Sendable (inout Walk) -> Void = {
        $0.drag(.forward)
        $0.release(.completed)
    }
    static let returning: @Sendable (inout Walk) -> Void = {
        $0.drag(.forward)
        $0.release(.cancelled)
    }
    static let animation: @Sendable (inout Walk) -> Void = { $0.set([2], animated: true) }

    private static let noManager = ContractViolation.noViewControllerManagingVisibleView
    private static let duplicate = ContractViolation.duplicateStatesInQueue
    private static let count = ContractViolation.viewCountIsNotThree
    private static let none = ContractViolation.wrongNumberOfViewControllers(provided: 0, required: 1)
    private static let two = ContractViolation.wrongNumberOfViewControllers(provided: 2, required: 1)

    static let all: [Misuse] = [
        .init(testDescription: "E1: no page", violation: none, prepare: { _ in }, pages: []),
        .init(testDescription: "E1: two pages", violation: two, prepare: { _ in }, pages: [1, 2]),
        .init(testDescription: "E1 comes before E2", violation: two, prepare: drag, pages: [1, 2]),
        .init(testDescription: "E2: animated, during a drag", violation: noManager, prepare: drag),
        .init(testDescription: "E2: animated, during a pull at an end", violation: noManager, prepare: pull),
        .init(testDescription: "E2: animated, during a bounce", violation: noManager, prepare: bounce),
        .init(testDescription: "E3: animated, during a landing", violation: duplicate, prepare: landing),
        .init(testDescription: "E3: animated, during an animation", violation: duplicate, prepare: animation),
        .init(
            testDescription: "E3: animated, the neighbor during a return", violation: duplicate, prepare: returning,
            pages: [2]),
        .init(
            testDescription: "E3: plain, the neighbor during a return", violation: duplicate, prepare: returning,
            pages: [2], animated: false),
        .init(testDescription: "E3: another page during a return (a choice)", violation: duplicate, prepare: returning),
        .init(
            testDescription: "E5: plain, during a bounce (a choice)", violation: count, prepare: bounce,
            animated: false),
        .init(testDescription: "E5: plain, during a drag", violation: count, prepare: drag, animated: false),
        .init(testDescription: "E5: plain, during a landing", violation: count, prepare: landing, animated: false),
        .init(testDescription: "E5: plain, during an animation", violation: count, prepare: animation, animated: false),
    ]
}

@Suite("Sets at the wrong moment (E1, E2, E3, E5)")
struct ViolationTests {
    @Test(arguments: Misuse.all)
    func `Strict: the container stops, and nothing happens any more`(misuse: Misuse) {
        var walk = Walk(1...4, PageViewController(system: .classic))
        misuse.prepare(&walk)
        #expect(
            walk.set(misuse.pages, animated: misuse.animated).isEmpty && walk.incidents == [.raise(misuse.violation)])
        #expect(walk.outcome == .raised)
        #expect(walk.container.hasStopped)

        let stopped = walk.container
        var callbacks = walk.set([2]) + walk.swipe(.forward) + walk.drag(.backward) + walk.move(to: -1)
        callbacks += walk.release() + walk.settle() + walk.rotate(to: .portrait) + walk.setDoubleSided(true)
        walk.container.removeDataSource()
        walk.container.assignDataSource()
        #expect(callbacks.isEmpty)
        #expect(walk.outcome == .ignored)
        #expect(walk.container == stopped)
    }

    @Test(arguments: Misuse.all)
    func `Lenient: the violation is told, the set has no effect, and the container goes on`(misuse: Misuse) {
        var walk = Walk(1...4, PageViewController(system: .classic, contract: .lenient))
        misuse.prepare(&walk)
        let before = walk.container
        #expect(
            walk.set(misuse.pages, animated: misuse.animated).isEmpty && walk.incidents == [.raise(misuse.violation)])
        #expect(walk.outcome == .ignored)
        #expect(walk.container == before)
        walk.release(.completed)
        walk.settle()
        #expect(walk.isAtRest)
        #expect(walk.set([4]) == [.completion(finished: true)])
    }

    @Test func `Safe: at rest`() {
        var walk = Walk(1...4, PageViewController(system: .classic))
        #expect(walk.set([2], animated: true).isEmpty && walk.outcome == .inFlight)
        walk.settle()
        #expect(walk.set([1]) == [.completion(finished: true)])
        #expect(walk.isAtRest)
    }

    @Test(arguments: Misuse.all)
    func `On iOS 26 only a wrong number raises; every other set is carried out`(misuse: Misuse) {
        var walk = Walk()
        misuse.prepare(&walk)
        walk.set(misuse.pages, animated: misuse.animated)
        let raised = walk.incidents.contains { if case .raise = $0 { true } else { false } }
        #expect(raised == (misuse.violation.identifier == "E1"))
        walk.settle()
        #expect(raised || walk.container.viewControllers.first == misuse.pages.first)
    }
}
