/// A thing in a drawing: a shape with a label.
///
///     var box = Node(id: "step 2: Third is shown", label: "Third")
///     box.frame = Rectangle(x: 0, y: 0, width: 108, height: 44)
///     box.fill = Color(0x1f883d)
public struct Node: Hashable, Sendable {
    /// The name by which edges refer to the node; any text, unique in its graph.
    ///
    /// It becomes the `<title>` of the node's group in SVG, which screen readers speak and browsers show on hovering:
    /// make it say what the node is.
    public var id: String
    /// What is written in the node.
    public var label: Label
    /// The outline.
    public var shape: Shape = .box
    /// The center, for graphs whose nodes have been placed (``Engine/placed``); ignored by engines that lay out.
    public var position: Point?
    /// The minimum size, or with ``isFixedSize`` the exact one; nil for the engine's default.
    public var size: Size?
    /// Whether the size is fixed even if the label is larger.
    public var isFixedSize = false
    /// The room between label and outline; nil for the engine's default.
    ///
    /// In a fixed size the outline stays where it is: text aligned left or right keeps this far from it (0 if nil).
    ///
    /// libgvc 2.42 rounds sizes, not positions, to whole points.
    public var padding: Size?
    /// The color inside the outline; nil for none.
    public var fill: Color?
    /// The color of the outline; nil for none.
    public var stroke: Color? = .black
    /// The width of the outline in points, 0 or more.
    public var penWidth = 1.0
    /// How the outline is stroked.
    public var lineStyle = LineStyle.solid
    /// Whether a box has rounded corners.
    public var isRounded = false
    /// Whether the node takes room but is not drawn.
    public var isInvisible = false
    /// The font of the label, if the label does not say otherwise.
    public var font = Font.sans
    /// The height of the label's letters in points.
    public var fontSize = 14.0
    /// The color of the label, if the label does not say otherwise.
    public var textColor = Color.black
    /// What is shown on hovering over the node.
    public var tooltip: String?
    /// Where a click on the node leads.
    public var link: Link?

    /// Creates a node; without a label, it is empty.
    public init(id: String, label: Label = .text("")) {
        self.id = id
        self.label = label
    }

    /// Creates a node that fills exactly the given rectangle.
    public init(id: String, label: Label = .text(""), frame: Rectangle) {
        self.init(id: id, label: label)
        self.frame = frame
    }

    /// The rectangle that a placed node fills; setting it sets position and size, and fixes the size.
    public var frame: Rectangle? {
        get {
            guard let position, let size else { return nil }
            return Rectangle(center: position, size: size)
        }
        set {
            position = newValue?.center
            size = newValue?.size
            isFixedSize = newValue != nil
        }
    }
}
