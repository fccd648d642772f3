import Paging

/// The steps of a recording while they are read, in their order; equal steps share their storage.
struct StepsInFile {
    private(set) var steps: [Step] = []
    private var table = StepTable()
    private var next: Int

    /// Begins after the omitted steps.
    init(after omitted: OmittedSteps?) {
        next = omitted?.before.map { $0.last + 1 } ?? 0
    }

    mutating func add(_ value: JSONValue, _ reading: inout RecordReaderState) throws(Problem) {
        try Problem.refuse(
            steps.count + 1, above: reading.limits.steps, "steps", at: .value(value.path),
            advice: RecordingLimits.advice)
        let step = try Step.codec.read(value, &reading)
        guard step.number == next else {
            throw Problem(
                .value(value.path.appending("number")),
                "step \(Quantity.text(step.number)) in place of step \(Quantity.text(next))",
                advice: "Steps come in their order, numbered one by one from 0, or from the first that is not left out."
            )
        }
        next += 1
        table.append(step, to: &steps)
    }
}
