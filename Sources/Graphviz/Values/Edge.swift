/// A line from one node to another.
package struct Edge: Hashable, Sendable {
    /// The nodes that the edge leaves and reaches, by their ids.
    package var tail, head: String
    package var route: Route
    package var arrowhead = Arrowhead.normal
    /// The size of the arrowhead, as a multiple of the usual one; 0 or more.
    package var arrowScale = 1.0
    package var stroke = Color.black
    /// The width of the line in points, 0 or more.
    package var penWidth = 1.0
    package var lineStyle = LineStyle.solid
    package var tooltip: String?
    /// What is written beside the edge if Graphviz finds its way, see ``Graph/isPlaced``.
    package var label: String?

    package init(from tail: String, to head: String, route: Route) {
        self.tail = tail
        self.head = head
        self.route = route
    }
}

/// How an outline or an edge is stroked.
package enum LineStyle: String, Hashable, Sendable, CaseIterable {
    case solid, dashed, dotted
    /// Not drawn at all.
    case invisible = "invis"
}

/// The way that an edge takes, from its tail to the tip of its head.
///
/// The arrowhead is part of the route: the line is shortened so that the tip of the arrowhead is exactly the route's end.
package enum Route: Hashable, Sendable {
    /// Straight lines from point to point; at least two points.
    case polyline([Point])
    /// Cubic Bézier curves: a start, and for each curve two control points and an end, so 4, 7, 10, … points.
    case curve([Point])

    package static func straight(from start: Point, to end: Point) -> Route { .polyline([start, end]) }
}

/// What is at the end of an edge.
package enum Arrowhead: String, Hashable, Sendable, CaseIterable {
    case none, normal
    /// A filled triangle with a notch, lighter than `normal`.
    case open = "vee"

    /// How much of the line the arrowhead takes at scale 1, in points.
    ///
    /// These are libgvc's own figures: it draws an arrowhead forward from the end of the curve, so the renderer has to
    /// end the curve exactly that far before the tip.
    var length: Double { self == .none ? 0 : 10 }
}
