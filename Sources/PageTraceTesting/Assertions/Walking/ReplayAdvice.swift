import PageTrace
import PageTraceFiles

/// How to replay the gestures of a walk on the command line, with a client that answers from the list.
enum ReplayAdvice {
    /// The whole command.
    case command(String)
    /// A trace that has to be written to a file first.
    case trace(Trace)
    /// A trace file that exists, by the name that the test uses.
    case file(String)
    /// Only the test itself can repeat it.
    case none

    init(_ trace: Trace?) {
        guard let trace else {
            self = .none
            return
        }
        self = Self.command(for: trace).map { .command($0) } ?? .trace(trace)
    }

    private static func command(for trace: Trace) -> String? {
        var plain = ClientDescription()
        let scenario = trace.pageViewController
        let observes = scenario?.client.pages?.observes ?? []
        plain.observes = observes
        plain.loops = scenario?.client.pages?.loops ?? false
        guard scenario?.container == PageViewControllerSettings(), scenario?.client == .pages(plain),
            let path = trace.path
        else { return nil }
        let names = trace.pages
        let isNumbered = names == names.indices.map { "\($0 + 1)" }
        // A single name made of digits would be mistaken for a number of pages, and a comma for a separator.
        guard isNumbered || (names.count > 1 && !names.contains { $0.contains(",") }) else { return nil }
        let pages = isNumbered ? "\(names.count)" : quoted(names.joined(separator: ","))
        var command = "pagetrace run --path \(quoted(path)) --pages \(pages)"
        if plain.loops { command += " --loop" }
        if !observes.isEmpty {
            command += " --observe " + observes.map(\.rawValue).sorted().joined(separator: ",")
        }
        return command
    }

    private static func quoted(_ word: String) -> String {
        "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
    }

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
