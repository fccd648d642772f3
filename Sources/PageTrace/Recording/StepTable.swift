import Paging

/// Finds, for each step of a recording, an earlier one that differs only in its number and in its turns.
///
/// A walk goes through the same few situations again and again. Equal steps can share their storage, and a stretch that
/// repeats can be drawn once.
package struct StepTable: Sendable {
    /// The indexes of the distinct steps, by their fingerprints.
    private var known: [Int: [Int]] = [:]

    /// The maximum number of steps with one fingerprint to compare with; one more counts as new, which costs only memory.
    private static let comparisons = 16

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
        (shared.number, shared.turns) = (step.number, step.turns)
        steps.append(shared)
    }

    /// The index of the first equal one among the steps so far, or the index that the step will have.
    package mutating func place(of step: Step, at place: Int, among steps: [Step]) -> Int {
        let key = Self.fingerprint(of: step)
        let others = known[key] ?? []
        if let equal = others.first(where: { steps[$0].isEqualButForNumber(to: step) }) { return equal }
        if others.count < Self.comparisons { known[key, default: []].append(place) }
        return place
    }

    /// A cheap number that distinguishes most steps: hashing a whole step would take as long as making it.
    private static func fingerprint(of step: Step) -> Int {
        var hasher = Hasher()
        hasher.combine(step.gesture.outcome)
        hasher.combine(step.callbacks.count)
        hasher.combine(step.findings.count)
        hasher.combine(step.gesture.kind)
        if case .page(let name) = step.callbacks.last?.answer { hasher.combine(exactly: name) }
        for held in [step.before.first, step.after.first] {
            for slot in held?.slots ?? [] {
                if let page = slot.page {
                    hasher.combine(exactly: page)
                } else {
                    hasher.combine(slot.content)
                }
            }
        }
        for tracker in step.trackers { hasher.combine(exactly: tracker.value ?? "") }
        return hasher.finalize()
    }
}

extension Hasher {
    /// Hashes the bytes of a text, whose accents need not be put in order for that: in a name with a thousand of them
    /// that takes longer than all the rest.
    ///
    /// Texts that are equal and yet have other bytes then count as different, which costs only memory here.
    fileprivate mutating func combine(exactly text: String) {
        combine(text.utf8.count)
        var text = text
        text.withUTF8 { combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension Step {
    /// Whether two steps are equal apart from their numbers, and from the turns of the main queue, which count on.
    fileprivate func isEqualButForNumber(to other: Step) -> Bool {
        var other = other
        (other.number, other.turns) = (number, turns)
        return self == other
    }
}
