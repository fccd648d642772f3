public import Graphviz
public import PageTrace

/// A way to draw a recording.
///
///     let graph = Diagram.flow.graph(of: recording)
///     let svg = try GraphRenderer.render(graph, engine: Diagram.flow.engine, format: .svg)
public enum Diagram: String, Hashable, Sendable, CaseIterable {
    /// Held pages and the order of calls in one, from top to bottom.
    case flow
    /// The order of calls alone: who calls whom, and what is answered.
    case calls
    /// Held pages alone, a row a step.
    case cache
    /// The distinct states of the container, and the gestures that lead from one to the other.
    case states

    /// Who decides where things stand in the drawing.
    public var engine: Engine {
        switch self {
        case .flow, .calls, .cache: .placed
        case .states: .dot
        }
    }

    /// Draws a recording.
    ///
    /// - Parameters:
    ///   - recording: What was recorded; of any container, for the recording alone is read.
    ///   - showsCoverage: Whether `flow` and `calls` say at their foot which answers of the data source were never asked
    ///     for. The other diagrams have no calls, and leave it out.
    /// - Returns: A graph for ``engine``, the same for the same recording.
    public func graph(of recording: Recording, showsCoverage: Bool = false) -> Graph {
        switch self {
        case .flow: FlowDiagram(recording).graph(showsCoverage: showsCoverage)
        case .calls: CallsDiagram(recording).graph(showsCoverage: showsCoverage)
        case .cache: CacheDiagram(recording).graph()
        case .states: StatesDiagram(recording).graph()
        }
    }

    /// Writes a recording as Mermaid source, which many places that show Markdown draw by themselves.
    ///
    /// GitHub draws sources of up to 50,000 characters and 500 arrows, which are some hundred steps.
    ///
    /// - Parameter recording: What was recorded; of any container, for the recording alone is read.
    /// - Returns: The source, the same for the same recording.
    public func mermaid(of recording: Recording) -> String {
        switch self {
        case .flow: FlowMermaid(recording).source()
        case .calls: CallsMermaid(recording).source()
        case .cache: CacheMermaid(recording).source()
        case .states: StatesMermaid(recording).source()
        }
    }
}
