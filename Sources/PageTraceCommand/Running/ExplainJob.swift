import ArgumentParser
import PageTrace
import PageTraceFiles

/// What `pagetrace explain` does: read the log, look for an explanation, say what was found, keep the walk.
struct ExplainJob {
    let path: String
    let options: ExplanationOptions
    let format: ExplanationFormat
    let output: String?
    let isForced: Bool
    let isQuiet: Bool

    func run() throws {
        let explanation = try read().explained(options)
        if !isQuiet, output != "-" {
            try Console.standardOutput.writeWhileRead(
                format == .json ? explanation.json : TerminalText(.standardOutput).shown(explanation.text))
        }
        try keepWalk(of: explanation)
        switch explanation.answer {
        case .yes: return
        case .onlyIf: throw ExitCode.needsAssumptions
        case .no: throw ExitCode.hasFindings
        case .notKnown: throw ExitCode.limitReached
        }
    }

    /// Reads the file: a recording, which is JSON, or else a log, which may have lines of JSON.
    private func read() throws -> ObservedLog {
        let name = TraceSource.file(path).description
        let bytes = try InputFile.read(path, limit: RecordingLimits().fileSize)
        let first = bytes.first { !" \t\r\n".utf8.contains($0) }
        guard first == UInt8(ascii: "{"), !ObservedLogReader.areLinesOfRecorder(bytes) else {
            return try ObservedLogReader.read(bytes, name: name)
        }
        let file = try RecordingFile(bytes, name: name)
        if let note = file.note(on: name) { Console.standardError.writeIgnoringErrors(note) }
        return try ObservedLog(file.recording, name: name)
    }

    private func keepWalk(of explanation: Explanation) throws {
        guard let output else { return }
        guard let trace = explanation.trace else {
            let reason =
                explanation.isExplained
                ? "a trace cannot say what the app does in its callbacks, so nothing was written"
                : "no walk to keep, so nothing was written"
            let verdict = output == "-" && !isQuiet ? explanation.verdict + "\n" : ""
            Console.standardError.writeIgnoringErrors(verdict + reason + "\n")
            // Whoever asked for the walk must not take an older file for it.
            if explanation.isExplained { throw ExitCode(73) }
            return
        }
        guard output != "-" else { return try Console.standardOutput.write(trace.json()) }
        try WalkKeeper(source: .file(path), isForced: isForced).write(trace.json(), to: output)
    }
}

enum ExplanationFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
