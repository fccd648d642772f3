/// A position in a drawing, in points (1/72 inch).
///
/// `x` grows to the right and `y` grows **downward**, as in SVG. (Graphviz counts upward; the renderer converts the
/// coordinates.)
package struct Point: Hashable, Sendable {
    /// Points to the right of the origin.
    package var x: Double
    /// Points below the origin.
    package var y: Double

    /// The origin.
    package static let zero = Point(x: 0, y: 0)

    /// Creates a point from its coordinates.
    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The point at a share of the way to another.
    package func toward(_ target: Point, by share: Double) -> Point {
        Point(x: x + (target.x - x) * share, y: y + (target.y - y) * share)
    }
}

/// A width and a height, in points (1/72 inch).
package struct Size: Hashable, Sendable {
    /// Points from left to right.
    package var width: Double
    /// Points from top to bottom.
    package var height: Double

    /// Creates a size from its sides.
    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// An upright rectangle, given by its top left corner and its size, in points.
package struct Rectangle: Hashable, Sendable {
    /// The top left corner.
    package var origin: Point
    /// How far the rectangle reaches to the right and downward.
    package var size: Size

    /// Creates a rectangle from its top left corner and its sides.
    package init(x: Double, y: Double, width: Double, height: Double) {
        origin = Point(x: x, y: y)
        size = Size(width: width, height: height)
    }

    /// Creates a rectangle around its center.
    package init(center: Point, size: Size) {
        origin = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
        self.size = size
    }

    /// The point in the middle.
    package var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
    /// The left edge.
    package var minX: Double { origin.x }
    /// The top edge.
    package var minY: Double { origin.y }
    /// The right edge.
    package var maxX: Double { origin.x + size.width }
    /// The bottom edge.
    package var maxY: Double { origin.y + size.height }
}
