public import Graphviz

/// The sheets of a drawing, each drawn on demand.
///
/// ```swift
/// let sheets = try Diagram.flow.sheets(of: recording, options: DiagramOptions(stepsPerSheet: 60))
/// for sheet in 0..<sheets.count { print(sheets.graph(at: sheet).title ?? "") }   // A walk (sheet 1 of 7) …
/// ```
public final class DiagramSheets {
    private let diagram: Diagram
    private let prepared: PreparedSheets
    /// Made when the first sheet is drawn; Mermaid does not need it.
    private lazy var drawing = diagram.drawing(of: prepared)

    init(_ diagram: Diagram, _ prepared: PreparedSheets) {
        self.diagram = diagram
        self.prepared = prepared
    }

    /// The number of sheets, at least 1.
    public var count: Int { prepared.plan.sheets.count }

    /// Draws a sheet.
    ///
    /// - Parameter sheet: The index of the sheet, from 0.
    /// - Returns: A graph, the same for the same recording.
    public func graph(at sheet: Int) -> Graph {
        prepared.speaking { drawing.graph(of: sheet) }
    }

    /// Writes a sheet as Mermaid source.
    ///
    /// - Parameter sheet: The index of the sheet, from 0.
    /// - Returns: The source, the same for the same recording.
    public func mermaid(at sheet: Int) -> String {
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
    fileprivate func drawing(of prepared: PreparedSheets) -> any SheetDrawing {
        switch self {
        case .flow: FlowDiagram(prepared)
        case .calls: CallsDiagram(prepared)
        case .cache: CacheDiagram(prepared)
        case .states: StatesDiagram(prepared)
        }
    }
}
