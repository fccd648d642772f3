/// Paints what is in a column, from top to bottom.
///
/// There is one way through the rows of a column, for drawings and for Mermaid.
protocol ColumnPainter {
    /// Paints a sign at the start or the end.
    mutating func paint(_ sign: Signpost, isOpening: Bool)
    /// Paints what is held before the first step.
    mutating func paintStart(before place: Int, isAfterSign: Bool)
    /// Begins repeated steps, or continues them from the column before.
    mutating func open(_ stretch: FoldedStretch, isContinued: Bool)
    /// Paints a step, given by its place among those that are drawn.
    mutating func paintStep(_ place: Int)
    /// Ends repeated steps, at least those in this column.
    mutating func close()
}

extension ColumnPainter {
    /// Paints all of a column.
    mutating func paint(_ column: DrawnColumn, of plan: DrawingPlan) {
        let steps = column.steps
        if let sign = column.opening { paint(sign, isOpening: true) }
        if let first = steps.first { paintStart(before: first, isAfterSign: column.opening != nil) }
        for place in steps {
            let stretch = plan.stretch(at: place)
            if let stretch, place == max(stretch.steps.lowerBound, steps.lowerBound) {
                open(stretch, isContinued: place > stretch.steps.lowerBound)
            }
            paintStep(place)
            if let stretch, place + 1 == min(stretch.steps.upperBound, steps.upperBound) { close() }
        }
        if let sign = column.closing { paint(sign, isOpening: false) }
    }
}
