/// What is written in a node, beside an edge or on a frame.
///
/// Whatever the text contains, it is drawn as it is: Graphviz's escapes (`\N`, `\l`) and entities (`&amp;`) have no
/// meaning here, and characters that cannot be seen or that would turn the line around are shown by a visible sign.
public enum Label: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Plain text in the font and color of what carries the label; a line feed starts a new line.
    case text(String, alignment: HorizontalAlignment = .center)
    /// Lines of text whose parts differ in color, font or decoration.
    case lines([TextLine])
    /// A table of cells.
    case table(LabelTable)

    /// A plain text, centered.
    public init(stringLiteral value: String) {
        self = .text(value)
    }
}
