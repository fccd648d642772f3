/// One cell of a table in a label.
public struct LabelCell: Hashable, Sendable {
    /// What is written in the cell, line below line.
    public var lines: [TextLine]
    /// Where the text is between the cell's left and right edge.
    public var alignment: HorizontalAlignment
    /// Where the text is between the cell's upper and lower edge.
    public var verticalAlignment = VerticalAlignment.middle
    /// The room around the text in points, 0 to 255; nil for the table's.
    public var padding: Double?
    /// The width of the line around the cell in points, 0 to 255; nil for the table's.
    public var border: Double?
    /// The color of the border; nil for the table's.
    public var stroke: Color?
    /// The color behind the text; nil for none.
    public var fill: Color?
    /// The least size, or with ``isFixedSize`` the exact one, each side 0 to 65,535; nil for what the text needs.
    public var size: Size?
    /// Whether the size stays as it is even if the text is larger.
    public var isFixedSize = false
    /// How many columns the cell covers, 1 or more.
    public var columnSpan = 1
    /// How many rows the cell covers, 1 or more.
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
