import ArgumentParser
import PageTrace

struct Compare: BrieflyHelped {
    static let everyday = ["vary", "format", "names", "live", "output", "theme", "force", "quiet"]

    static let configuration = CommandConfiguration(
        abstract: "Compare two traces or recordings, or one trace under each value of a setting.",
        usage: """
            pagetrace compare <trace or recording> <trace or recording> [<options>]
            pagetrace compare <trace> --vary <key> [<options>]
            """,
        discussion: """
            Says where two traces or recordings part first, then prints both logs as one: lines that only the first has \
            begin with -, those of the second with +. The same gestures stand beside each other.

            With --vary, one trace is replayed with each value that a setting of its container or client can have, such \
            as contract, quirks, preload or strategy. Each value is compared with the first. For --vary strategy, which \
            is a setting of root containers, there is a table: what is alive, who holds it, what is on screen, which \
            animation there was, and where the user can go back to.

            EXAMPLES
              pagetrace compare mistake.json repair.json
              pagetrace compare model.json device.jsonl
                  a trace and a recording
              pagetrace compare mistake.json repair.json --format svg
                  mistake-repair.flow.svg in this folder: both drawings
              pagetrace compare mistake.json repair.json --format html --names Mistake,Repair
                  mistake-repair.html in this folder, a page to step through both
              pagetrace compare mistake.json repair.json --format html --live
                  the same, and every gesture of the reader goes to both
              pagetrace compare Traces/set-during-a-drag-strict.json --vary contract
              pagetrace compare Traces/RootContainer/root-containment.json --vary strategy
              pagetrace compare Traces/RootContainer/root-containment.json --vary strategy --format svg
                  root-containment-stack-window.flow.svg and one more: each value beside the first

            EXIT CODES
              0 no difference, 1 a difference; the others are those of pagetrace run
            """
    )

    @Argument(
        help: "Two traces or recordings, or one trace with --vary; - is standard input.",
        completion: .file(extensions: ["json", "jsonl"]))
    var traces: [String]

    @Option(help: "A setting of container or client: tries each value.")
    var vary: String?

    @Option(help: .format(ComparisonFormat.self, "Drawings stand side by side."))
    var format: ComparisonFormat = .text

    @Option(
        help: "What the two are called, such as Mistake,Repair. By default, as their files are.",
        transform: { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) })
    var names: [String]?

    @Flag(
        name: .customLong("live"),
        help: "The page answers to a finger, for both traces at once. With --format html.")
    var isLive = false

    @OptionGroup
    var look: LookOptions

    @OptionGroup
    var target: OutputOption

    @OptionGroup
    var writing: WritingOptions

    func validate() throws {
        if traces.count > 2 { throw ValidationError("Two traces can be compared, and these are \(traces.count).") }
        if traces == ["-", "-"] { throw ValidationError("Standard input can be read once: name - once.") }
        if traces.count == 1, vary == nil {
            throw ValidationError("Name a second trace, or a setting to vary, such as --vary contract.")
        }
        if traces.count == 2, vary != nil {
            throw ValidationError("--vary compares one trace with itself. Leave out one of the two.")
        }
        if vary != nil, isLive || names != nil {
            throw ValidationError("--names and --live belong to two traces. Leave out --vary, or these.")
        }
        if isLive, format != .html { throw ValidationError("--live is a page: add --format html.") }
        if let names, names.count != 2 {
            throw ValidationError("--names takes two, such as Mistake,Repair, and these are \(names.count).")
        }
        if case .file(_, let name) = destination {
            let ending = format.rawValue
            guard format == .text || !destination.isFile(endingIn: ending) else { return }
            throw ValidationError(
                format == .text
                    ? "The text goes to standard output. For a file, name a --format, such as svg."
                    : "\(name) does not end in .\(ending). Change the ending, or --format.")
        }
    }

    func run() throws {
        try CommandFailure.reporting {
            if let vary { try compareVariations(of: vary) } else { try compareInputs() }
        }
    }
}
