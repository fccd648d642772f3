extension PagingScrollView {
    package var rows: Int { grid.rows }

    /// Where the pages lie.
    private var grid: ScrollGrid { ScrollGrid(count: pages.count, columns: columns, size: size) }

    /// The visible part of the content area; it reaches beyond the content during a bounce.
    package var visibleArea: ScrollRectangle { ScrollRectangle(origin: contentOffset, size: size) }

    /// The offset in pages; 0 along an axis on which pages have no length.
    package var offsetInPages: ScrollPoint {
        ScrollPoint(
            x: size.width > 0 ? (contentOffset.x / size.width).bounded : 0,
            y: size.height > 0 ? (contentOffset.y / size.height).bounded : 0)
    }

    package func place(ofPageAt position: Int) -> PagePlace { grid.place(of: position) }

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

    package func frame(ofPageAt position: Int) -> ScrollRectangle { grid.frame(of: position) }

    /// The pages that are at least partly visible, row by row.
    package var visiblePages: [String] { grid.intersecting(visibleArea).map { pages[$0] } }

    /// The pages whose frame only touches the visible area, row by row: at rest, these are all the neighbors.
    package var touchingPages: [String] { pages(touching: visibleArea) }

    /// The pages whose frame only touches an area, row by row.
    package func pages(touching area: ScrollRectangle) -> [String] { grid.touching(area).map { pages[$0] } }

    /// Some of the pages, row by row.
    package func inOrder(_ some: Set<String>) -> [String] { some.count < 2 ? Array(some) : pages.filter(some.contains) }

    /// The page with the largest visible part, nil if none is visible; of two equal ones, the later. (Choice)
    package var largestPage: String? { grid.largest(in: visibleArea).map { pages[$0] } }

    /// The place of the page with the largest visible part, nil if none is visible; of two equal ones, the later.
    /// (Choice)
    package var largestPlace: PagePlace? { grid.largest(in: visibleArea).map(place(ofPageAt:)) }

    /// The largest offset at which no part of the view lies beyond the content, in points.
    package var largestOffset: ScrollPoint { offset(atPages: lastStop) }

    /// Whether a part of the view lies beyond an end of the content.
    package var isBeyondEnd: Bool { contentOffset != clamped(contentOffset) }

    /// The last offset at which paging stops, in pages.
    var lastStop: ScrollPoint { ScrollPoint(x: Double(columns - 1), y: Double(rows - 1)) }

    /// An offset in points for one in pages.
    func offset(atPages pages: ScrollPoint) -> ScrollPoint { grid.offset(atPages: pages) }

    /// The nearest offset at which no part of the view lies beyond the content, in points.
    package func clamped(_ offset: ScrollPoint) -> ScrollPoint {
        let largest = largestOffset
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
