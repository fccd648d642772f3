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

extension DrawnColumn {
    /// Paints all rows.
    func paint(with painter: inout some ColumnPainter) {
        var hasOpening = false
        if case .opening? = elements.first { hasOpening = true }
        for (index, element) in elements.enumerated() {
            if index == (hasOpening ? 1 : 0), let first = steps.first {
                painter.paintStart(before: first, isAfterSign: hasOpening)
            }
            switch element {
            case .opening(let sign): painter.paint(sign, isOpening: true)
            case .closing(let sign): painter.paint(sign, isOpening: false)
            case .foldStart(let stretch, let isContinued): painter.open(stretch, isContinued: isContinued)
            case .step(let place): painter.paintStep(place)
            case .foldEnd: painter.close()
            }
        }
    }
}
