/// The text of a node that keeps to a side, for formats in which libgvc draws text by itself.
///
/// With the fonts of a machine a text is wider or narrower than it was estimated. libgvc centers what is wider than its
/// node, and all markup, and so a line would begin further left or right than the one below it. In a cell of exactly the
/// node's size it begins at the side that it keeps to, whatever its width.
struct AnchoredLabel {
    /// The lines, all aligned to one side.
    let lines: [TextLine]
    let size: Size
    /// Whether the lines end at the right, and do not begin at the left.
    let isRight: Bool
}

extension Node {
    /// The label in a cell; nil if it is centered, or if the node has no room.
    var anchoredLabel: AnchoredLabel? {
        guard frame.size.hasRoom else { return nil }
        switch label {
        case .text(let text, let alignment) where alignment != .center && !text.isEmpty:
            let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
                .map { TextLine([TextRun($0.isEmpty ? " " : String($0))], alignment: alignment) }
            return AnchoredLabel(lines: lines, size: frame.size, isRight: alignment == .right)
        case .lines(let lines):
            guard let alignment = lines.first?.alignment, alignment != .center,
                lines.allSatisfy({ $0.alignment == alignment && $0.runs.contains { !$0.text.isEmpty } })
            else { return nil }
            return AnchoredLabel(lines: lines, size: frame.size, isRight: alignment == .right)
        case .text: return nil
        }
    }
}

extension ByteText {
    /// Appends a cell of a fixed size with lines in it.
    mutating func append(_ label: AnchoredLabel, palette: Palette) {
        append("<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\"><TR><TD" as StaticString)
        append(label.isRight ? " ALIGN=\"RIGHT\"" : " ALIGN=\"LEFT\"")
        append(" FIXEDSIZE=\"TRUE\" WIDTH=\"" as StaticString)
        append(min(label.size.width, 65_535).rounded(.down), decimals: 0)
        append("\" HEIGHT=\"" as StaticString)
        append(min(label.size.height, 65_535).rounded(.down), decimals: 0)
        append("\">" as StaticString)
        append(label.lines, palette: palette)
        append("</TD></TR></TABLE>" as StaticString)
    }
}
