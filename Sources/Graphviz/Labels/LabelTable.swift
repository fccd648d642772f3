/// A label that is a table: rows of cells, each with its own text, colors and borders.
///
///     let table = LabelTable(rows: [
///         .init([.init("1"), .init("viewControllerAfter(First)", alignment: .left)]),
///         .init([.init("2"), .init("viewControllerBefore(First)", alignment: .left)]),
///     ])
public struct LabelTable: Hashable, Sendable {
    /// The cells that are side by side.
    public struct Row: Hashable, Sendable {
        /// The cells from left to right.
        public var cells: [LabelCell]

        /// Creates a row from its cells.
        public init(_ cells: [LabelCell]) {
            self.cells = cells
        }
    }

    /// The rows from top to bottom.
    ///
    /// Rows without a cell are left out; a table without rows is an empty label.
    public var rows: [Row]
    /// The width of the line around the table in points, 0 to 255; fractions are dropped.
    public var border = 0.0
    /// The width of the line around each cell in points, 0 to 127, if the cell does not say otherwise.
    public var cellBorder = 0.0
    /// The room between cells in points, 0 to 127.
    public var cellSpacing = 0.0
    /// The room around the text in each cell in points, 0 to 255, if the cell does not say otherwise.
    public var cellPadding = 2.0
    /// The color of borders; nil for the color of the labeled element.
    public var stroke: Color?
    /// The color behind the table; nil for none.
    public var fill: Color?
    /// Whether the table's corners are round.
    public var isRounded = false
    /// The minimum size of the table, or with ``isFixedSize`` the exact one; nil for what the cells need.
    public var size: Size?
    /// Whether the size is fixed even if the cells are larger.
    public var isFixedSize = false

    /// Creates a table from its rows.
    public init(rows: [Row]) {
        self.rows = rows
    }
}
