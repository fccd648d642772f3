/// What is written in a node.
///
/// Whatever the text contains, it is drawn unchanged: Graphviz's escapes (`\N`, `\l`) and entities (`&amp;`) have no
/// meaning here. Characters that are invisible, or that would change the text direction, are replaced by a visible
/// sign.
public enum Label: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Plain text in the font and color of what carries the label; a line feed starts a new line.
    case text(String, alignment: HorizontalAlignment = .center)
    /// Lines of text whose parts, one after the other, differ in color, weight or decoration.
    case lines([[TextRun]], alignment: HorizontalAlignment = .center)

    /// A plain text, centered.
    public init(stringLiteral value: String) {
        self = .text(value)
    }
}

/// Where something is between left and right.
public enum HorizontalAlignment: Hashable, Sendable, CaseIterable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
}
