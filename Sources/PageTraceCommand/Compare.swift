import ArgumentParser
import PageTrace
import PageTraceFiles

struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Set two traces side by side, or the strategies of a root container.",
        discussion: """
            Of two traces it says where they part first, and prints both logs as one: lines of the first alone begin \
            with -, those of the second with +. The same gestures stand side by side. With --format html it makes a \
            page to step through both.

            Of one trace of a root container the gestures are replayed three times: with one stack for everything, with \
            another root for the window, and with a root controller that swaps its children. The table has a row for \
            each gesture and strategy: what is alive, who holds it, what is on screen, which animation there was, and \
            whereto the user can return. The strategy that the trace names does not matter; its client, its stacking \
            and its animations hold for all three. At most \(longest) gestures are compared.

            EXAMPLES
              pagetrace compare mistake.json repair.json
              pagetrace compare mistake.json repair.json --format html --names Mistake,Repair
                  mistake-repair.html in this folder
              pagetrace compare Traces/root-containment.json
            """
    )

    /// The number of gestures up to which there is a table: one stack keeps everything, so its rows grow all the time.
    private static let longest = 200

    /// How a comparison is written.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, html
    }

    @Argument(
        help: "Two trace files, or one of a root container; - is standard input.",
        completion: .file(extensions: ["json"]))
    var traces: [String]

    @Option(help: "text, or html for a page to step through two traces.")
    var format: Format = .text

    @Option(
        help: "What the two are called, such as Mistake,Repair; their files' names if not given.",
        transform: { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) })
    var names: [String]?

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: "The folder for the page; - writes it to standard output.", completion: .directory)
    var folder = "."

    @Flag(help: "Replace a page that pagetrace did not make, too.")
    var force = false

    func validate() throws {
        if traces.count > 2 { throw ValidationError("Two traces can be compared, and these are \(traces.count).") }
        if traces == ["-", "-"] { throw ValidationError("Standard input can be read once: name - once.") }
        if traces.count == 1, format == .html || names != nil {
            throw ValidationError("--format html and --names belong to two traces. Name a second one.")
        }
        if let names, names.count != 2 {
            throw ValidationError("--names takes two, such as Mistake,Repair, and these are \(names.count).")
        }
    }

    func run() throws {
        try CommandFailure.reporting {
            let sources = traces.map(TraceSource.file)
            guard sources.count == 2 else { return try compareStrategies(of: sources[0]) }
            try ComparisonJob(
                first: sources[0], second: sources[1], names: names ?? sources.map(\.baseName),
                isPage: format == .html, folder: folder, isForced: force
            ).run()
        }
    }

    private func compareStrategies(of source: TraceSource) throws {
        let trace = try source.read()
        guard case .rootContainer = trace.container else {
            throw TraceError(
                source: source.description,
                message: "only the strategies of a root container can be compared, and this is another container",
                advice: "To see what it does: pagetrace run \(source.description). To compare it, name a second trace.")
        }
        guard trace.gestures.count <= Self.longest, let comparison = RootComparison(trace) else {
            throw TraceError(
                kind: .limitExceeded, source: source.description,
                message: "too many gestures to compare: \(trace.gestures.count), and at most \(Self.longest) are"
                    + " allowed")
        }
        try Console.standardOutput.write(comparison.text)
    }
}
