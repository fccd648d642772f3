import ArgumentParser
import PageTrace

struct Run: BrieflyHelped {
    static let everyday = [
        "path", "pages", "track", "format", "diagram", "output", "steps", "system", "open", "live", "check", "watch",
        "strict",
    ]

    static let configuration = CommandConfiguration(
        abstract: "Replay traces, log to standard output, write diagrams.",
        usage: """
            pagetrace run <trace> ... [<options>]
            pagetrace run --path <path> [<options>]
            """,
        discussion: """
            Every trace is read before anything is written. Files are written all together or not at all. The log goes \
            to standard output, unless --format or --output asks for something else. A log to standard output as text \
            or jsonl takes no more memory for ten million steps than for ten.

            A file that pagetrace made is replaced by its successor. Any other file stays: the run is refused, unless \
            --force allows it. A trace that this run reads is never replaced.

            Findings, roles and outcomes are colored on a terminal; NO_COLOR=1 in the environment turns that off.

            EXAMPLES
              pagetrace run trace.json
                  log, and trace.flow.svg in this folder
              pagetrace run --path '1→2→(3)→3⇒1'
                  no file, read or written: swipe to 2, cancel toward 3, swipe to 3, set 1
              pagetrace run trace.json --format html --open
                  trace.html, a page to step through, in the browser
              pagetrace run --path '1→2' --pages News,Mail --format png -o - > mail.png
                  one picture to standard output
              pagetrace run Traces/*.json --diagram all --format svg,text -o Output
                  every diagram and the log of every trace
              pagetrace run trace.json -o walk.png
                  one file with this name; its ending says the format
              pagetrace run trace.json --strict --system both
                  the findings in each system, and where the systems first differ
              pagetrace run trace.json --steps 1-3
                  only these steps; what is left out is said
              pagetrace run trace.json --per-sheet 60
                  trace.flow-01.svg, trace.flow-02.svg and so on, with references from one to the next
              pagetrace run Traces/*.json --diagram all --format svg,text -o Output --check
                  compare instead of writing, show the difference

            PATHS
              1 or a name   a page; the first one is set
              → or ->       a swipe to the neighbor
              (3)           a swipe toward 3 that is cancelled
              ~             after a page: the preload after that landing is skipped
              ⇒ or =>       a programmatic set
              [2→1]×25      after an arrow: repeated 25 times, each time with that arrow; also ]x25 and ]*25

            EXIT CODES
              0   fine
              1   findings under --strict, a difference under --check or found by compare
              2   the trace or the recording is refused
              3   a limit was reached
              64  the command line is wrong
              70  a fault of pagetrace, or a part of Graphviz is missing
              73  cannot write
              74  cannot read
            """
    )

    @Argument(help: "Trace files; - is standard input.", completion: .file(extensions: ["json"]))
    var traces: [String] = []

    @OptionGroup(title: "A trace without a file")
    var walk: WalkOptions

    @OptionGroup(title: "What is made")
    var made: MadeOptions

    @OptionGroup(title: "What is made")
    var target: OutputOption

    @OptionGroup(title: "What is made")
    var writing: WritingOptions

    @OptionGroup(title: "Seldom needed")
    var look: LookOptions

    @OptionGroup(title: "Seldom needed")
    var rare: RareOptions

    @Option(
        help: """
            For page view controllers, also record appearance, containment or progress: appearance,containment. Other \
            containers always record all that they have.
            """)
    var observe: List<ObservedRole> = List([])

    @Option(
        help: .system(
            orBoth: true,
            "in place of the trace's own. both, with --strict, for the findings in each, and where the two first differ."
        ),
        transform: SystemChoice.oneOrBoth)
    var system: [PagingSystem]?

    @Flag(
        name: .customLong("live"),
        help: "The page also answers to a finger. It goes on from the trace's end with every gesture that is possible.")
    var isLive = false

    @OptionGroup
    var flags: RunFlags

    var output: OutputOptions {
        OutputOptions(made: made, rare: rare, look: look, target: target, writing: writing)
    }

    func validate() throws {
        try output.validate()
        if traces.isEmpty && walk.path == nil {
            throw ValidationError("Name a trace file, or describe a walk with --path.")
        }
        if let trace = traces.first, walk.path != nil {
            throw ValidationError(
                "Use either trace files or --path, not both: \(Wording.quoted(trace)) stands where a trace file does.")
        }
        try flags.validate(traces, "trace", output)
        if isLive, !flags.isOpened, !output.artifacts.contains(.log(.html)) {
            throw ValidationError("--live is a page: name --format html, or --open.")
        }
        guard comparesSystems else { return }
        guard flags.strict else {
            throw ValidationError(
                """
                Two systems, as for iOS 17 and 18, are compared by findings: add --strict, or name one system. With \
                "system": "iOS 18" in the trace, run shows iOS 26 and says where classic first differs.
                """)
        }
        guard output.asksForNothing || output.made.makesNoFiles, !flags.check, !flags.isOpened, !flags.isWatched else {
            throw ValidationError(
                "What compares two systems prints findings, and writes no files. For files, name one system.")
        }
    }

    private var comparesSystems: Bool { (system?.count ?? 0) > 1 }

    func run() throws {
        let sources = walk.source.map { [$0] } ?? traces.map(TraceSource.file)
        let roles = Set(observe.elements.map(\.role))
        if comparesSystems {
            return try CommandFailure.reporting { try compareSystems(of: sources, observing: roles) }
        }
        let system = system?.first
        try flags.run(sources.map { RunInput.trace($0, observing: roles, in: system) }, outputOfRun, isLive: isLive)
    }

    /// What is made: a walk that is described for a moment leaves nothing behind where the reader stands.
    private var outputOfRun: OutputOptions {
        var output = output
        if walk.path != nil, output.asksForNothing, !flags.isOpened, !flags.check { output.made.makesNoFiles = true }
        return output
    }
}

/// A role that is recorded on demand.
enum ObservedRole: String, ExpressibleByArgument, CaseIterable {
    case appearance, containment, progress

    var role: CallbackRole {
        switch self {
        case .appearance: .appearance
        case .containment: .containment
        case .progress: .progress
        }
    }
}
