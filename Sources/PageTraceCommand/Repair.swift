import ArgumentParser
import PageTrace
import PageTraceFiles

struct Repair: BrieflyHelped {
    static let everyday = [
        "path", "pages", "track", "gestures", "list", "states", "worlds", "format", "output", "force", "quiet",
    ]

    static let configuration = CommandConfiguration(
        abstract: "Find the smallest change of the app that is proved to remove the findings.",
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

    @OptionGroup
    var search: SearchOptions

    @Option(help: "The most states of an exploration (default: 50,000).")
    var states: Int?

    @Flag(help: "Also try each repair in other worlds. On both systems, with each quirk and with each reading.")
    var worlds = false

    @Option(help: .format(RepairFormat.self))
    var format: RepairFormat = .text

    @OptionGroup
    var target: OutputOption

    @OptionGroup
    var writing: WritingOptions

    func validate() throws {
        try SearchOptions.check([("--states", states)])
        try destination?.check(ending: "json", of: "json")
    }

    func run() throws {
        try CommandFailure.reporting {
            Interruption.take()
            try repair()
        }
    }

    private func repair() throws {
        let source = search.source
        let (trace, text) = try source.readWithText(needsGestures: false)
        guard !trace.isBetweenSystems else {
            throw TraceError(
                source: source.description,
                message: "iOS 17 and 18 can be either system, and a repair is looked for on one",
                advice: "Name a system in the trace, \"classic\" or \"iOS 26\".")
        }
        if search.from == .end { try search.checkGestureCount(of: trace) }
        let progress = ExplorationProgressLine()
        guard
            let repairs = trace.repairs(
                search.options(states: states).showing(progress), text: text, triesWorlds: worlds)
        else {
            throw source.refusal(of: trace, SituationGraphError(after: trace))
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
