import ArgumentParser

struct Draw: BrieflyHelped {
    static let everyday = [
        "format", "diagram", "output", "steps", "open", "check", "watch", "strict", "quiet", "force",
    ]

    static let configuration = CommandConfiguration(
        abstract: "Draw recordings: of pagetrace run, a test or a device.",
        discussion: """
            Makes of a recording all that pagetrace run makes of a trace: the log, every diagram, a page to step through. \
            A recording is JSON or JSON lines, as pagetrace run --format json and jsonl write them. If JSON lines end in \
            the middle of a line, as an app leaves them that ends early, they are drawn up to there, and a note says so.

            A file that pagetrace made is replaced by its successor. Any other file stays, unless --force allows it. A \
            recording that is read is never replaced.

            EXAMPLES
              pagetrace draw walk.json
                  log, and walk.flow.svg in this folder
              pagetrace draw walk.jsonl --format html --open
                  walk.html, a page to step through, in the browser
              pagetrace draw walk.jsonl --diagram all --format svg,png -o Diagrams
                  every diagram
              pagetrace draw walk.jsonl --steps 120-180 --strict
                  these steps alone; the exit code is 1 if there are findings anywhere
              pagetrace run long.json --format jsonl -o - | pagetrace draw - -o long.svg
                  from one to the other

            EXIT CODES
              2 the recording is refused; the others are those of pagetrace run
            """)

    @Argument(
        help: "Recordings, as JSON or JSON lines; - is standard input.",
        completion: .file(extensions: ["json", "jsonl"]))
    var recordings: [String]

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

    @OptionGroup
    var flags: RunFlags

    private var output: OutputOptions {
        OutputOptions(made: made, rare: rare, look: look, target: target, writing: writing)
    }

    func validate() throws {
        try output.validate()
        try flags.validate(recordings, "recording", output)
    }

    func run() throws { try flags.run(recordings.map(RunInput.recording), output) }
}
