import ArgumentParser
import PageTrace
import PageTraceFiles

/// What `pagetrace explain` does: read the log, look for an explanation, say what was found, keep the walk.
struct ExplainJob {
    let path: String
    let options: ExplanationOptions
    let format: Explain.Format
    let output: String?
    let isForced: Bool
    let isQuiet: Bool

    func run() throws {
        let explanation = try read().explained(options)
        if !isQuiet, output != "-" {
            try Console.standardOutput.writeWhileRead(format == .json ? explanation.json : explanation.text)
        }
        try keepWalk(of: explanation)
        if explanation.isBounded { throw ExitCode.limitReached }
        guard explanation.isExplained else { throw ExitCode.hasFindings }
    }

    /// The one place that knows what a log can be read from.
    private func read() throws -> ObservedLog {
        let source = TraceSource.file(path)
        let bytes = try InputFile.read(path, limit: TraceLimits().fileSize)
        return try ObservedLogReader.read(bytes, name: source.description)
    }

    private func keepWalk(of explanation: Explanation) throws {
        guard let output else { return }
        guard let trace = explanation.trace else {
            let reason =
                explanation.isExplained
                ? "a trace cannot say what the app does in its callbacks, so nothing was written"
                : "no walk to keep, so nothing was written"
            return Console.standardError.writeIgnoringErrors(reason + "\n")
        }
        guard output != "-" else { return try Console.standardOutput.write(trace.json()) }
        try WalkKeeper(source: .file(path), isForced: isForced).write(trace.json(), to: output)
    }
}
