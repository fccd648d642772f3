import Graphviz
import PageTrace

/// Held pages and the order of calls side by side: calls on the left, and the pages held afterwards on the right.
struct BesideFlow: SheetDrawing {
    let prepared: PreparedSheets
    let steps: [BesideStep]
    /// The height of each step; in a comparison, some are higher, so that the same gestures are side by side.
    var heights: [Double]
    let grid: PageGrid
    /// The name of the one tracker, which is written over the shown page; nil if there are none or several.
    let tracker: String?
    /// The width of the calls, and of the whole.
    let callsWidth: Double
    let width: Double
    let legend: Legend

    /// Where numbers and calls stand; phases are before them.
    static let columns = (mark: 46.0, text: 59.0)
    /// The room between calls and pages, and right of the pages: for `nil` and `?`.
    private static let room = (middle: 22.0, right: 16.0)
    /// The minimum and maximum width of the calls.
    private static let calls = (least: 236.0, most: 292.0)
    /// The minimum number of steps in a column if there are several columns.
    private static let columnLength = 15
    /// The room between two columns.
    private static let columnRoom = 56.0

    /// Prepares the drawing of a recording; nil if its pages do not fit beside the calls.
    init?(_ prepared: PreparedSheets, isForced: Bool) {
        let plan = prepared.plan
        let isLong = plan.sheets.contains { $0.count > Measures.plainLimit }
        guard isForced || !isLong else { return nil }
        self.prepared = prepared
        let names = Set(plan.drawn.steps.lazy.flatMap(\.trackers).map(\.name))
        let tracker = names.count == 1 && plan.drawn.steps.allSatisfy { $0.trackers.count <= 1 } ? names.first : nil
        self.tracker = tracker
        let lines = BoxLines(
            limit: Self.calls.most - Self.columns.text, skipped: SkippedCalls(plan.drawn), detail: .short)
        steps = plan.drawn.steps.enumerated().map { place, step in
            BesideStep(step, name: plan.name(of: place), lines: lines, hasTitleBar: tracker != nil)
        }
        callsWidth = steps.reduce(Self.calls.least) { max($0, $1.width) }.rounded(.up)
        let left = callsWidth + Self.room.middle
        let limit = prepared.width - left - Self.room.right
        var grid = PageGrid(of: plan.drawn, room: 0, limit: limit, margin: 0)
        guard isForced || !grid.isCramped && grid.right - grid.left <= limit + 1 else { return nil }
        grid.shift(by: left - grid.left)
        self.grid = grid
        heights = steps.map { $0.height(cells: grid.cellHeight) }
        width = max(grid.right + Self.room.right, callsWidth + Self.room.middle + 120)
        var legend = Legend(plan)
        legend.addRoles()
        legend.addCells(grid: grid, tracker: tracker, absence: .dash, showsScreen: true)
        self.legend = legend
    }

    /// Draws a sheet.
    func graph(of number: Int) -> Graph {
        let plan = prepared.plan
        let places = plan.sheets[number]
        var sheet = Sheet(id: "flow", prepared, number: number, left: 0, width: width)
        sheet.graph.nodes.reserveCapacity(places.count * 16)
        let height = heights[places].reduce(0, +)
        let pitch = width + Self.columnRoom
        let columns = plan.columns(of: places, least: Self.columnLength, height: height, width: pitch)
        var bottom = sheet.top
        var windows = grid.windows
        for column in prepared.columns(columns, of: number) {
            var drawing = BesideColumn(
                flow: self, column: column, isLong: columns.count > 1 || number > 0,
                left: Double(column.index) * pitch, top: sheet.top - 4)
            drawing.draw(into: &sheet.graph, windows: &windows)
            bottom = max(bottom, drawing.top)
        }
        if prepared.showsLegend {
            bottom = legend.draw(at: Point(x: 0, y: bottom + 18), width: width, into: &sheet.graph.nodes)
        }
        if prepared.showsCoverage {
            sheet.addCoverage(of: plan.recording, at: Point(x: 0, y: bottom + 12), width: width)
        }
        return sheet.graph
    }
}
