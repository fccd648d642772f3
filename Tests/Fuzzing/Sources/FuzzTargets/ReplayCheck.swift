import PageTrace

/// Whatever a trace says, replaying it keeps the promises of the model and of the log.
enum ReplayCheck {
    /// How much of a long trace is replayed.
    static let stepLimit = 200

    static func check(_ trace: Trace) throws(Violation) {
        let steps = Array(Replay(trace).prefix(stepLimit))
        try require(Array(Replay(trace).prefix(stepLimit)) == steps, "a second replay gives other steps")
        for (number, step) in steps.enumerated() {
            try require(step.number == number, "step \(number) says that it is step \(step.number)")
        }
        if trace.pageViewController?.container.transitionStyle == .scroll { try checkHeldPages(steps) }
        try checkLog(Recording(heading: trace, steps: steps))
    }

    /// The shown page and its two neighbors, at rest or not: rule 6.
    private static func checkHeldPages(_ steps: [Step]) throws(Violation) {
        for step in steps {
            for held in step.before + step.after where held.holder == "container" {
                try require(held.pages.count <= 3, "step \(step.number) holds \(held.pages)")
            }
        }
    }

    private static func checkLog(_ recording: Recording) throws(Violation) {
        let text = recording.text
        try require(text.hasSuffix("\n"), "the log has no end")
        try RefusalCheck.checkPrintable(text, "the log")
        try RecordingReaderCheck.checkWriting(recording)
    }
}
