import ArgumentParser
import Dispatch
import PageTrace
import PageTraceFiles

struct Repair: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Find the smallest change of the app after which no sequence of gestures has a finding.",
        discussion: """
            Explores the trace and, if something can be reached, changes its client: where a variable is updated and what \
            it takes there, and each key whose values are words, callbacks or true and false. One change is tried, then \
            two. A repair is proved as explore proves, and takes nothing from the app: every page still shows, every act \
            still does something.

            EXAMPLES
              pagetrace repair trace.json
              pagetrace repair trace.json -o repaired.json
                  the trace with the first repair; its other lines stay as they are
              pagetrace repair trace.json --worlds
                  also in how many worlds each holds: systems, quirks and readings

            EXIT CODES
              0   there is nothing to repair
              1   there is a repair
              3   a bound was met before everything was tried, and no repair was found
              4   nothing that was tried repairs it all
            Others are those of run.
            """
    )

    @Argument(help: "A trace file; - is standard input.", completion: .file(extensions: ["json"]))
    var trace: String?

    @OptionGroup(title: "A trace without a file")
    var walk: WalkOptions

    @Option(help: "What is tried, with commas between several; as for explore.")
    var gestures: List<GestureFamily> = List(GestureFamily.allCases.filter(GestureFamily.usual.contains))

    @Option(help: "start: after the trace's first set or launch. end: after all of its gestures.")
    var from: ExplorationStart = .start

    @Option(help: "The most gestures in a walk.")
    var depth: Int?

    @Option(help: "The most states of an exploration (default: 50,000).")
    var states: Int?

    @Option(
        help: "How short and how long the list may become, such as 4-6; means the family list as well.",
        transform: LengthRange.init)
    var list: LengthRange?

    @Flag(help: "Also try each repair on both systems, with each quirk and with each reading.")
    var worlds = false

    @Option(help: .format(RepairFormat.self))
    var format: RepairFormat = .text

    @OptionGroup
    var target: OutputOption

    @OptionGroup
    var writing: WritingOptions

    func validate() throws {
        if (trace == nil) == (walk.path == nil) {
            throw ValidationError("Name one trace file, or describe a walk with --path.")
        }
        for (name, value) in [("--depth", depth), ("--states", states)] where value ?? 1 < 1 {
            throw ValidationError("\(name) \(value ?? 0) leaves nothing to try. It is at least 1.")
        }
        try destination?.check(ending: "json", of: "json")
    }

    func run() throws {
        try CommandFailure.reporting {
            Interruption.take()
            try repair()
        }
    }

    private func repair() throws {
        let source = walk.source ?? .file(trace ?? "-")
        let (trace, text) = try source.readWithText(needsGestures: false)
        guard !trace.isBetweenSystems else {
            throw TraceError(
                source: source.description, message: "nobody has published a probe of iOS 17 and 18 to repair for",
                advice: "Name a system in the trace, \"classic\" or \"iOS 26\".")
        }
        let progress = ExplorationProgressLine()
        var options = ExplorationOptions(
            families: Set(gestures.elements), from: from, depth: depth, states: states, list: list?.range)
        options.goesOn = progress.goesOn
        options.perform = { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) }
        guard let repairs = trace.repairs(options, text: text, triesWorlds: worlds) else {
            throw TraceError(SituationGraphError(after: trace), in: source.description)
        }
        progress.clear()
        if !writing.quiet, target.output != "-" {
            try Console.standardOutput.writeWhileRead(
                format == .json ? repairs.json : TerminalText(.standardOutput).shown(repairs.lines))
        }
        if let destination {
            let writer = ResultWriter(
                inputs: [source.path].compactMap { $0 }, isForced: writing.force, isQuiet: writing.quiet)
            if let repair = repairs.repairs.first {
                try writer.write(
                    OutputFile(name: source.baseName + ".repaired.json", bytes: repair.text), to: destination)
            } else {
                Console.standardError.writeIgnoringErrors("no repair to keep, so nothing was written\n")
            }
        }
        if !repairs.repairs.isEmpty { throw ExitCode.hasFindings }
        if repairs.bound != nil { throw ExitCode.limitReached }
        if repairs.finding != nil { throw ExitCode.needsAssumptions }
    }

    private var destination: Destination? { target.output.map { Destination(argument: $0, or: "json") } }
}

/// The format in which repairs are told.
enum RepairFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
