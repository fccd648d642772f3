import ArgumentParser
import PageTrace

struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say whether the model can do what a log or a recording of a device says.",
        discussion: """
            A recording is JSON or JSON lines. A log has one callback a line, written as pagetrace writes them; -> is as good as →. Numbers, indentation, \
            blank lines, lines that begin with #, and headings of steps may be there or not, so the text log of a run is a \
            log, too. Calls that are nowhere in the log are not expected.

              viewControllerAfter(First) -> Second
              viewControllerBefore(First) -> nil
              willTransitionTo [Second]
              didFinishAnimating finished: true, previous: [First], completed: true
              viewControllerAfter(Second) -> Third

            Lines of others are passed over and counted, and what stands before a call in its line: a time, a process.

            A first line such as UIPageViewController, page curl, spine mid says what is known of the container. What is \
            not known is searched for. Yes means the plain model: swipes, cancelled swipes, drags, skipped preloads, and \
            what the log says that the app did. Whatever else it takes is No in the plain model, and Only if what is \
            assumed is true.

            EXAMPLES
              pagetrace explain device.log
              pagetrace explain device.log --system classic --quirks none
              pagetrace explain device.log --assume all
                  also with sets that the app did not log, with quirks and other readings
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
        help: "classic or iOS26: the system, if you know it. Default: both, unless the log says it.",
        transform: SystemChoice.one)
    var system: PagingSystem?

    @Option(help: "The quirks of the container, such as commitInMidDrag,lostDidFinish, or none. Default: as needed.")
    var quirks: QuirkList?

    @Option(
        help: """
            What may be assumed beyond the plain model: skips (skipped preloads alone), acts (also what the app did and \
            did not log), losses (also ends that were never reported), quirks (also quirks and readings), or all.
            """)
    var assume: ExplanationOptions.Assumable = .skips

    @Option(help: "text, or json for machines.")
    var format: ExplanationFormat = .text

    @OptionGroup
    var target: OutputOption

    @OptionGroup
    var writing: WritingOptions

    func run() throws {
        try CommandFailure.reporting {
            try ExplainJob(
                path: log,
                options: ExplanationOptions(
                    systems: system.map { [$0] }, quirks: quirks?.quirks, assume: assume),
                format: format, output: target.output, isForced: writing.force, isQuiet: writing.quiet
            ).run()
        }
    }
}
