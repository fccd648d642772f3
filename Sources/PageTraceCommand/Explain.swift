import ArgumentParser
import PageTrace
import PageTraceFiles

struct Explain: BrieflyHelped {
    static let everyday = [
        "system", "quirks", "assume", "pattern", "patterns", "format", "output", "force", "quiet",
    ]

    static let configuration = CommandConfiguration(
        abstract: "Say whether the model can do what a log or a recording of a device says.",
        usage: "pagetrace explain <log> [<options>]",
        discussion: """
            The log is that of a UIPageViewController. A recording is JSON or JSON lines. A log has one callback a line, written as pagetrace writes them; -> is as good as →. Numbers, indentation, \
            blank lines, lines that begin with #, and headings of steps may be there or not, so the text log of a run is a \
            log, too. A method that is nowhere in it is not expected, unless a line names the container.

              viewControllerAfter(First) -> Second
              viewControllerBefore(First) -> nil
              willTransitionTo [Second]
              didFinishAnimating finished: true, previous: [First], completed: true
              viewControllerAfter(Second) -> Third

            Lines of others are passed over and quoted, and what stands before a call in its line: a time, a process. A line \
            that holds a word of a call is never passed over: it is read, or refused with its place.

            A log that names its system (a comment such as iOS 26.1 is enough) is held against that system.

            A first line such as UIPageViewController, page curl, spine mid says what is known of the container. What is \
            not known is searched for. Yes means the plain model: swipes, cancelled swipes, drags, skipped preloads, and \
            what the log says that the app did. Whatever else it takes is No in the plain model, and Only if what is \
            assumed is true.

            EXAMPLES
              pagetrace explain device.log
              pagetrace explain device.log --system classic --quirks none
              pagetrace explain device.log --assume all
                  also with sets that the app did not log, with quirks and other readings
              pagetrace explain device.log --pattern 'will=swiping to {page}'
                  with lines that the app prints in its own words
              pagetrace explain device.log -o walk.json
                  the gestures as a trace, which run replays to the same callbacks
              pagetrace explain device.log --format json
              pagetrace explain walk.jsonl
              pagetrace run trace.json --format text -o - | pagetrace explain -

            EXIT CODES
              0 yes; 1 no; 4 only with assumptions; 2 the log is refused; 3 a limit was met, nobody knows; 73 a trace cannot say the walk that \
            -o asks for; the others are those of run
            """
    )

    @Argument(help: "A log or a recording; - is standard input.", completion: .file())
    var log: String

    @Option(
        help: .system(orBoth: false, "the system, if you know it. Default: both, unless the log says it."),
        transform: SystemChoice.one)
    var system: PagingSystem?

    @Option(help: "The quirks of the container, or none. Such as commitInMidDrag,lostDidFinish. Default: as needed.")
    var quirks: QuirkList?

    @Option(
        help: """
            What may be assumed beyond the plain model. skips (skipped preloads alone), acts (also what the app did and \
            did not log), raises (also that UIKit did not raise E2 to E5), losses (also ends that were never reported), quirks (also quirks and readings), or all.
            """)
    var assume: ExplanationOptions.Assumable = .skips

    @Option(
        help: """
            How a line in the words of the app is read. The name of a call, =, and the words, with the \
            arguments in braces. May be given more than once.
            """)
    var pattern: [String] = []

    @Option(help: "A file of such patterns, one a line.", completion: .file())
    var patterns: String?

    @Option(help: .format(ExplanationFormat.self))
    var format: ExplanationFormat = .text

    @Option(
        name: OutputOption.name,
        help: """
            Where the gestures go, as a trace, such as walk.json. A folder, made if it is missing, or a file whose name \
            ends in .json; - is standard output.
            """,
        completion: .file())
    var output: String?

    @OptionGroup
    var writing: WritingOptions

    func validate() throws {
        try OutputOption.check(output)
        guard let output, let destination else { return }
        let isForeign = Destination.foreignEnding(of: output) != nil
        let isOther = if case .file = destination { !destination.isFile(endingIn: "json") } else { isForeign }
        guard isOther else { return }
        throw ValidationError(
            "\(output) does not end in .json: what is written is a trace. To draw it, run that trace: pagetrace run "
                + "walk.json.")
    }

    func run() throws { try CommandFailure.reporting(explain) }

    private var destination: Destination? { output.map { Destination(argument: $0) } }

    private func explain() throws {
        let options = ExplanationOptions(systems: system.map { [$0] }, quirks: quirks?.quirks, assume: assume)
        let explanation = try read().explained(options)
        if !writing.quiet, destination != .standardOutput {
            try Console.standardOutput.writeWhileRead(
                format == .json ? explanation.json : TerminalText(.standardOutput).shown(explanation.lines))
        }
        try keepWalk(of: explanation)
        switch explanation.answer {
        case .yes: return
        case .onlyIf: throw ExitCode.needsAssumptions
        case .no: throw ExitCode.hasFindings
        case .notKnown: throw ExitCode.limitReached
        }
    }

    /// Reads the file: a recording, which is JSON, or else a log, which may have lines of JSON.
    private func read() throws -> ObservedLog {
        let name = TraceSource.file(log).description
        let bytes = try InputFile.read(log, limit: RecordingLimits().fileSize)
        try ForeignFile.checkDrawing(bytes, name: name)
        let isJSON = bytes.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "{")
        // The title of a log may begin like JSON, too.
        guard isJSON, !LogShape.beginsText(Array(bytes.prefix(GeneratedFileMark.reach))),
            !ObservedLogReader.areLinesOfRecorder(bytes)
        else {
            return try ObservedLogReader.read(bytes, name: name, patterns: try readPatterns())
        }
        let file = try RecordingFile(bytes, name: name)
        if let note = file.note(on: name) { Console.standardError.writeIgnoringErrors(note) }
        return try ObservedLog(file.recording, name: name)
    }

    private func readPatterns() throws -> [LogPattern] {
        let given = try pattern.map { try LogPattern($0) }
        guard let patterns else { return given }
        let bytes = try InputFile.read(patterns, limit: RecordingLimits().fileSize)
        return given + (try LogPattern.file(bytes, name: TraceSource.file(patterns).description))
    }

    private func keepWalk(of explanation: Explanation) throws {
        guard let destination else { return }
        guard let trace = explanation.trace else {
            let reason =
                explanation.isExplained
                ? "a trace cannot say what the app does in its callbacks, so nothing was written"
                : "no walk to keep, so nothing was written"
            let verdict = destination == .standardOutput && !writing.quiet ? explanation.verdict + "\n" : ""
            Console.standardError.writeIgnoringErrors(verdict + reason + "\n")
            // Whoever asked for the walk must not take an older file for it.
            if explanation.isExplained { throw ExitCode.cannotWrite }
            return
        }
        let file = OutputFile(name: RunInput.either(log).baseName + ".walk.json", bytes: Array(trace.json().utf8))
        try writing.writer(reading: [log]).write(file, to: destination)
    }
}

enum ExplanationFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
