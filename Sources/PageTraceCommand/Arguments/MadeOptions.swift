import ArgumentParser
import PageTrace
import PageTraceDiagrams

/// The options of what is made that most people need.
struct MadeOptions: ParsableArguments {
    @Option(help: .format(ArtifactFormat.self, "Default: svg. Several: svg,text."))
    var format: List<ArtifactFormat>?

    @Option(help: .diagram())
    var diagram: DiagramList = DiagramList([.flow])

    @OptionGroup
    var target: OutputOption

    @OptionGroup
    var writing: WritingOptions

    @Option(
        help: "Only these steps: 120-180, 120-, -180 or 120. The numbers are those of the log.",
        transform: StepRange.init(argument:))
    var steps: StepRange?

    @Flag(
        name: .customLong("no-files"),
        help: "Make no files, only the log; with --strict and --quiet, only the exit code.")
    var makesNoFiles = false
}

extension StepRange {
    /// Reads a range from the command line.
    fileprivate init(argument: String) throws {
        do {
            try self.init(argument)
        } catch {
            throw ValidationError(error.description)
        }
    }
}

extension ArtifactFormat: ExpressibleByArgument {}
