import Paging

/// Finds, for each step of a recording, an earlier one that says the same and differs in its number alone.
///
/// A walk goes through the same few situations again and again: their steps can share what they hold, and a stretch of
/// them that follows itself can be drawn once.
package struct StepTable: Sendable {
    /// What tells most steps apart: to hash a whole step would take as long as to make it.
    private struct Key: Hashable {
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

    /// The places of the first steps that say something, by their key.
    private var known: [Key: [Int]] = [:]

    /// The most steps with one key that a new one is compared with; one more counts as new, which costs room and no truth.
    private static let comparisons = 16

    /// Creates a table that knows no step.
    package init() {}

    /// For each of some steps the place of the first one that says the same, or its own.
    package static func places(of steps: [Step]) -> [Int] {
        var table = StepTable()
        return steps.enumerated().map { table.place(of: $1, at: $0, among: steps) }
    }

    /// Appends a step, which shares what it holds with the first one that says the same.
    mutating func append(_ step: Step, to steps: inout [Step]) {
        let place = place(of: step, at: steps.count, among: steps)
        guard place < steps.count else { return steps.append(step) }
        var shared = steps[place]
        shared.number = step.number
        steps.append(shared)
    }

    /// The place of the first step that says the same, or the step's own.
    ///
    /// - Parameters:
    ///   - step: The step.
    ///   - place: Where it will are.
    ///   - steps: The steps so far, with the places that were given before.
    package mutating func place(of step: Step, at place: Int, among steps: [Step]) -> Int {
        let key = Key(step)
        let others = known[key] ?? []
        if let equal = others.first(where: { steps[$0].isEqualButForNumber(to: step) }) { return equal }
        if others.count < Self.comparisons { known[key, default: []].append(place) }
        return place
    }
}

extension Step {
    /// Whether two steps are the same thing at different times.
    fileprivate func isEqualButForNumber(to other: Step) -> Bool {
        gesture == other.gesture && annotation == other.annotation && after == other.after
            && callbacks == other.callbacks && before == other.before && loaded == other.loaded
            && dropped == other.dropped && madeNotKept == other.madeNotKept && trackers == other.trackers
            && findings == other.findings
    }
}
