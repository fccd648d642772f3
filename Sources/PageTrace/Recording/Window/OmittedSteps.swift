/// What a recording of chosen steps leaves out: the figures of the steps before and after them.
///
/// ```swift
/// let window = try recording.steps(in: StepRange("120-180"))
/// window.omitted?.before?.text   // steps 0 to 119 are left out: 120 steps, 412 callbacks, 3 findings
/// ```
package struct OmittedSteps: Hashable, Sendable {
    package struct Stretch: Hashable, Sendable {
        package var first: Int
        package var last: Int
        package var summary: RecordingSummary

        /// The stretch in one sentence: `steps 0 to 119 are left out: 120 steps, 412 callbacks, 3 findings`.
        package var text: String {
            (first == last ? "step \(first) is" : "steps \(first) to \(last) are") + " left out: " + summary.text
        }
    }

    /// The omitted steps before those of the recording, nil if there are none.
    package var before: Stretch?

    /// The omitted steps after those of the recording, nil if there are none.
    package var after: Stretch?

    package var count: Int { (before?.summary.steps ?? 0) + (after?.summary.steps ?? 0) }

    package var findings: Int { (before?.summary.findings ?? 0) + (after?.summary.findings ?? 0) }
}

extension OmittedSteps.Stretch {
    /// Describes omitted steps; nil if there are none.
    init?(_ steps: ArraySlice<Step>) {
        guard let first = steps.first, let last = steps.last else { return nil }
        self.init(first: first.number, last: last.number, summary: RecordingSummary(steps))
    }

    /// Two consecutive stretches, as one.
    static func joined(_ first: Self?, _ second: Self?) -> Self? {
        guard var joined = first, let second else { return first ?? second }
        joined.last = second.last
        joined.summary.add(second.summary)
        return joined
    }
}

extension OmittedSteps.Stretch? {
    /// Counts one more step, even if it is the first.
    mutating func count(_ step: Step) {
        guard self != nil else { return self = OmittedSteps.Stretch([step]) }
        self?.last = step.number
        self?.summary.count(step)
    }
}
