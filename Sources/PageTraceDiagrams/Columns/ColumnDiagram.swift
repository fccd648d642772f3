/// A diagram that draws steps into columns; signs, frames around repeated steps, sheets and the foot are the same for all.
protocol ColumnDiagram {
    /// The name of its graphs, such as `flow`.
    static var name: String { get }
    var plan: DrawingPlan { get }
    /// The width of a column.
    var width: Double { get }
    /// What is explained at the foot; nil if nothing needs it.
    var legend: Legend? { get }
    /// A fresh window onto the pages that have cells.
    var window: ColumnWindow { get }
    /// Whether steps are separated by lines.
    var hasRules: Bool { get }
    /// Whether the foot says which answers were never asked for, if that is wanted.
    var hasCalls: Bool { get }
    /// The least distance of the words on a frame from the left edge.
    var foldWordsLeft: Double { get }

    /// The height of a step.
    func height(of place: Int) -> Double
    /// Draws what is above the first row.
    func drawHead(with pen: inout ColumnPen)
    /// The sign at the start, which may say more.
    func telling(_ sign: Signpost, before place: Int) -> Signpost
    /// Draws what is held before the first step.
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
