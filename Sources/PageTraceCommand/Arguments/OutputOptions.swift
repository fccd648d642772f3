public import ArgumentParser
public import Graphviz
import PageTrace
public import PageTraceDiagrams

/// The options that say what to make, and where to write it.
struct OutputOptions: ParsableArguments {
    @Option(help: .format(ArtifactFormat.self, "Default: svg. Several: svg,text."))
    var format: List<ArtifactFormat>?

    @Option(help: .diagram())
    var diagram: DiagramList = DiagramList([.flow])

    @Flag(
        help: """
            In place of a diagram, an SVG that moves: a phone goes through the walk, and each call appears when it \
            comes. For at most 24 steps: trace.animated.svg.
            """)
    var animate = false

    @Option(help: .theme)
    var theme: Theme = .automatic

    @OptionGroup
    var target: OutputOption

    @OptionGroup
    var writing: WritingOptions

    @Option(
        help: "Only these steps, with their numbers in the log: 120-180, 120-, -180 or 120.",
        transform: StepRange.init(argument:))
    var steps: StepRange?

    @Option(
        help: """
            At most so many steps on a sheet; the sheets are linked: walk.flow-01.svg, walk.flow-02.svg. (Default: one \
            file; in a folder, 60 if there are more.)
            """)
    var perSheet: Int?

    @Option(help: "The width that a drawing keeps to, in points: 320 to 3000.")
    var width = 606

    @Option(help: "Put the steps into so many columns, for a poster (default: as many as the width has room for).")
    var columns: Int?

    @Option(
        name: .customLong("lang"),
        help: """
            The language of the words that a drawing adds: en, ja or ru. Titles, names and findings stay as they are.
            """)
    var language: Language = .english

    @Flag(name: .customLong("no-legend"), help: "Leave out the legend.")
    var hidesLegend = false

    @Flag(name: .customLong("no-caption"), help: "Leave out the title, the description and the figures at the top.")
    var hidesCaption = false

    @Flag(
        name: .customLong("no-files"),
        help: "Make no files, only the log; with --strict and --quiet, only the exit code.")
    var makesNoFiles = false

    @Flag(name: .customLong("no-fold"), help: "Draw every step, even if a stretch repeats.")
    var drawsRepeats = false

    @Flag(help: "Also say which answers of the data source were never asked for.")
    var coverage = false

    /// What to make of each trace or recording, in order, each once.
    var artifacts: [Artifact] {
        var artifacts: [Artifact] = []
        guard !makesNoFiles else { return [] }
        for format in formats {
            let made =
                animate && format == .svg
                ? [Artifact.animation]
                : format.isOfDiagrams ? diagram.elements.map { Artifact.diagram($0, format) } : [.log(format)]
            artifacts += made.filter { !artifacts.contains($0) }
        }
        return artifacts
    }

    /// The requested formats, even if only by the extension of a file.
    private var formats: [ArtifactFormat] {
        if let format { return format.elements }
        if case .file(_, let name) = destination, let format = ArtifactFormat(ending: name) { return [format] }
        return [.svg]
    }

    private var output: String? { target.output }

    var destination: Destination { Destination(argument: output ?? ".") }

    /// Whether the log is printed, because no files are requested.
    var showsLog: Bool { format == nil && output == nil }

    /// Whether nothing says that files are wanted, or what should be in them.
    var asksForNothing: Bool {
        showsLog && diagram.elements == [.flow] && perSheet == nil && columns == nil && !animate
    }

    /// What to draw, and how many steps per sheet.
    var diagramOptions: DiagramOptions {
        // No recording has more steps, and the sum of two such numbers does not overflow.
        let perSheet = perSheet.map { min($0, TraceRun.keptLimit) }
        var options = DiagramOptions(showsCoverage: coverage, folds: !drawsRepeats, stepsPerSheet: perSheet)
        if case .folder = destination { options.breaksIntoSheets = true }
        options.width = Double(width)
        options.columns = columns
        options.language = language
        options.showsLegend = !hidesLegend
        options.showsCaption = !hidesCaption
        return options
    }

    func validate() throws {
        if let perSheet, perSheet < 1 {
            throw ValidationError("--per-sheet \(perSheet) leaves the sheets empty. Put at least one step on each.")
        }
        if let output, let ending = Destination.foreignEnding(of: output) {
            let known = ArtifactFormat.allCases.map { "." + $0.fileExtension }.joined(separator: ", ")
            throw ValidationError(
                "\(output): there is no format \"\(ending)\". The endings are \(known). For a folder of that name, end it "
                    + "with a slash: \(output)/")
        }
        guard !makesNoFiles || showsLog else {
            throw ValidationError("--no-files writes no file: leave out --format and --output.")
        }
        if animate, !formats.contains(.svg) {
            throw ValidationError("--animate makes an SVG: leave --format out, or add svg to it.")
        }
        if animate, diagram.elements != [.flow] || perSheet != nil || columns != nil {
            throw ValidationError(
                "--animate draws a phone and no diagram: leave out --diagram, --per-sheet and --columns.")
        }
        guard 320...3_000 ~= width else {
            throw ValidationError("--width \(width) is out of range. Allowed are 320 to 3000 points.")
        }
        if let columns, !(1...100 ~= columns) {
            throw ValidationError("--columns \(columns) is out of range. Allowed are 1 to 100 columns.")
        }
        let count = artifacts.count
        switch destination {
        case .folder: break
        case .standardOutput where count != 1:
            throw ValidationError(
                "--output - takes one result, and this asks for \(count). Name one --format and one --diagram.")
        case .file(_, let name) where count != 1:
            throw ValidationError(
                "\(name) is one file, and this asks for \(count). Name one --format and one --diagram, or a folder: "
                    + "--output \(output ?? name)/")
        case .file: try formats.first.map { try destination.check(ending: $0.fileExtension, of: $0.rawValue) }
        case .standardOutput: break
        }
    }
}

extension Theme: ExpressibleByArgument {}

extension Language: ExpressibleByArgument {}

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
