public import Graphviz
public import PageTrace

/// A way to draw a recording.
///
///     let graph = Diagram.flow.graph(of: recording)
///     let svg = try GraphRenderer.render(graph, engine: Diagram.flow.engine, format: .svg)
///
/// Stretches of steps that follow themselves are drawn once, and of many steps the columns stand side by side.
public enum Diagram: String, Hashable, Sendable, CaseIterable {
    /// Held pages and the order of calls in one, from top to bottom.
    case flow
    /// The order of calls alone: who calls whom, and what is answered.
    case calls
    /// Held pages alone, one row for each step.
    case cache
    /// The distinct states of the container, and the gestures that lead from one to the other.
    case states

    /// Who decides where things are in the drawing.
    public var engine: Engine {
        switch self {
        case .flow, .calls, .cache: .placed
        case .states: .dot
        }
    }

    /// Whether every step is drawn, so that many steps take much room; ``states`` has its own limits.
    public var showsSteps: Bool { self != .states }

    /// Prepares the drawing of a recording on one or more sheets, after a look at how large it would be.
    ///
    /// - Parameters:
    ///   - recording: What was recorded; of any container, for the recording alone is read.
    ///   - options: What is drawn, and how much of it on a sheet.
    ///   - fileName: The name of each sheet's file, so that neighbors can refer to each other; nil if there
    ///     are no files.
    /// - Returns: The sheets, of which each is drawn when it is asked for.
    /// - Throws: ``DiagramError`` where there are more steps or sheets than the options allow.
    public func sheets(
        of recording: Recording, options: DiagramOptions = DiagramOptions(), fileName: ((SheetNumber) -> String)? = nil
    ) throws(DiagramError) -> DiagramSheets {
        var options = options
        if !showsSteps {
            options.folds = false
            options.stepsPerSheet = nil
            options.stepLimit = .max
        }
        let plan = try DrawingPlan(recording, diagram: self, options: options)
        var prepared = Language.$current.withValue(options.language) { PreparedSheets(plan, options: options) }
        prepared.fileName = fileName
        return DiagramSheets(self, prepared)
    }

    /// Draws a recording on one sheet, however large.
    ///
    /// - Parameters:
    ///   - recording: What was recorded; of any container, for the recording alone is read.
    ///   - showsCoverage: Whether `flow` and `calls` say at their foot which answers of the data source were never asked
    ///     for. The other diagrams have no calls, and leave it out.
    ///   - layout: How `flow` puts calls and pages.
    /// - Returns: A graph for ``engine``, the same for the same recording.
    public func graph(of recording: Recording, showsCoverage: Bool = false, layout: FlowLayout = .automatic) -> Graph {
        var prepared = PreparedSheets(DrawingPlan(recording, folds: showsSteps))
        prepared.showsCoverage = showsCoverage
        prepared.layout = layout
        return DiagramSheets(self, prepared).graph(at: 0)
    }

    /// Writes a recording as Mermaid source, which many places that show Markdown draw by themselves.
    ///
    /// GitHub draws sources of up to 50,000 characters and 500 arrows, which are some hundred steps.
    ///
    /// - Parameter recording: What was recorded; of any container, for the recording alone is read.
    /// - Returns: The source, the same for the same recording.
    public func mermaid(of recording: Recording) -> String {
        DiagramSheets(self, PreparedSheets(DrawingPlan(recording, folds: showsSteps))).mermaid(at: 0)
    }
}
