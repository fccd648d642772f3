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

/// A width and a height, in points (1/72 inch).
public struct Size: Hashable, Sendable {
    /// Points from left to right.
    public var width: Double
    /// Points from top to bottom.
    public var height: Double

    /// Creates a size from its sides.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// An upright rectangle, given by its top left corner and its size, in points.
public struct Rectangle: Hashable, Sendable {
    /// The top left corner.
    public var origin: Point
    /// How far the rectangle reaches to the right and downward.
    public var size: Size

    /// Creates a rectangle from its top left corner and its sides.
    public init(x: Double, y: Double, width: Double, height: Double) {
        origin = Point(x: x, y: y)
        size = Size(width: width, height: height)
    }

    /// Creates a rectangle around its center.
    public init(center: Point, size: Size) {
        origin = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
        self.size = size
    }

    /// The point in the middle.
    public var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
    /// The left edge.
    public var minX: Double { origin.x }
    /// The top edge.
    public var minY: Double { origin.y }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The bottom edge.
    public var maxY: Double { origin.y + size.height }
}
