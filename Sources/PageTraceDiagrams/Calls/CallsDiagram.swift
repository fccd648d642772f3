import Graphviz
import PageTrace

/// The order of calls: a line for every participant, an arrow for every call, a band for every step.
struct CallsDiagram: SheetDrawing {
    private let prepared: PreparedSheets
    private let lifelines: Lifelines
    private let blocks: [CallBlock]

    /// The minimum number of steps in a column if there are several columns.
    private static let columnLength = 15
    /// The room between two columns.
    private static let columnRoom = 56.0

    /// Prepares the drawing of a recording.
    init(_ prepared: PreparedSheets) {
        self.prepared = prepared
        let plan = prepared.plan
        let lifelines = Lifelines(plan.drawn, pageWidth: prepared.width)
        let skipped = SkippedCalls(plan.drawn)
        self.lifelines = lifelines
        blocks = plan.drawn.steps.enumerated().map { place, step in
            CallBlock(
                step, name: plan.name(of: place), times: plan.stretch(at: place)?.badge, lifelines: lifelines,
                skipped: skipped)
        }
    }

    /// Draws a sheet.
    func graph(of number: Int) -> Graph {
        let plan = prepared.plan
        let steps = plan.sheets[number]
        var sheet = Sheet(id: "calls", prepared, number: number, left: 0, width: lifelines.width)
        let pitch = lifelines.width + Self.columnRoom
        let height = blocks[steps].reduce(0) { $0 + $1.height }
        let columns = plan.columns(of: steps, least: Self.columnLength, height: height, width: pitch)
        var bottom = sheet.top
        for column in prepared.columns(columns, of: number) {
            let drawing = CallsColumn(
                column: column, blocks: blocks, plan: plan, lifelines: lifelines,
                isLong: columns.count > 1 || number > 0, left: Double(column.index) * pitch)
            bottom = max(bottom, drawing.draw(at: sheet.top, into: &sheet.graph))
        }
        if prepared.showsCoverage {
            sheet.addCoverage(of: plan.recording, at: Point(x: 0, y: bottom + 14), width: lifelines.width)
        }
        return sheet.graph
    }
}
