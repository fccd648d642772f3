package import Graphviz
package import PageTrace

/// The sheets of a drawing, each drawn on demand.
///
/// ```swift
/// let sheets = try Diagram.flow.sheets(of: recording, options: DiagramOptions(stepsPerSheet: 60))
/// for sheet in 0..<sheets.count { print(sheets.graph(at: sheet).title ?? "") }   // A walk (sheet 1 of 7) …
/// ```
package final class DiagramSheets {
    private let diagram: Diagram
    private let plan: DrawingPlan
    /// Made when the first sheet is drawn, for Mermaid does not need it.
    private lazy var drawing: any SheetDrawing =
        switch diagram {
        case .flow: FlowDiagram(plan)
        case .calls: CallsDiagram(plan)
        case .cache: CacheDiagram(plan)
        case .states: StatesDiagram(plan)
        }

    init(_ diagram: Diagram, _ plan: DrawingPlan) {
        self.diagram = diagram
        self.plan = plan
    }

    var options: DiagramOptions { plan.options }
    var recording: Recording { plan.recording }

    /// What is explained at the foot; of `calls`, which say it above the lines, whose calls they are.
    var legend: Legend { plan.speaking { drawing.legend ?? Legend(rolesOf: plan) } }

    package var count: Int { plan.sheets.count }

    package func graph(at sheet: Int) -> Graph {
        plan.speaking { drawing.graph(of: sheet) }
    }

    /// A sheet for programs: the drawing with what belongs together and what comes after what, or that alone if Graphviz
    /// is to find the places.
    package func outline(at sheet: Int) -> Graph {
        plan.speaking {
            let outline = StepOutline(plan, sheet: sheet, diagram: diagram)
            return plan.options.isPlaced ? outline.marked(drawing.graph(of: sheet)) : outline.graph
        }
    }

    package func mermaid(at sheet: Int) -> String {
        plan.speaking {
            switch diagram {
            case .flow: FlowMermaid.source(of: sheet, plan)
            case .calls: CallsMermaid.source(of: sheet, plan)
            case .cache: CacheMermaid.source(of: sheet, plan)
            case .states: StatesMermaid(plan).source()
            }
        }
    }
}

/// A recording, ready to be drawn sheet by sheet.
protocol SheetDrawing {
    /// What is explained at the foot; nil if nothing needs it.
    var legend: Legend? { get }
    /// Draws a sheet, counted from 0.
    func graph(of number: Int) -> Graph
}

extension Diagram {
    /// Prepares the drawing of a recording on one or more sheets, which refer to each other by the names of their files, if
    /// they have any.
    ///
    /// - Throws: ``DiagramError`` if there are more steps or sheets than the options allow.
    package func sheets(
        of recording: Recording, options: DiagramOptions = DiagramOptions(), fileName: ((SheetNumber) -> String)? = nil
    ) throws(DiagramError) -> DiagramSheets {
        var options = options
        if !showsSteps {
            options.folds = false
            options.stepsPerSheet = nil
            options.sheetHeight = nil
            options.stepLimit = .max
        }
        let plan = DrawingPlan(recording, options: options, fileName: fileName)
        try DrawingPlan.check(self, steps: plan.drawn.steps.count, options: options)
        let sheets = DiagramSheets(self, plan)
        if let height = options.sheetHeight {
            try plan.cut(self, to: Double(height)) { sheets.graph(at: $0).height }
        }
        return sheets
    }
}

extension Graph {
    /// The height of the drawing, with the room around it.
    fileprivate var height: Double {
        let top = nodes.reduce(.infinity) { min($0, $1.frame.minY) }
        let bottom = nodes.reduce(-.infinity) { max($0, $1.frame.maxY) }
        return max(0, bottom - top) + 2 * padding
    }
}
