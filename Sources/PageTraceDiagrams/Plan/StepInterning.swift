import PageTrace

/// Gives numbers to steps: equal ones to steps that differ in nothing but their own number.
struct StepInterning {
    /// Steps with the same hash that are compared before one counts as new.
    ///
    /// The hash leaves out what rarely makes a difference. A step that counts as new is only drawn once more.
    private static let comparisons = 16

    /// A number for each step, in order.
    private(set) var numbers: [Int] = []

    /// Numbers steps.
    init(_ steps: [Step]) {
        numbers.reserveCapacity(steps.count)
        var known: [Int: [Int]] = [:]
        for (place, step) in steps.enumerated() {
            let hash = Self.hash(of: step)
            if let others = known[hash] {
                if let equal = others.first(where: { steps[$0].isEqualButForNumber(to: step) }) {
                    numbers.append(equal)
                    continue
                }
                guard others.count < Self.comparisons else {
                    numbers.append(place)
                    continue
                }
            }
            known[hash, default: []].append(place)
            numbers.append(place)
        }
    }

    private static func hash(of step: Step) -> Int {
        var hasher = Hasher()
        hasher.combine(step.gesture.name)
        hasher.combine(step.gesture.outcome)
        hasher.combine(step.callbacks.count)
        hasher.combine(step.findings.count)
        if let last = step.callbacks.last {
            hasher.combine(last.arguments.first?.value)
            hasher.combine(last.answer)
        }
        for held in step.before { for slot in held.slots { hasher.combine(slot.content) } }
        for held in step.after { for slot in held.slots { hasher.combine(slot.content) } }
        for tracker in step.trackers { hasher.combine(tracker.value) }
        return hasher.finalize()
    }
}

extension Step {
    /// Whether two steps are the same thing at different times.
    fileprivate func isEqualButForNumber(to other: Step) -> Bool {
        gesture == other.gesture && after == other.after && callbacks == other.callbacks && before == other.before
            && loaded == other.loaded && dropped == other.dropped && trackers == other.trackers
            && findings == other.findings
    }
}
