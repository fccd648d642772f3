/// A thing in a drawing: a shape with a label.
///
///     let frame = Rectangle(x: 0, y: 0, width: 108, height: 44)
///     var box = Node(id: "step2_page3", title: "Third is shown", label: "Third", frame: frame)
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
