/// A position in a drawing, in points (1/72 inch).
///
/// `x` grows to the right and `y` grows **downward**, as in SVG. (Graphviz counts upward; the renderer converts the
/// coordinates.)
package struct Point: Hashable, Sendable {
    package var x, y: Double

    package static let zero = Point(x: 0, y: 0)

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
    package var width, height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// An upright rectangle, given by its top left corner and its size, in points.
package struct Rectangle: Hashable, Sendable {
    package var origin: Point
    package var size: Size

    package init(x: Double, y: Double, width: Double, height: Double) {
        origin = Point(x: x, y: y)
        size = Size(width: width, height: height)
    }

    package init(center: Point, size: Size) {
        origin = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
        self.size = size
    }

    package var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
    package var minX: Double { origin.x }
    package var minY: Double { origin.y }
    package var maxX: Double { origin.x + size.width }
    package var maxY: Double { origin.y + size.height }
}
