/// The three columns of a comparison: what only the first recording has, what both have, what only the second has.
///
/// A narrow drawing has the three only at its head. Below it, everything is in one column, with a column of numbers for each
/// recording, and what only one has is on its ground.
struct ComparedColumns {
    let width: Double
    /// The width of a column at a side.
    let side: Double
    /// Whether there is no room for calls in three columns.
    let isNarrow: Bool

    static let gap = 16.0
    /// Where the number of a call stands, and its text.
    private static let mark = 10.0
    private static let text = 22.0
    /// The room for a second number: what both have may be another call of each.
    private static let secondMark = 18.0
    /// The least width with three columns.
    private static let least = 540.0

    init(width: Double) {
        self.width = width
        isNarrow = width < Self.least
        side = ((width - 2 * Self.gap - Self.secondMark) / 3).rounded(.down)
    }

    /// The width of the texts in every column.
    var textWidth: Double { isNarrow ? width - Self.secondMark - Self.text : side - Self.text }

    /// The left and the right edge of a column; that of nil is in the middle.
    func edges(of side: ComparedSide?) -> (left: Double, right: Double) {
        switch side {
        case .first: (0, self.side)
        case nil: (self.side + Self.gap, width - self.side - Self.gap)
        case .second: (width - self.side, width)
        }
    }

    /// Where the two lines between columns are.
    var rules: [Double] { [side + Self.gap / 2, width - side - Self.gap / 2] }

    /// Where numbers, texts and notes stand in a column; of two numbers, the first stands before the second.
    func places(of side: ComparedSide?, isFirstOfTwo: Bool = false) -> (mark: Double, text: Double, right: Double) {
        guard !isNarrow else {
            let isSecond = side == .second || side == nil && !isFirstOfTwo
            return (Self.mark + (isSecond ? Self.secondMark : 0), Self.text + Self.secondMark, width)
        }
        let edges = edges(of: side)
        let left = edges.left + (side == nil ? Self.secondMark : 0)
        return (left + Self.mark - (isFirstOfTwo ? Self.secondMark : 0), left + Self.text, edges.right)
    }
}

/// One of two recordings that are compared.
enum ComparedSide: Int, Hashable, CaseIterable {
    case first, second

    /// The ground of its head, and the outline and the words on it.
    var fill: Palette { self == .first ? .firstFill : .secondFill }
    var line: Palette { self == .first ? .firstLine : .secondLine }
}
