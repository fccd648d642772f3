import Graphviz

/// Where a column is being drawn, and what is remembered from row to row.
struct ColumnPen {
    var graph: Graph
    /// The left edge of the column.
    let left: Double
    /// Where the next thing is drawn.
    var top: Double
    /// The column's number, from 0.
    let index: Int
    /// Whether there are other columns or sheets.
    let isLong: Bool
    /// Chooses the pages that are visible.
    var window: ColumnWindow
    /// The page shown before in each lane, which a line connects to the next one.
    var shown: [Int: PageGrid.ShownCell] = [:]
    /// The lower edge of the last head.
    var head = 0.0
    /// Whether the signs beside a page have been explained.
    var isExplained = false

    /// What the names in a column begin with that are not those of a step.
    var name: NodeName { NodeName("column\(index + 1)", isLong ? "Column \(index + 1), " : "") }

    /// Draws a line across the column.
    mutating func rule(_ name: NodeName, width: Double) {
        let frame = Rectangle(x: left, y: top - 0.5, width: width, height: 1)
        graph.nodes.append(Node(name, frame: frame, fill: .line))
    }

    /// Writes the head of something below it.
    mutating func head(_ text: String, id: String, x: Double) {
        graph.nodes.write(
            name.part("head_\(id)", "Head: \(text)"), text, at: Point(x: left + x, y: top + 6), size: Measures.mark,
            font: .boldSans, color: .muted)
    }
}
