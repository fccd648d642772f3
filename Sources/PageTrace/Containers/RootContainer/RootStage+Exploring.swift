import Paging

/// The state beside a root container: the app's code, and what the children have been told.
struct RootRemainder: Hashable {
    let client: RootClient
    let inspector: RootInspector
}

extension RootStage: ExplorableStage {
    var situation: (container: RootContainer, remainder: RootRemainder) {
        var container = container
        if !isTold { container.leaveOut(indifferent) }
        let known = container.controllers.union([client.current].compactMap { $0 })
        let numbers = RootNumbers(known)
        var inspector = inspector
        if !inspector.knows(only: known) { inspector = inspector.renumbered { known.contains($0) ? $0 : nil } }
        container.count(numbers.counts)
        guard !numbers.areSame else { return (container, RootRemainder(client: client, inspector: inspector)) }
        return (
            container.renumbered(numbers.renumbered),
            RootRemainder(
                client: client.renumbered(numbers.renumbered), inspector: inspector.renumbered(numbers.renumbered))
        )
    }

    /// The controllers on which nothing depends that follows, though whoever looks at what is held sees them: those that
    /// were left behind, as was found.
    ///
    /// What is shown next is put above them, and leaves from above them, so that none of them comes to the top or moves
    /// again; the app's code calls only the one that `current` names, and those that move.
    private var indifferent: Set<RootController> {
        inspector.leftBehind.subtracting(
            container.running.flatMap { [$0.from, $0.to] } + [client.current].compactMap { $0 })
    }

    var moment: [Bool] { [container.isLaunched, container.isAnimating] }

    /// Each deep link can add a screen, without end, and each screen is collected, sorted and renumbered.
    var size: Int { 3 * container.instanceCount }

    mutating func restore(_ container: RootContainer, _ remainder: RootRemainder) {
        (self.container, client, inspector) = (container, remainder.client, remainder.inspector)
    }

    var witnesses: [(number: Int, words: String)] {
        OutcomeWitness.all([.completed, .ignored, .changed] + (container.canAnimateSwitches ? [.inFlight] : []))
    }
}

extension RootObservation: ExplorableObservation {
    var sorts: [FindingSort] { found.map { FindingSort($0.kind, tracker: $0.tracker) } }

    var witnesses: Marks { OutcomeWitness.mark(outcome) }
}

/// The lowest numbers that distinguish the controllers of a screen, in the order of their creation.
private struct RootNumbers {
    /// Those that get another number.
    private var numbers: [RootController: RootController] = [:]
    /// The highest number of each screen.
    private(set) var counts: [RootScreen: Int] = [:]

    init(_ controllers: Set<RootController>) {
        for controller in controllers.sorted(by: { $0.number < $1.number }) {
            let number = (counts[controller.screen] ?? 0) + 1
            counts[controller.screen] = number
            if number != controller.number { numbers[controller] = RootController(controller.screen, number: number) }
        }
    }

    /// Whether all controllers have these numbers already.
    var areSame: Bool { numbers.isEmpty }

    func renumbered(_ controller: RootController) -> RootController { numbers[controller] ?? controller }
}
