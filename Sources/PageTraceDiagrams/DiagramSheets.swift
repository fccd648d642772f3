package import Graphviz

/// The sheets of a drawing, each drawn on demand.
///
/// ```swift
/// let sheets = try Diagram.flow.sheets(of: recording, options: DiagramOptions(stepsPerSheet: 60))
/// for sheet in 0..<sheets.count { print(sheets.graph(at: sheet).title ?? "") }   // A walk (sheet 1 of 7) …
/// ```
package final class DiagramSheets {
    private let diagram: Diagram
    private let prepared: PreparedSheets
    /// Draws a sheet, counted from 0; made when the first one is drawn, for Mermaid does not need it.
    private lazy var draw = diagram.drawing(of: prepared)

    init(_ diagram: Diagram, _ prepared: PreparedSheets) {
        self.diagram = diagram
        self.prepared = prepared
    }

    /// The number of sheets, at least 1.
    package var count: Int { prepared.plan.sheets.count }

    /// Draws a sheet.
    ///
    /// - Parameter sheet: The index of the sheet, from 0.
    /// - Returns: A graph, the same for the same recording.
    package func graph(at sheet: Int) -> Graph {
        prepared.speaking { draw(sheet) }
    }

    /// Draws a sheet for programs: the drawing with what belongs together and what comes after what, or that alone if
    /// Graphviz is to find the places.
    ///
    /// - Parameter sheet: The index of the sheet, from 0.
    /// - Returns: A graph, the same for the same recording.
    package func outline(at sheet: Int) -> Graph {
        prepared.speaking {
            let outline = StepOutline(prepared, sheet: sheet, diagram: diagram)
            return prepared.options.isPlaced ? outline.marked(draw(sheet)) : outline.graph
        }
    }

    /// Writes a sheet as Mermaid source.
    ///
    /// - Parameter sheet: The index of the sheet, from 0.
    /// - Returns: The source, the same for the same recording.
    package func mermaid(at sheet: Int) -> String {
        prepared.speaking {
            switch diagram {
            case .flow: FlowMermaid.source(of: sheet, prepared)
            case .calls: CallsMermaid.source(of: sheet, prepared)
            case .cache: CacheMermaid.source(of: sheet, prepared)
            case .states: StatesMermaid(prepared).source()
            }
        }
    }
}

extension Diagram {
    fileprivate func drawing(of prepared: PreparedSheets) -> (Int) -> Graph {
        switch self {
        case .flow: FlowDiagram(prepared).graph(of:)
        case .calls: CallsDiagram(prepared).graph(of:)
        case .cache: CacheDiagram(prepared).graph(of:)
        case .states: StatesDiagram(prepared).graph(of:)
        }
    }
}
