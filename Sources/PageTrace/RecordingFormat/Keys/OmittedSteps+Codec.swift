extension OmittedSteps {
    static let codec = RecordObject<OmittedSteps>(
        "what is left out", "The steps that a recording leaves out, in figures.",
        from: OmittedSteps(before: nil, after: nil),
        [
            RecordKey(
                optional: "before", \.before, { $0.before = $1 }, Stretch.codec.codec, "Those before the first step."),
            RecordKey(optional: "after", \.after, { $0.after = $1 }, Stretch.codec.codec, "Those after the last."),
        ])
}

extension OmittedSteps.Stretch {
    fileprivate static let codec = RecordObject<OmittedSteps.Stretch>(
        "a stretch", "Steps that follow each other, in figures.",
        from: OmittedSteps.Stretch(first: 0, last: 0, summary: RecordingSummary()),
        [
            RecordKey(required: "first", \.first, { $0.first = $1 }, .count(), "The number of the first step."),
            RecordKey(required: "last", \.last, { $0.last = $1 }, .count(), "The number of the last step."),
            RecordKey(
                required: "steps", \.summary.steps, { $0.summary.steps = $1 }, .count(), "How many steps there are."),
            RecordKey(
                required: "callbacks", \.summary.callbacks, { $0.summary.callbacks = $1 }, .count(),
                "How many callbacks."),
            RecordKey(
                required: "findings", \.summary.findings, { $0.summary.findings = $1 }, .count(), "How many findings."),
            RecordKey(
                optional: "stoppedAt", \.summary.stoppedAt, { $0.summary.stoppedAt = $1 }, .count(),
                "The step at which the app came to its end."),
        ],
        check: { stretch, fields throws(Problem) in
            let steps = stretch.last - stretch.first + 1
            guard steps != stretch.summary.steps || steps < 1 else { return }
            throw Problem(
                .key(fields.path.appending("steps")),
                "\(Quantity.text(stretch.summary.steps, "step")) from \(stretch.first) to \(stretch.last)",
                advice: "\"first\" and \"last\" are the numbers of steps that follow each other, and \"steps\" "
                    + "counts them.")
        })
}
