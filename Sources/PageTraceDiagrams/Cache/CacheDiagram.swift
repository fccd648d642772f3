import Graphviz
import PageTrace

/// Only held pages: one row per step, one column per page, and on the right the pages that came and went.
struct CacheDiagram: SheetDrawing {
    let prepared: PreparedSheets
    let grid: PageGrid
    let legend: Legend
    /// Whether there is a column for the pages that came and went.
    let showsChanges: Bool
    /// The width of the column with the gestures.
    let labelWidth: Double
    /// The left edge and the width of the column with the pages that came and went.
    let changes: (left: Double, width: Double)

    /// The maximum widths of the columns beside the pages.
    private static let limits = (label: 178.0, denseLabel: 140.0, labelAlone: 220.0, changes: 112.0)
    /// The room above and below the cells of a row.
    private static let rowRoom = 6.0
    /// The minimum number of steps in a column if there are several columns: rows are low.
    private static let columnLength = 40
    /// The room between two columns.
    private static let columnRoom = 56.0

    /// Prepares the drawing of a recording.
    init(_ prepared: PreparedSheets) {
        self.prepared = prepared
        let drawn = prepared.plan.drawn
        // If there are many pages, the cells need the room, and show by themselves what came and went.
        let isDense = PageGrid(of: drawn, room: 0, limit: prepared.width).columnCount > 8
        showsChanges = !isDense && drawn.steps.contains { !$0.loaded.isEmpty || !$0.dropped.isEmpty }
        let labels = drawn.steps.reduce(60.0) { max($0, CacheRow.labelWidth(of: $1)) }
        let limit = isDense ? Self.limits.denseLabel : showsChanges ? Self.limits.label : Self.limits.labelAlone
        labelWidth = min(labels, limit).rounded(.up)
        let changeWidth = drawn.steps.reduce(70.0) { max($0, CacheRow.changesWidth(of: $1)) }
        let width = showsChanges ? min(changeWidth, Self.limits.changes).rounded(.up) : 0
        var grid = PageGrid(of: drawn, room: 0, limit: prepared.width - labelWidth - width - 18)
        grid.shift(by: labelWidth + 10)
        self.grid = grid
        changes = (left: grid.right + grid.margin + 8, width: width)
        var legend = Legend(prepared.plan)
        legend.addCells(grid: grid, tracker: nil, absence: .cell)
        self.legend = legend
    }

    /// The width of a column.
    var width: Double { changes.left + changes.width }
    /// The height of a row without a note.
    var pitch: Double { max(grid.cellHeight, 28) + 2 * Self.rowRoom }

    /// The note below a row, which may be as wide as the row.
    func note(of step: Step) -> NoteBar? { NoteBar(step, limit: width) }

    /// The height of a row with its note.
    func height(of step: Step) -> Double {
        pitch + (note(of: step).map { $0.size.height + Self.rowRoom } ?? 0)
    }

    /// Draws a sheet.
    func graph(of number: Int) -> Graph {
        let plan = prepared.plan
        let steps = plan.sheets[number]
        var sheet = Sheet(id: "cache", prepared, number: number, left: 0, width: width)
        sheet.graph.nodes.reserveCapacity(steps.count * 10)
        let height = steps.reduce(0) { $0 + self.height(of: plan.drawn.steps[$1]) }
        let columnPitch = width + Self.columnRoom
        let columns = plan.columns(of: steps, least: Self.columnLength, height: height, width: columnPitch)
        var windows = grid.windows
        var bottom = sheet.top
        for column in prepared.columns(columns, of: number) {
            var drawing = CacheColumn(
                cache: self, column: column, isPlain: steps.count > Measures.plainLimit,
                isLong: columns.count > 1 || number > 0, left: Double(column.index) * columnPitch, top: sheet.top)
            drawing.draw(into: &sheet.graph.nodes, windows: &windows)
            bottom = max(bottom, drawing.top)
        }
        if prepared.showsLegend { legend.draw(at: Point(x: 0, y: bottom + 22), width: width, into: &sheet.graph.nodes) }
        return sheet.graph
    }
}
