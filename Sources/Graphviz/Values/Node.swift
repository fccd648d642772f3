/// A thing in a drawing: a shape with a label.
///
///     let frame = Rectangle(x: 0, y: 0, width: 108, height: 44)
///     var box = Node(id: "step2_page3", title: "Third is shown", label: .text("Third"), frame: frame)
///     box.fill = Color(0x1f883d)
package struct Node: Hashable, Sendable {
    /// The name by which edges refer to the node; any text, unique in its graph.
    package var id: String
    /// What the node is, for people; several nodes may have the same title.
    ///
    /// It becomes the `<title>` of the node's group in SVG, which screen readers speak and browsers show on hovering.
    package var title: String
    package var label: Label
    package var shape: Shape = .box
    /// The rectangle that the node fills exactly, even if the label is larger.
    ///
    /// Text aligned left or right begins or ends at its edge. libgvc 2.42 rounds sizes, not positions, to whole points.
    package var frame: Rectangle
    package var fill: Color?
    /// The color of the outline; nil for none.
    package var stroke: Color? = .black
    /// The width of the outline in points, 0 or more.
    package var penWidth = 1.0
    package var lineStyle = LineStyle.solid
    package var isRounded = false
    /// The font of the label; a part of it may be bold whatever this says.
    package var font = Font.sans
    /// The height of the label's letters in points.
    package var fontSize = 14.0
    /// The color of the label, if the label does not say otherwise.
    package var textColor = Color.black
    package var tooltip: String?
    /// Where a click on the node leads.
    package var link: Link?
    /// What the node is, in a word for programs: DOT's `class`.
    package var kind: String?

    /// Creates a node that fills exactly the given rectangle; without a title it is called by its id, and without a label it
    /// is empty.
    package init(id: String, title: String? = nil, label: Label = .text(""), frame: Rectangle) {
        self.id = id
        self.title = title ?? id
        self.label = label
        self.frame = frame
    }
}

/// The outline of a node.
package enum Shape: String, Hashable, Sendable, CaseIterable {
    case box
    /// No outline and no fill: the label alone.
    case text = "plaintext"
    case ellipse
    /// A circle around the label.
    case circle
    /// A square on its corner.
    case diamond
    case hexagon
}

/// What is written in a node.
///
/// Whatever the text contains, it is drawn unchanged: Graphviz's escapes (`\N`, `\l`) and entities (`&amp;`) have no
/// meaning here. Characters that are invisible, or that would change the text direction, are replaced by a visible
/// sign.
package enum Label: Hashable, Sendable {
    /// Plain text in the font and color of what carries the label; a line feed starts a new line.
    case text(String, alignment: HorizontalAlignment = .center)
    /// Lines of text whose parts, one after the other, differ in weight or decoration.
    case lines([[TextRun]], alignment: HorizontalAlignment = .center)
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

/// An address that a drawing may link to.
///
/// Only what a reader can follow without harm is accepted: `http`, `https`, and addresses without a scheme, relative
/// to the document. `javascript:`, `data:`, `file:` and the like give nil, as does a text with spaces or controls.
package struct Link: Hashable, Sendable {
    package let address: String

    /// Accepts an address; nil if it could do more than lead somewhere.
    package init?(_ address: String) {
        guard !address.isEmpty, address.unicodeScalars.allSatisfy(Link.isHarmless) else { return nil }
        if let end = address.unicodeScalars.firstIndex(where: { ":/?#".unicodeScalars.contains($0) }),
            address.unicodeScalars[end] == ":"
        {
            let scheme = address.unicodeScalars[..<end]
            guard ["http", "https"].contains(String(scheme).lowercased()) else { return nil }
        }
        self.address = address
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\"", "'", "<", ">", "\\", "`": return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned:
            return false
        default:
            return true
        }
    }
}
