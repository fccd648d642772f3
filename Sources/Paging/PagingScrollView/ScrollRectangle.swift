/// The frame of a page, or the part of the content that can be seen, in points.
public struct ScrollRectangle: Hashable, Sendable {
    /// The top left corner.
    public var origin: ScrollPoint
    /// The size.
    public var size: ScrollSize

    /// Creates a rectangle.
    public init(origin: ScrollPoint, size: ScrollSize) {
        self.origin = origin
        self.size = size
    }

    /// Whether two rectangles share an area.
    ///
    /// Two that only touch at an edge do not, as `CGRect.intersects` of Core Graphics has it. (Observed: Apple documents
    /// only that the intersection must not be null, and the open-source Foundation answers true here.) Nor does one
    /// without area, so that a view without a size shows no page. (Choice)
    public func intersects(_ other: ScrollRectangle) -> Bool {
        sharedArea(with: other) > 0
    }

    /// Whether two rectangles share an edge, a part of one or a corner, and no area.
    public func touches(_ other: ScrollRectangle) -> Bool {
        let shared = overlap(with: other)
        return shared.width >= 0 && shared.height >= 0 && sharedArea(with: other) == 0
    }

    /// The area that two rectangles share, 0 where they share none.
    public func sharedArea(with other: ScrollRectangle) -> Double {
        let shared = overlap(with: other)
        return max(0, shared.width) * max(0, shared.height)
    }

    /// How far the rectangles reach into each other: negative where there is a gap, 0 where they touch.
    ///
    /// A millionth of a point is nothing: sums of fractions are not exact, and neighbours would overlap by the rest.
    private func overlap(with other: ScrollRectangle) -> ScrollSize {
        func overlap(_ first: (Double, Double), _ second: (Double, Double)) -> Double {
            let overlap = min(first.0 + first.1, second.0 + second.1) - max(first.0, second.0)
            return abs(overlap) < 1e-6 ? 0 : overlap
        }
        return ScrollSize(
            width: overlap((origin.x, size.width), (other.origin.x, other.size.width)),
            height: overlap((origin.y, size.height), (other.origin.y, other.size.height)))
    }
}
