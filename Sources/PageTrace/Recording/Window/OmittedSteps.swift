/// What a recording of chosen steps leaves out: the figures of the steps before them and after them.
///
/// ```swift
/// let window = try recording.steps(in: StepRange("120-180"))
/// window.omitted?.before?.text   // steps 0 to 119 are left out: 120 steps, 412 callbacks, 3 findings
/// ```
public struct OmittedSteps: Hashable, Sendable, Codable {
    /// A stretch of steps that are left out.
    public struct Stretch: Hashable, Sendable {
        /// The number of the first step.
        public var first: Int
        /// The number of the last step.
        public var last: Int
        /// What there was.
        public var summary: RecordingSummary

        /// Describes steps that are left out, nil if there are none.
        public init?(_ steps: some Sequence<Step>) {
            var stretch: Self?
            for step in steps { stretch.count(step) }
            guard let stretch else { return nil }
            self = stretch
        }

        /// Describes steps by their figures.
        init(first: Int, last: Int, summary: RecordingSummary) {
            (self.first, self.last, self.summary) = (first, last, summary)
        }

        fileprivate init(_ step: Step) {
            (first, last) = (step.number, step.number)
            summary = RecordingSummary()
            summary.count(step)
        }

        /// The stretch in one sentence: `steps 0 to 119 are left out: 120 steps, 412 callbacks, 3 findings`.
        public var text: String {
            (first == last ? "step \(first) is" : "steps \(first) to \(last) are") + " left out: " + summary.text
        }
    }

    /// The steps before those of the recording, nil if it has them all.
    public var before: Stretch?

    /// The steps after those of the recording, nil if it has them all.
    public var after: Stretch?

    /// Creates a value from its parts.
    public init(before: Stretch?, after: Stretch?) {
        self.before = before
        self.after = after
    }

    /// How many steps are left out.
    public var count: Int { (before?.summary.steps ?? 0) + (after?.summary.steps ?? 0) }

    /// How many findings the left out steps have.
    public var findings: Int { (before?.summary.findings ?? 0) + (after?.summary.findings ?? 0) }
}

extension OmittedSteps.Stretch? {
    /// Counts one more step, the first one too.
    mutating func count(_ step: Step) {
        guard self != nil else { return self = OmittedSteps.Stretch(step) }
        self?.last = step.number
        self?.summary.count(step)
    }
}
