import ArgumentParser
import PageTrace
import PageTraceFiles
import PageTracePlayer

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
              pagetrace repair trace.json --format html
                  trace.repair.html: mistake and repair under one finger
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
    var tried: SearchArguments

    @OptionGroup(title: "A trace without a file")
    var walk: WalkOptions

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

    var search: SearchOptions { SearchOptions(tried: tried, walk: walk) }

    func validate() throws {
        try search.validate()
        try SearchOptions.check([("--states", states)])
        let ending = format == .html ? "html" : "json"
        try destination?.check(ending: ending, of: ending)
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
        try trace.checkForRepair(source: source.description)
        try search.checkOptions(for: trace)
        if tried.from == .end { try search.checkGestureCount(of: trace) }
        if worlds { _ = try search.worlds(of: trace) }
        let progress = ProgressLine()
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
            if let file = try file(of: repairs, for: trace) {
                try writing.writer(reading: [source.path]).write(file, to: destination)
            } else {
                Console.standardError.writeIgnoringErrors("no repair to keep, so nothing was written\n")
            }
        }
        if !repairs.repairs.isEmpty { throw ExitCode.hasFindings }
        if repairs.bound != nil { throw ExitCode.limitReached }
        if repairs.finding != nil { throw ExitCode.needsAssumptions }
    }

    /// What is kept of the first repair: the repaired trace, or a page with mistake and repair; nil if there is none.
    private func file(of repairs: Repairs, for trace: Trace) throws -> OutputFile? {
        let name = search.source.baseName
        guard format == .html else {
            return repairs.repairs.first.map { OutputFile(name: name + ".repaired.json", bytes: $0.text) }
        }
        let pairs = repairs.repairs.compactMap { repairs.beforeAndAfter(in: trace, $0) }
        guard let (before, after) = pairs.first else { return nil }
        let live = LivePage()
        func part(_ trace: Trace, _ name: String) throws -> PlayerPage.Part {
            try live.part(of: Recording(replaying: trace), search.source.situations(of: trace), name: name)
        }
        let mistake = try part(before, "Mistake")
        var variants = [try part(after, "Repair")]
        var leftOut: [String] = []
        var room = PlayerPage.mostBytesOfVariants
        for pair in pairs.dropFirst() where pair.before == before {
            // What is too large to be explored is too large for the page.
            guard let variant = try? part(pair.after, "Repair"), let bytes = variant.graph?.pageBytes, bytes <= room
            else {
                leftOut.append(pair.after.about)
                continue
            }
            variants.append(variant)
            room -= bytes
        }
        for part in [mistake, variants[0]] where !writing.quiet { part.graph?.sayWhatIsLeftOut(of: part.name) }
        let page = PlayerPage(comparing: mistake, withOneOf: variants, leftOut: leftOut)
        return OutputFile(name: name + ".repair.html", bytes: page.html)
    }

    /// Where a file goes: a page is always kept.
    private var destination: Destination? {
        if format == .html { return Destination(argument: target.output ?? ".", or: "html") }
        return target.output.map { Destination(argument: $0, or: "json") }
    }
}

extension Trace {
    /// Refuses a trace of which it is not said on which system it is to be repaired.
    func checkForRepair(source: String) throws(TraceError) {
        guard isBetweenSystems else { return }
        throw TraceError(
            source: source, message: "iOS 17 and 18 can be either system, and a repair is looked for on one",
            advice: "Name a system in the trace, \"classic\" or \"iOS 26\".")
    }
}

enum RepairFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, html
}
