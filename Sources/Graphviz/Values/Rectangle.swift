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
