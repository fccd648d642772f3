import PageTrace
import PageTraceFiles

/// The lines of a failure that say how to see the same gestures on the command line.
///
/// The command does not know the app's code: it replays the gestures with a client without mistakes, for comparison.
struct RepetitionText {
    /// The lines, nil if only the test itself can repeat the walk.
    let line: String?

    private static let lead = "The same gestures with a client that answers from the list, to compare with"

    /// Puts a repetition into words.
    ///
    /// If the mode allows it, a trace is written beside the new recording.
    init(_ repetition: Repetition, file: SnapshotFile, writes: Bool) {
        switch repetition {
        case .command(let command): line = "\(Self.lead):\n  \(command)"
        case .file(let name): line = "The same trace at the prompt, in the folder of the test:\n  pagetrace run \(name)"
        case .trace(let trace):
            let output = OutputFile(name: file.traceName, bytes: Array(trace.json().utf8))
            guard writes, (try? OutputFolder(file.newFolder).write([output])) != nil else {
                line = nil
                return
            }
            line = """
                \(Self.lead), in the folder of the test:
                  pagetrace run \(file.shownNewFolder)/\(file.traceName)
                """
        case .none: line = nil
        }
    }
}
