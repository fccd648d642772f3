/// The text of a node that keeps to a side, for formats in which libgvc draws text by itself.
///
/// With the fonts of a machine a text is wider or narrower than it was estimated. libgvc centers what is wider than its
/// node, and all markup, and so a line would begin further left or right than the one below it. In a cell of exactly the
/// node's size it begins at the side that it keeps to, whatever its width.
struct AnchoredLabel {
    let lines: [[TextRun]]
    /// The side: left or right.
    let alignment: HorizontalAlignment
    let size: Size

    /// Puts the label of a node into a cell; nil if it is centered, or if the node has no room.
    init?(_ node: Node) {
        size = node.frame.size
        guard size.hasRoom else { return nil }
        switch node.label {
        case .text(let text, let alignment) where alignment != .center && !text.isEmpty:
            lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
                .map { [TextRun($0.isEmpty ? " " : String($0))] }
            self.alignment = alignment
        case .lines(let lines, let alignment) where alignment != .center && !lines.isEmpty:
            guard lines.allSatisfy({ $0.contains { !$0.text.isEmpty } }) else { return nil }
            (self.lines, self.alignment) = (lines, alignment)
        case .text, .lines: return nil
        }
    }
}

extension ByteText {
    /// Appends a cell of a fixed size with lines in it.
    mutating func append(_ label: AnchoredLabel, palette: Palette) {
        append("<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\"><TR><TD" as StaticString)
        append(label.alignment == .right ? " ALIGN=\"RIGHT\"" : " ALIGN=\"LEFT\"")
        append(" FIXEDSIZE=\"TRUE\" WIDTH=\"" as StaticString)
        append(min(label.size.width, 65_535).rounded(.down), decimals: 0)
        append("\" HEIGHT=\"" as StaticString)
        append(min(label.size.height, 65_535).rounded(.down), decimals: 0)
        append("\">" as StaticString)
        append(label.lines, alignment: label.alignment, palette: palette)
        append("</TD></TR></TABLE>" as StaticString)
    }
}
