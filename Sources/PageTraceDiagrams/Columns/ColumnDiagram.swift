import Graphviz

/// A diagram that draws steps into columns; signs, frames around repeated steps, sheets and the foot are the same for all.
protocol ColumnDiagram: SheetDrawing {
    /// The name of its graphs, such as `flow`.
    static var name: String { get }
    var plan: DrawingPlan { get }
    var width: Double { get }
    /// A fresh window onto the pages that have cells.
    var window: ColumnWindow { get }
    /// Whether steps are separated by lines.
    var hasRules: Bool { get }
    /// Whether the foot says which answers were never asked for, if that is wanted.
    var hasCalls: Bool { get }
    /// The least distance of the words on a frame from the left edge.
    var foldWordsLeft: Double { get }

    func height(of place: Int) -> Double
    func drawHead(with pen: inout ColumnPen)
    /// The sign at the start, which may say more.
    func telling(_ sign: Signpost, before place: Int) -> Signpost
    func drawStart(before place: Int, with pen: inout ColumnPen)
    func drawStep(_ place: Int, with pen: inout ColumnPen)
    /// Draws what is behind all rows of a column, or below them.
    func finish(_ steps: Range<Int>, with pen: inout ColumnPen)
}

extension ColumnDiagram {
    var legend: Legend? { nil }
    var window: ColumnWindow { ColumnWindow(count: 0, limit: 0) }
    var hasRules: Bool { true }
    var hasCalls: Bool { false }
    var foldWordsLeft: Double { 0 }
    func telling(_ sign: Signpost, before _: Int) -> Signpost { sign }
    func drawStart(before _: Int, with _: inout ColumnPen) {}
    func finish(_: Range<Int>, with _: inout ColumnPen) {}
}

extension ColumnDiagram {
    func graph(of number: Int) -> Graph {
        let places = plan.sheets[number]
        var sheet = Sheet(id: Self.name, plan, number: number, width: width)
        sheet.graph.nodes.reserveCapacity(places.count * 16)
        let pitch = width + DrawingPlan.columnRoom
        let columns = plan.columns(
            of: places, count: plan.options.columns ?? Int((plan.width + DrawingPlan.columnRoom) / pitch),
            isForced: plan.options.columns != nil)
        var bottom = sheet.top
        var window = window
        for column in plan.columns(columns, of: number) {
            let pen = ColumnPen(
                graph: sheet.graph, left: Double(column.index) * pitch, top: sheet.top, index: column.index,
                isLong: columns.count > 1 || number > 0, window: window)
            var drawing = PlacedColumn(self, column, pen: pen)
            sheet.graph.nodes = []
            sheet.graph.edges = []
            drawing.draw()
            sheet.graph = drawing.pen.graph
            window = drawing.pen.window
            bottom = max(bottom, drawing.pen.top)
        }
        if plan.options.showsLegend, let legend {
            bottom = legend.draw(at: Point(x: 0, y: bottom + 18), width: width, into: &sheet.graph)
        }
        if plan.options.showsCoverage, hasCalls {
            sheet.addCoverage(of: plan.recording, at: bottom + 12, width: width)
        }
        return sheet.graph
    }
}

extension DrawingPlan {
    fileprivate static var columnRoom: Double { 48 }

    /// The widths of as many equal columns as there is room and work for, none narrower than a limit, the narrowest
    /// first; none if one column is all there is, or if their number is given.
    func columnWidths(leaving least: Double) -> [Double] {
        let room = Self.columnRoom
        let longest = sheets.map { columns(of: $0, count: .max, isForced: false).count }.max() ?? 1
        let most = options.columns == nil ? min(longest, Int((width + room) / (least + room))) : 1
        return stride(from: most, to: 1, by: -1).map { ((width + room) / Double($0) - room).rounded(.down) }
    }
}
