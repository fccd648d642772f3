public import ArgumentParser
public import Graphviz
import PageTrace
public import PageTraceDiagrams

/// The options that say what is made, and where it goes.
struct OutputOptions: ParsableArguments {
    @Option(
        help: """
            svg, png, pdf, dot, mermaid; text, json, jsonl, coverage for the log; html for a page to step through. \
            Several: svg,text.
            """)
    var format: List<ArtifactFormat> = List([.svg])

    @Option(help: "flow, calls, cache, states, or all. Several: flow,states.")
    var diagram: DiagramList = DiagramList([.flow])

    @Option(help: "automatic, light or dark. Automatic: an SVG follows the reader's setting, the rest is light.")
    var theme: Theme = .automatic

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: "The folder for the files, made where it is missing; - writes one result to standard output.",
        completion: .directory)
    var folder = "."

    @Option(
        help: """
            For page view controllers, also record appearance, containment, or both: appearance,containment. Other \
            containers always record all that they have.
            """)
    var observe: List<ObservedRole> = List([])

    @Option(
        help: "Only these steps, by the numbers of the log: 120-180, 120-, -180 or 120.",
        transform: StepRange.init(argument:))
    var steps: StepRange?

    @Option(help: "One file for so many steps, with references to its neighbours: walk.flow-01.svg, walk.flow-02.svg.")
    var perSheet: Int?

    @Flag(name: .customLong("no-fold"), help: "Draw every step, also where a stretch follows itself again and again.")
    var drawsRepeats = false

    @Flag(help: "Also say which answers of the data source were never asked for.")
    var coverage = false

    /// What to make of each trace, in order, each once.
    var artifacts: [Artifact] {
        var artifacts: [Artifact] = []
        for format in format.elements {
            let made = format.isOfDiagrams ? diagram.elements.map { Artifact.diagram($0, format) } : [.log(format)]
            artifacts += made.filter { !artifacts.contains($0) }
        }
        return artifacts
    }

    /// What is drawn, and how much of it on a sheet.
    var diagramOptions: DiagramOptions {
        DiagramOptions(showsCoverage: coverage, folds: !drawsRepeats, stepsPerSheet: perSheet)
    }

    /// The roles to record beside those that the trace names.
    var observes: Set<CallbackRecord.Role> {
        Set(observe.elements.map(\.role))
    }

    /// Whether the result goes to standard output and not into a file.
    var isStandardOutput: Bool { folder == "-" }

    func validate() throws {
        if isStandardOutput, artifacts.count != 1 {
            throw ValidationError(
                "--output - takes one result, and this asks for \(artifacts.count). Name one --format and one --diagram."
            )
        }
        if let perSheet, perSheet < 1 {
            throw ValidationError("--per-sheet \(perSheet) leaves the sheets empty. A sheet has at least one step.")
        }
        if folder.isEmpty {
            throw ValidationError("--output is empty: name a folder, or - for standard output.")
        }
    }
}

extension Theme: ExpressibleByArgument {}

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

/// A role that is recorded on demand.
enum ObservedRole: String, ExpressibleByArgument, CaseIterable {
    case appearance, containment

    var role: CallbackRecord.Role {
        switch self {
        case .appearance: .appearance
        case .containment: .containment
        }
    }
}

extension ArtifactFormat: ExpressibleByArgument {}
