import Paging

/// Finds, for each step of a recording, an earlier one that differs only in its number.
///
/// A walk goes through the same few situations again and again. Equal steps can share their storage, and a stretch that
/// repeats can be drawn once.
package struct StepTable: Sendable {
    /// A cheap key that distinguishes most steps: hashing a whole step would take as long as making it.
    private struct StepKey: Hashable {
        let gesture: String
        let outcome: GestureOutcome
        let callbacks: Int
        let findings: Int
        let answer: CallbackRecord.Value?
        let before: [HeldPages.Slot]?
        let after: [HeldPages.Slot]?
        let trackers: [String?]

        init(_ step: Step) {
            gesture = step.gesture.name
            outcome = step.gesture.outcome
            callbacks = step.callbacks.count
            findings = step.findings.count
            answer = step.callbacks.last?.answer
            before = step.before.first?.slots
            after = step.after.first?.slots
            trackers = step.trackers.map(\.value)
        }
    }

    /// The indexes of the distinct steps, by their keys.
    private var known: [StepKey: [Int]] = [:]

    /// The maximum number of steps with one key to compare with; one more counts as new, which costs only memory.
    private static let comparisons = 16

    /// Creates a table that knows no step.
    package init() {}

    /// For each step, the index of the first equal one, or its own index.
    package static func places(of steps: [Step]) -> [Int] {
        var table = StepTable()
        return steps.enumerated().map { table.place(of: $1, at: $0, among: steps) }
    }

    /// Appends a step, which shares the storage of the first equal one.
    mutating func append(_ step: Step, to steps: inout [Step]) {
        let place = place(of: step, at: steps.count, among: steps)
        guard place < steps.count else { return steps.append(step) }
        var shared = steps[place]
        shared.number = step.number
        steps.append(shared)
    }

    /// The index of the first equal step, or the step's own index.
    ///
    /// - Parameters:
    ///   - step: The step.
    ///   - place: The index that it will have.
    ///   - steps: The steps so far, with the indexes that were returned before.
    package mutating func place(of step: Step, at place: Int, among steps: [Step]) -> Int {
        let key = StepKey(step)
        let others = known[key] ?? []
        if let equal = others.first(where: { steps[$0].isEqualButForNumber(to: step) }) { return equal }
        if others.count < Self.comparisons { known[key, default: []].append(place) }
        return place
    }
}

extension Step {
    /// Whether two steps are equal apart from their numbers.
    fileprivate func isEqualButForNumber(to other: Step) -> Bool {
        gesture == other.gesture && annotation == other.annotation && after == other.after
            && callbacks == other.callbacks && before == other.before && loaded == other.loaded
            && dropped == other.dropped && madeNotKept == other.madeNotKept && trackers == other.trackers
            && findings == other.findings
    }
}
