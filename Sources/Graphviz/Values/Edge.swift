/// A line from one node to another.
public struct Edge: Hashable, Sendable {
    /// The node that the edge leaves, by its id.
    public var tail: String
    /// The node that the edge reaches, by its id.
    public var head: String
    /// What is written beside the edge.
    public var label: Label?
    /// The center of the label, for placed graphs; without it a placed edge shows no label.
    public var labelPosition: Point?
    /// The way that the edge takes, for placed graphs; nil for a straight line between the nodes.
    public var route: Route?
    /// What is at the end of the edge.
    public var arrowhead = Arrowhead.normal
    /// What is at the start of the edge.
    public var arrowtail = Arrowhead.none
    /// The size of arrowheads, as a multiple of the usual one; 0 or more.
    public var arrowScale = 1.0
    /// The color of the line and its arrowheads.
    public var stroke = Color.black
    /// The width of the line in points, 0 or more.
    public var penWidth = 1.0
    /// How the line is stroked.
    public var lineStyle = LineStyle.solid
    /// Whether the edge takes part in the layout but is not drawn.
    public var isInvisible = false
    /// Whether a layered layout keeps the head below the tail.
    ///
    /// An edge with a label always does, because libgvc 2.42 would otherwise corrupt memory.
    public var isConstraint = true
    /// The font of the label.
    public var font = Font.sans
    /// The height of the label's letters in points.
    public var fontSize = 14.0
    /// The color of the label.
    public var textColor = Color.black
    /// What is shown on hovering over the edge.
    public var tooltip: String?
    /// Where a click on the edge leads.
    public var link: Link?

    /// Creates an edge between two nodes, named by their ids.
    public init(from tail: String, to head: String, label: Label? = nil, route: Route? = nil) {
        self.tail = tail
        self.head = head
        self.label = label
        self.route = route
    }
}

/// How an outline or an edge is stroked.
public enum LineStyle: String, Hashable, Sendable, CaseIterable {
    /// Without gaps.
    case solid
    /// Long strokes and gaps.
    case dashed
    /// Dots.
    case dotted
}

/// The way that an edge takes, from the tip of its tail to the tip of its head.
///
/// Arrowheads are part of the route: the line is shortened so that the tip of an arrowhead is exactly the route's end.
public enum Route: Hashable, Sendable {
    /// Straight lines from point to point; at least two points.
    case polyline([Point])
    /// Cubic Bézier curves: a start, and for each curve two control points and an end, so 4, 7, 10, … points.
    case curve([Point])

    /// A straight line.
    public static func straight(from start: Point, to end: Point) -> Route { .polyline([start, end]) }
}
