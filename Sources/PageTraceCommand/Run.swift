import ArgumentParser
import PageTraceDiagrams

struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Replay traces, log to standard output, write diagrams.",
        usage: """
            pagetrace run <trace> ... [<options>]
            pagetrace run --path <path> --pages <pages> [<options>]
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
              pagetrace run --path '1→2→(3)→3⇒1' --pages 4
                  no file: swipe to 2, cancel toward 3, swipe to 3, set 1
              pagetrace run --path '1→2' --pages News,Mail --format png -o - > mail.png
                  one picture to standard output
              pagetrace run Traces/*.json --diagram all --format svg,text -o Output
                  every diagram and the log of every trace
              pagetrace run trace.json -o walk.png
                  one file with this name; its ending says the format
              pagetrace run trace.json --format html
                  trace.html, a page to step through; --open shows it, --watch makes it anew when the trace changes
              pagetrace run trace.json --steps 1-3
                  only these steps; what is left out is said
              pagetrace run trace.json --per-sheet 60
                  trace.flow-01.svg, trace.flow-02.svg and so on, with references from one to the next
              pagetrace run Traces/*.json --diagram all --format svg,text -o Output --check
                  compare instead of writing, show the difference

            PATHS
              1 or a name   a page; the first one is set
              → or ->       a swipe to the neighbour
              (3)           a swipe toward 3 that is cancelled
              ~             after a page: the preload after that landing is skipped
              ⇒ or =>       a programmatic set
              [2→1]×25      after an arrow: repeated 25 times, each time with that arrow; also ]x25 and ]*25

            EXIT CODES
              0   fine
              1   findings under --strict, a difference under --check or found by compare
              2   the trace is refused
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
    var output: OutputOptions

    @Flag(help: "Compare with the files on disk, write nothing, show the difference.")
    var check = false

    @Flag(name: .customLong("open"), help: "Also make the page to step through, and show it in the browser.")
    var isOpened = false

    @Flag(name: .customLong("watch"), help: "Run again whenever a trace changes, until you end it with Control-C.")
    var isWatched = false

    @Flag(help: "Exit with 1 if there are findings.")
    var strict = false

    @Flag(name: .shortAndLong, help: "No log and no notes: only files and errors, and with --check the list.")
    var quiet = false

    func validate() throws {
        if traces.isEmpty && walk.path == nil {
            throw ValidationError("Name a trace file, or describe a walk with --path.")
        }
        if !traces.isEmpty && walk.path != nil {
            throw ValidationError("Use either trace files or --path, not both.")
        }
        if traces.filter({ $0 == "-" }).count > 1 {
            throw ValidationError("Standard input can be read once: name - once.")
        }
        switch output.destination {
        case .folder: break
        case .standardOutput where traces.count > 1:
            throw ValidationError("--output - takes one result, and this asks for \(traces.count). Name one trace.")
        case .standardOutput where check:
            throw ValidationError("--check compares files: name their folder with --output.")
        case .file(_, let name) where traces.count > 1:
            throw ValidationError("\(name) is one file, and this asks for \(traces.count). Name one trace.")
        case .standardOutput, .file: break
        }
        if isOpened && (check || output.destination == .standardOutput) {
            throw ValidationError("--open shows a file: leave out --check, and name a folder with --output.")
        }
        if isWatched && (check || traces.isEmpty || traces.contains("-")) {
            throw ValidationError("--watch waits for files to change: name trace files, and leave out --check.")
        }
    }

    func run() throws {
        guard isWatched else { return try CommandFailure.reporting { try job(isOpened: isOpened).run() } }
        var isFirst = true
        try TraceWatch(paths: traces).run {
            // The browser keeps the page: later on it is for the reader to load it again.
            try job(isOpened: isOpened && isFirst).run()
            isFirst = false
        }
    }

    private func job(isOpened: Bool) -> RunJob {
        let page = self.isOpened && !output.artifacts.contains(.log(.html)) ? [Artifact.log(.html)] : []
        return RunJob(
            sources: walk.source.map { [$0] } ?? traces.map(TraceSource.file),
            artifacts: output.artifacts + page, theme: output.theme, steps: output.steps,
            options: output.diagramOptions, destination: output.destination, observes: output.observes, isCheck: check,
            isForced: output.force, isStrict: strict, isQuiet: quiet, showsLog: output.showsLog, isOpened: isOpened)
    }
}
