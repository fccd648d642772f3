/// Writes the Mermaid source of a sheet, whose steps stand in one column.
protocol MermaidPainter: ColumnPainter {
    /// What is written.
    var source: MermaidSource { get }
    /// Begins the source.
    init(_ plan: DrawingPlan, sheet: Int)
    /// Writes what comes behind all steps.
    mutating func finish()
}

extension MermaidPainter {
    mutating func paintStart(before _: Int, isAfterSign _: Bool) {}
    mutating func finish() {}

    static func source(of sheet: Int, _ plan: DrawingPlan) -> String {
        var painter = Self(plan, sheet: sheet)
        painter.paint(plan.column(of: sheet), of: plan)
        painter.finish()
        return painter.source.text
    }
}
