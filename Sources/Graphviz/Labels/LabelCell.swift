/// One cell of a table in a label.
public struct LabelCell: Hashable, Sendable {
    /// What is written in the cell, line below line.
    public var lines: [TextLine]
    /// The horizontal position of the text in the cell.
    public var alignment: HorizontalAlignment
    /// The vertical position of the text in the cell.
    public var verticalAlignment = VerticalAlignment.middle
    /// The room around the text in points, 0 to 255; nil for the table's value.
    public var padding: Double?
    /// The width of the line around the cell in points, 0 to 255; nil for the table's value.
    public var border: Double?
    /// The color of the border; nil for the table's.
    public var stroke: Color?
    /// The color behind the text; nil for none.
    public var fill: Color?
    /// The minimum size, or with ``isFixedSize`` the exact one, each side 0 to 65,535; nil for what the text needs.
    public var size: Size?
    /// Whether the size is fixed even if the text is larger.
    public var isFixedSize = false
    /// The number of columns that the cell covers, 1 or more.
    public var columnSpan = 1
    /// The number of rows that the cell covers, 1 or more.
    public var rowSpan = 1

    /// Creates a cell with one line of text in pieces.
    public init(_ runs: [TextRun], alignment: HorizontalAlignment = .center) {
        lines = runs.isEmpty ? [] : [TextLine(runs, alignment: alignment)]
        self.alignment = alignment
    }

    /// Creates a cell with one line of text in one style.
    public init(_ text: String, alignment: HorizontalAlignment = .center) {
        self.init([TextRun(text)], alignment: alignment)
    }
}
