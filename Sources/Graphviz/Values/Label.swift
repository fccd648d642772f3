/// What is written in a node.
///
/// Whatever the text contains, it is drawn unchanged: Graphviz's escapes (`\N`, `\l`) and entities (`&amp;`) have no
/// meaning here. Characters that are invisible, or that would change the text direction, are replaced by a visible
/// sign.
package enum Label: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Plain text in the font and color of what carries the label; a line feed starts a new line.
    case text(String, alignment: HorizontalAlignment = .center)
    /// Lines of text whose parts, one after the other, differ in weight or decoration.
    case lines([[TextRun]], alignment: HorizontalAlignment = .center)

    package init(stringLiteral value: String) {
        self = .text(value)
    }
}

package enum HorizontalAlignment: Hashable, Sendable, CaseIterable {
    case left, center, right
}

/// A piece of text in one style.
package struct TextRun: Hashable, Sendable {
    /// The text; a line feed is shown as a sign, because a run is within one line.
    package var text: String
    /// Whether the text is bold, whatever the font of the labeled element says.
    package var isBold: Bool
    package var isUnderlined: Bool

    package init(_ text: String, isBold: Bool = false, isUnderlined: Bool = false) {
        (self.text, self.isBold, self.isUnderlined) = (text, isBold, isUnderlined)
    }
}
