/// The frame of a page, or the visible part of the content, in points.
package struct ScrollRectangle: Hashable, Sendable {
    /// The top left corner.
    package var origin: ScrollPoint
    package var size: ScrollSize

    package init(origin: ScrollPoint, size: ScrollSize) {
        self.origin = origin
        self.size = size
    }

    /// Whether two rectangles share an area.
    ///
    /// Rectangles that only touch at an edge do not, as in Core Graphics' `CGRect.intersects`. (Observed: Apple
    /// documents only that the intersection must not be null, and the open-source Foundation returns true here.) An
    /// empty rectangle does not either, so that a view without a size shows no page. (Choice)
    package func intersects(_ other: ScrollRectangle) -> Bool { sharedArea(with: other) > 0 }

    /// Whether two rectangles share a corner or part of an edge, but no area.
    package func touches(_ other: ScrollRectangle) -> Bool {
        let shared = overlap(with: other)
        return shared.width >= 0 && shared.height >= 0 && sharedArea(with: other) == 0
    }

    /// The area that two rectangles share, 0 if they share none.
    package func sharedArea(with other: ScrollRectangle) -> Double {
        let shared = overlap(with: other)
        return max(0, shared.width) * max(0, shared.height)
    }

    /// How far the rectangles overlap: negative if there is a gap, 0 if they touch.
    ///
    /// Less than a millionth of a point counts as 0: sums of fractions are inexact, and neighbors would overlap by the
    /// error.
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
