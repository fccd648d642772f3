extension PagingScrollView {
    private var rows: Int { max(1, (pages.count + columns - 1) / columns) }

    /// The visible part of the content area; it reaches beyond the content during a bounce.
    package var visibleArea: ScrollRectangle { ScrollRectangle(origin: contentOffset, size: size) }

    /// The offset in pages; 0 along an axis on which pages have no length.
    package var offsetInPages: ScrollPoint {
        ScrollPoint(
            x: size.width > 0 ? (contentOffset.x / size.width).bounded : 0,
            y: size.height > 0 ? (contentOffset.y / size.height).bounded : 0)
    }

    package func place(ofPageAt position: Int) -> PagePlace {
        PagePlace(horizontal: position % columns, vertical: position / columns)
    }

    /// The page at a place; nil outside the grid, and where the last row is not full.
    package func page(at place: PagePlace) -> String? {
        guard (0..<columns).contains(place.horizontal), (0..<rows).contains(place.vertical) else { return nil }
        let position = place.vertical * columns + place.horizontal
        return pages.indices.contains(position) ? pages[position] : nil
    }

    /// The page next to the one that fills most of the view, nil at an end.
    package func neighbor(_ direction: Direction, axis: ScrollAxis? = nil) -> String? {
        guard var place = largestPlace else { return nil }
        let step = direction == .forward ? 1 : -1
        if (axis ?? self.axis) == .vertical { place.vertical += step } else { place.horizontal += step }
        return page(at: place)
    }

    package func frame(ofPageAt position: Int) -> ScrollRectangle {
        let place = place(ofPageAt: position)
        let origin = offset(atPages: ScrollPoint(x: Double(place.horizontal), y: Double(place.vertical)))
        return ScrollRectangle(origin: origin, size: size)
    }

    /// The pages that are at least partly visible, row by row.
    package var visiblePages: [String] {
        let area = visibleArea
        return near(area).filter { frame(ofPageAt: $0).intersects(area) }.map { pages[$0] }
    }

    /// The pages whose frame only touches an area, row by row: of the visible area at rest, these are all the neighbors.
    package func pages(touching area: ScrollRectangle) -> [String] {
        near(area).filter { frame(ofPageAt: $0).touches(area) }.map { pages[$0] }
    }

    /// Some of the pages, row by row.
    package func inOrder(_ some: Set<String>) -> [String] { some.count < 2 ? Array(some) : pages.filter(some.contains) }

    package var largestPage: String? { largestPosition.map { pages[$0] } }

    package var largestPlace: PagePlace? { largestPosition.map(place(ofPageAt:)) }

    /// The position of the page with the largest visible part, nil if none is visible.
    ///
    /// Of two equal ones, it is the later, as if half a page were rounded up. (Choice)
    private var largestPosition: Int? {
        let area = visibleArea
        var largest: (position: Int, area: Double)?
        for position in near(area) {
            let shared = frame(ofPageAt: position).sharedArea(with: area)
            if shared > 0, shared >= largest?.area ?? 0 { largest = (position, shared) }
        }
        return largest?.position
    }

    /// All pages that may have a point in common with an area, row by row: of many, only a few have to be looked at.
    private func near(_ area: ScrollRectangle) -> [Int] {
        let horizontal = Self.near(area.origin.x, area.size.width, page: size.width, count: columns)
        let vertical = Self.near(area.origin.y, area.size.height, page: size.height, count: rows)
        var found: [Int] = []
        for row in vertical {
            for column in horizontal where row * columns + column < pages.count { found.append(row * columns + column) }
        }
        return found
    }

    /// The same along one axis.
    private static func near(_ start: Double, _ length: Double, page: Double, count: Int) -> Range<Int> {
        // Pages without a length, and those behind the largest distance, all lie in one place.
        guard page > 0, Double(count) * page <= .largestDistance else { return 0..<count }
        // Sums of fractions are inexact, and a gap of less than a millionth of a point is none.
        let room = 2 + (2e-6 / page).truncated
        let first = (start / page).truncated - room
        let last = ((start + length) / page).truncated + room
        return max(0, min(count, first))..<max(0, min(count, last + 1))
    }

    /// Whether a part of the view lies beyond an end of the content.
    package var isBeyondEnd: Bool { contentOffset != clamped(contentOffset) }

    /// The last offset at which paging stops, in pages.
    var lastStop: ScrollPoint { ScrollPoint(x: Double(columns - 1), y: Double(rows - 1)) }

    /// An offset in points for one in pages.
    func offset(atPages pages: ScrollPoint) -> ScrollPoint {
        ScrollPoint(x: pages.x.bounded * size.width, y: pages.y.bounded * size.height).bounded
    }

    /// The nearest offset at which no part of the view lies beyond the content, in points.
    package func clamped(_ offset: ScrollPoint) -> ScrollPoint {
        let largest = self.offset(atPages: lastStop)
        return ScrollPoint(x: min(largest.x, max(0, offset.x)), y: min(largest.y, max(0, offset.y)))
    }

    /// The offset at which paging stops after a drag, in pages.
    ///
    /// A finger that is still moving takes the content to the next page in its direction, a slow one to the nearest.
    /// (It is documented only that a paging scroll view stops on multiples of its size; 0.2 points per millisecond are
    /// a choice.)
    func stop(velocity: ScrollPoint) -> ScrollPoint {
        func stop(_ position: Double, _ velocity: Double, last: Double) -> Double {
            let rule: FloatingPointRoundingRule =
                velocity >= 0.2 ? .up : velocity <= -0.2 ? .down : .toNearestOrAwayFromZero
            return min(last, max(0, position.rounded(rule))) + 0
        }
        let position = offsetInPages
        return ScrollPoint(
            x: stop(position.x, velocity.x, last: lastStop.x), y: stop(position.y, velocity.y, last: lastStop.y))
    }
}
