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
