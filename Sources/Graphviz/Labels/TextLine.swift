/// One line of a label: pieces of text, one after the other.
public struct TextLine: Hashable, Sendable {
    /// The pieces, from left to right.
    public var runs: [TextRun]
    /// The alignment of the line among the others of its label or cell.
    public var alignment: HorizontalAlignment

    /// Creates a line from its pieces.
    public init(_ runs: [TextRun], alignment: HorizontalAlignment = .center) {
        self.runs = runs
        self.alignment = alignment
    }
}
