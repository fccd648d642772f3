import PageTrace
import PageTraceFiles

/// The line of a failure that says how to see the walk again.
struct RepetitionText {
    /// The line, nil where only the test itself repeats the walk.
    let line: String?

    /// Puts a repetition into words; a trace is written beside what was found, where the mode allows it.
    init(_ repetition: Repetition, file: SnapshotFile, writes: Bool) {
        switch repetition {
        case .command(let command): line = "At the prompt, with a client that answers from the list:\n  \(command)"
        case .file(let name): line = "At the prompt, in the folder of the test:\n  pagetrace run \(name)"
        case .trace(let trace):
            let output = OutputFile(name: file.traceName, bytes: Array(trace.json().utf8))
            guard writes, (try? OutputFolder(file.newFolder).write([output])) != nil else {
                line = nil
                return
            }
            line = """
                At the prompt, in the folder of the test, with a client that answers from the list:
                  pagetrace run \(file.shownNewFolder)/\(file.traceName)
                """
        case .none: line = nil
        }
    }
}
