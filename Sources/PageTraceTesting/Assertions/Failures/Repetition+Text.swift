import PageTrace
import PageTraceFiles

extension Repetition {
    private static let lead = "The same gestures with a client that answers from the list, to compare with"

    /// How to see the same gestures on the command line, nil if only the test itself can repeat them.
    ///
    /// The command does not know the app's code: it replays the gestures with a client without mistakes, for comparison.
    /// If the mode allows it, a trace is written beside the new recording.
    func text(file: SnapshotFile, writes: Bool) -> String? {
        switch self {
        case .command(let command): return "\(Self.lead):\n  \(command)"
        case .file(let name): return "The same trace at the prompt, in the folder of the test:\n  pagetrace run \(name)"
        case .trace(let trace):
            let output = OutputFile(name: file.traceName, bytes: Array(trace.json().utf8))
            guard writes, (try? OutputFolder(file.newFolder).write([output])) != nil else { return nil }
            return """
                \(Self.lead), in the folder of the test:
                  pagetrace run \(file.shownNewFolder)/\(file.traceName)
                """
        case .none: return nil
        }
    }
}
