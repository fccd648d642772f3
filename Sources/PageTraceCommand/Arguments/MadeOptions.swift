public import ArgumentParser
import PageTrace
public import PageTraceDiagrams

/// The options of what is made that most people need.
struct MadeOptions: ParsableArguments {
    @Option(help: .format(ArtifactFormat.self, "Default: svg. Several: svg,text."))
    var format: List<ArtifactFormat>?

    @Option(help: .diagram())
    var diagram: DiagramList = DiagramList([.flow])

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
    fileprivate init(argument: String) throws {
        do {
            try self.init(argument)
        } catch {
            throw ValidationError(error.description)
        }
    }
}

extension ArtifactFormat: ExpressibleByArgument {}

/// The options of what is made that few people need.
struct RareOptions: ParsableArguments {
    @Flag(
        help: """
            In place of a diagram, an SVG that moves: a phone goes through the walk, and each call appears when it \
            comes. For at most 24 steps: trace.animated.svg.
            """)
    var animate = false

    @Option(
        help: """
            At most so many steps on a sheet; the sheets are linked: walk.flow-01.svg, walk.flow-02.svg. (Default: one \
            file; in a folder, 60 if there are more.)
            """)
    var perSheet: Int?

    @Option(
        help: """
            The height that a sheet keeps to, with the room around it, in points, as 842 on A4: it ends between two \
            steps, and the next goes on in a file of its own. 300 to 14400.
            """)
    var height: Int?

    @Option(help: "The dots of a PNG to the inch: 72 to 600 (default: 144, or fewer if the drawing is large).")
    var dpi: Int?

    @Option(help: "Where things are in DOT: placed, or none for the graph alone, which dot lays out.")
    var layout: DotLayout = .placed

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

    @Flag(
        name: .customLong("legend"),
        help: """
            Make only the legend, one for all traces and diagrams that are named, as for the drawings of a chapter: \
            trace.legend.svg, or legend.svg.
            """)
    var isLegend = false

    @Flag(name: .customLong("no-caption"), help: "Leave out the title, the description and the figures at the top.")
    var hidesCaption = false

    @Flag(name: .customLong("no-fold"), help: "Draw every step, even if a stretch repeats.")
    var drawsRepeats = false

    @Flag(help: "Also say which answers of the data source were never asked for.")
    var coverage = false
}

/// Whether DOT says where everything is.
enum DotLayout: String, ExpressibleByArgument, CaseIterable {
    case placed, none
}

extension Theme: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}
