import ArgumentParser
import PageTrace
import PageTraceFiles

struct Explore: BrieflyHelped {
    static let everyday = [
        "path", "pages", "track", "gestures", "list", "depth", "states", "losses", "quirks", "system", "worlds",
        "format",
        "output",
    ]

    static let configuration = CommandConfiguration(
        abstract: "Try every sequence of gestures: a proof, or the shortest walk to a finding.",
        discussion: """
            Container, client and pages come from the trace. Exploring begins after its first set or launch; if it has \
            none, the first page is set. Then every gesture is tried in every situation that gestures lead to, until \
            nothing is new. Each sort of finding gets its own shortest walk, and of all shortest walks the simplest.

            GESTURES
            \(GestureFamily.allCases.map { "  \($0.rawValue.padded(to: 8))\($0.about)" }.joined(separator: "\n"))
            The default is what a finger can do and what the app itself does: \
            \(GestureFamily.allCases.filter(GestureFamily.usual.contains).map(\.rawValue).joined(separator: ", ")). A drag is tried at five places that stand for all others.

            EXAMPLES
              pagetrace explore trace.json
              pagetrace explore trace.json --gestures swipe,cancel
              pagetrace explore trace.json --list 4-6
                  the list grows and shrinks at both ends, from 4 pages to 6
              pagetrace explore trace.json -o walk.json
                  the first walk as a trace, which run replays to the same finding
              pagetrace explore trace.json -o walk.svg
                  the same drawn; every format and diagram of run
              pagetrace explore trace.json --format swift
                  the same as a test to paste
              pagetrace explore trace.json --format html
                  a page to swipe, with tasks: can you make it wrong?
              pagetrace explore trace.json --format graph -o trace.graph.json
                  every situation, every gesture in it, and what follows, for programs
              pagetrace explore trace.json --quirks all
                  once without quirks, and once with each
              pagetrace explore trace.json --worlds
                  both systems, each quirk and each reading: in how many worlds it holds
              pagetrace explore trace.json --system both

            Control-C ends it, and says what was proved until then, as do the signals TERM and HUP.

            EXIT CODES
              0   nothing can be reached
              1   something can be reached
              3   a bound was met before everything was tried, or nothing could be tried, and nothing was found
            Others are those of run.
            """
    )

    @OptionGroup
    var tried: SearchArguments

    @OptionGroup(title: "A trace without a file")
    var walk: WalkOptions

    @Option(help: "The most states. Default: 200,000; 20,000 once something is found.")
    var states: Int?

    @Option(
        help: "The most calls lost in a walk, up to 255. Default: 1 with the family lose; means that family as well.")
    var losses: Int?

    @Option(help: "The most memory, in megabytes.")
    var memory = 1_024

    @Option(help: "all: also with each quirk, one after the other. trace: those of the trace.")
    var quirks: QuirkChoice = .trace

    @Flag(
        help: """
            Try both systems, each quirk and each reading. A table says where the proof holds, with the walk to the most \
            important finding if it fails.
            """)
    var worlds = false

    @Option(
        help: .system(orBoth: true, "what is tried (both: a table). Default: that of the trace."),
        transform: SystemChoice.oneOrBoth)
    var system: [PagingSystem]?

    @Option(
        help: .format(
            ExplorationFormat.self,
            "The page answers to a finger; a drawing, text, jsonl and coverage are of the first walk."))
    var format: ExplorationFormat?

    @Option(
        help: .diagram(
            "Default: flow. It is of the first walk; states has every state if they are few, also without a walk, and "
                + "otherwise those around the walk."))
    var diagram: DiagramList?

    @Flag(name: .customLong("verbose"), help: "Say also what was never reached, and everything that was not tried.")
    var isVerbose = false

    @OptionGroup
    var target: OutputOption

    @OptionGroup
    var writing: WritingOptions

    var search: SearchOptions { SearchOptions(tried: tried, walk: walk) }

    func validate() throws {
        try search.validate()
        if let losses, losses > 255 { throw ValidationError("--losses \(losses) is too many. It is at most 255.") }
        try SearchOptions.check([("--states", states), ("--losses", losses), ("--memory", memory)])
        if let format { try namedDestination?.check(ending: format.fileExtension, of: format.rawValue) }
        if printsTable {
            if target.output != nil || diagram != nil || ![nil, .json, .text].contains(format) {
                throw ValidationError("--worlds and --system both print a table, as text or with --format json.")
            }
            if quirks == .all {
                throw ValidationError(
                    worlds
                        ? "--worlds tries each quirk already. Leave --quirks out."
                        : "--system both has no quirks. Leave --quirks out, or take --worlds for both systems and each quirk."
                )
            }
        }
    }

    func run() throws {
        try CommandFailure.reporting {
            Interruption.take()
            let trace = try search.source.read(needsGestures: false)
            try search.checkOptions(for: trace, [("--losses", losses != nil), ("--quirks", quirks == .all)])
            if printsTable { return try exploreWorlds(of: trace) }
            guard let system = system?.first else { return try explore(trace) }
            _ = try search.worlds(of: trace)
            try explore(trace.on(system))
        }
    }

    /// Whether several worlds are tried.
    private var printsTable: Bool { worlds || (system?.count ?? 0) > 1 }

    /// Where to write, if that was said; a test, too, can be a file.
    var namedDestination: Destination? { target.output.map { Destination(argument: $0, or: "swift") } }

    var options: ExplorationOptions {
        var options = search.options(states: states)
        options.memory = min(memory, Int.max >> 20) << 20
        if let losses {
            options.losses = losses
            options.families.insert(.lose)
        }
        return options
    }
}
