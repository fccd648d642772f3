/// A position in a drawing, in points (1/72 inch).
///
/// `x` grows to the right and `y` grows **downward**, as in SVG. (Graphviz counts upward; the renderer converts the
/// coordinates.)
public struct Point: Hashable, Sendable {
    /// Points to the right of the origin.
    public var x: Double
    /// Points below the origin.
    public var y: Double

    /// The origin.
    public static let zero = Point(x: 0, y: 0)

    /// Creates a point from its coordinates.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The point at a share of the way to another.
    package func toward(_ target: Point, by share: Double) -> Point {
        Point(x: x + (target.x - x) * share, y: y + (target.y - y) * share)
    }
}
