import Graphviz
import PageTrace

/// Held pages and the order of calls in one, from top to bottom: cells, step, cells, step, cells.
struct StackedFlow: SheetDrawing {
    let prepared: PreparedSheets
    let boxes: [StepBox]
    let grid: PageGrid
    let legend: Legend
    /// The left edge and the width of the steps' boxes.
    let left: Double
    let width: Double

    /// The fewest steps of a column if there are several columns.
    private static let columnLength = 15
    /// The room between two columns.
    private static let columnRoom = 64.0

    /// Prepares the drawing of a recording.
    init(_ prepared: PreparedSheets) {
        self.prepared = prepared
        let plan = prepared.plan
        let limit = prepared.width - 64
        let lines = BoxLines(
            limit: limit - StepBox.indent - StepBox.rightRoom, skipped: SkippedCalls(plan.drawn))
        boxes = plan.drawn.steps.enumerated().map { place, step in
            StepBox(step, name: plan.name(of: place), times: plan.stretch(at: place)?.badge, lines: lines)
        }
        let needed = min(limit, boxes.reduce(360) { max($0, $1.width) }).rounded(.up)
        grid = PageGrid(of: plan.drawn, room: needed, limit: prepared.width)
        width = max(needed, grid.right - grid.left)
        left = min(grid.left, (grid.left + grid.right - width) / 2)
        var legend = Legend(plan)
        legend.addRoles()
        legend.addCells(grid: grid, tracker: nil, absence: .cell, showsScreen: true)
        self.legend = legend
    }

    /// Draws a sheet.
    func graph(of number: Int) -> Graph {
        let steps = prepared.plan.sheets[number]
        var sheet = Sheet(id: "flow", prepared, number: number, left: left, width: width)
        let isPlain = steps.count > Measures.plainLimit
        sheet.graph.nodes.reserveCapacity(steps.count * (isPlain ? 7 : 16))
        let rowHeight = grid.cellHeight + 2 * Measures.arrowLength
        let height = boxes[steps].reduce(0) { $0 + $1.height + rowHeight }
        let pitch = width + 2 * grid.margin + Self.columnRoom
        let columns = prepared.plan.columns(of: steps, least: Self.columnLength, height: height, width: pitch)
        var bottom = sheet.top
        var windows = grid.windows
        for column in prepared.columns(columns, of: number) {
            var drawing = StackedFlowColumn(
                flow: self, column: column, isPlain: isPlain, isLong: columns.count > 1 || number > 0,
                left: left + Double(column.index) * pitch, top: sheet.top)
            drawing.draw(into: &sheet.graph, windows: &windows)
            bottom = max(bottom, drawing.top)
        }
        if prepared.showsLegend {
            bottom = legend.draw(at: Point(x: left, y: bottom + 28), width: width, into: &sheet.graph.nodes)
        }
        if prepared.showsCoverage {
            sheet.addCoverage(of: prepared.plan.recording, at: Point(x: left, y: bottom), width: width)
        }
        return sheet.graph
    }
}
