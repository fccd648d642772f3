public import ArgumentParser
import Dispatch
public import PageTrace
import PageTraceDiagrams
import PageTraceFiles

struct Explore: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Try every sequence of gestures: a proof, or the shortest walk that shows a finding.",
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
                  the shortest walk as a trace, which run replays to the same finding
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
              3   a bound was met before everything was tried, and nothing was found
            Others are those of run.
            """
    )

    @Argument(help: "A trace file; - is standard input.", completion: .file(extensions: ["json"]))
    var trace: String?

    @OptionGroup(title: "A trace without a file")
    var walk: WalkOptions

    @Option(help: "What is tried, with commas between several.")
    var gestures: List<GestureFamily> = List(GestureFamily.allCases.filter(GestureFamily.usual.contains))

    @Option(help: "start: after the trace's first set or launch. end: after all of its gestures.")
    var from: ExplorationStart = .start

    @Option(help: "The most gestures in a walk.")
    var depth: Int?

    @Option(help: "The most states (default: 2,000,000; fewer if they are slow to try, or once something is found).")
    var states: Int?

    @Option(
        help: """
            How short and how long the list may become, such as 4-6; 6 alone is from its length in the trace to 6. Means \
            the family list as well.
            """,
        transform: LengthRange.init)
    var list: LengthRange?

    @Option(
        help: "The most calls lost in a walk, up to 255 (default: 1 with the family lose); means that family as well.")
    var losses: Int?

    @Option(help: "The most memory, in megabytes.")
    var memory = 1_024

    @Option(help: "all: also with each quirk switched on, one after the other. trace: those of the trace.")
    var quirks: QuirkChoice = .trace

    @Flag(
        help: """
            Say for each system, and with each quirk and each reading switched on, whether the proof holds there: a table, \
            with the shortest walk if it fails.
            """)
    var worlds = false

    @Option(
        help: .system(orBoth: true, "the systems that are tried, as a table. Default: that of the trace."),
        transform: SystemChoice.init)
    var system: SystemChoice?

    @Option(
        help: .format(
            ExplorationFormat.self,
            "The page answers to a finger; a drawing, text, jsonl and coverage are of the shortest walk."))
    var format: ExplorationFormat?

    @Option(
        help: .diagram(
            "Default: flow. It is of the shortest walk; states has every state if they are few, also without a walk, and "
                + "otherwise those around the walk."))
    var diagram: DiagramList?

    @Flag(name: .customLong("verbose"), help: "Say also what was never reached, and everything that was not tried.")
    var isVerbose = false

    @OptionGroup
    var target: OutputOption

    @OptionGroup
    var writing: WritingOptions

    func validate() throws {
        if (trace == nil) == (walk.path == nil) {
            throw ValidationError("Name one trace file, or describe a walk with --path.")
        }
        if let losses, losses > 255 { throw ValidationError("--losses \(losses) is too many. It is at most 255.") }
        for (name, value) in [("--depth", depth), ("--states", states), ("--losses", losses), ("--memory", memory)] {
            guard let value, value < 1 else { continue }
            throw ValidationError("\(name) \(value) leaves nothing to try. It is at least 1.")
        }
        if let format { try namedDestination?.check(ending: format.fileExtension, of: format.rawValue) }
        if worlds || system != nil {
            if target.output != nil || diagram != nil || (format != nil && format != .json) {
                throw ValidationError("--worlds and --system print a table, as text or with --format json.")
            }
            if worlds, quirks == .all {
                throw ValidationError("--worlds tries each quirk already. Leave --quirks out.")
            }
        }
    }

    func run() throws {
        try CommandFailure.reporting {
            Interruption.take()
            try worlds || system != nil ? exploreWorlds() : explore()
        }
    }

    /// What is explored: validation has seen to it that there is a file or a walk.
    var source: TraceSource { walk.source ?? .file(trace ?? "-") }

    /// Where to write, if that was said; a test, too, can be a file.
    var namedDestination: Destination? { target.output.map { Destination(argument: $0, or: "swift") } }

    /// What is tried.
    var options: ExplorationOptions {
        var options = ExplorationOptions(
            families: Set(gestures.elements), from: from, depth: depth, states: states, list: list?.range)
        options.memory = min(memory, Int.max >> 20) << 20
        if let losses {
            options.losses = losses
            options.families.insert(.lose)
        }
        return options
    }

    /// What is tried, on all processors, until the user interrupts it.
    func options(showing progress: ExplorationProgressLine) -> ExplorationOptions {
        var options = options
        options.goesOn = progress.goesOn
        options.perform = { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) }
        return options
    }

    /// Limits the gestures of the trace itself: each walk that is found begins with all of them.
    func checkGestureCount(of trace: Trace) throws {
        let longest = 2_000
        guard trace.gestureCount > longest else { return }
        throw TraceError(
            kind: .limitExceeded, source: source.description,
            message: "\(Quantity.text(trace.gestureCount, "gesture")) lead to where exploring begins, and at most "
                + "\(Quantity.text(longest)) are allowed",
            advice: "Leave out --from end, or what repeats: every gesture is tried from there on anyway.")
    }
}

extension GestureFamily: ExpressibleByArgument {}
extension ExplorationStart: ExpressibleByArgument {}
