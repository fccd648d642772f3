extension PagingScrollView {
    /// The number of rows.
    public var rows: Int { pages.isEmpty ? 1 : (pages.count + columns - 1) / columns }

    /// The visible part of the content area; it reaches beyond the content during a bounce.
    public var visibleArea: ScrollRectangle { ScrollRectangle(origin: contentOffset, size: size) }

    /// The offset in pages; 0 along an axis on which pages have no length.
    public var offsetInPages: ScrollPoint {
        ScrollPoint(
            x: size.width > 0 ? (contentOffset.x / size.width).bounded : 0,
            y: size.height > 0 ? (contentOffset.y / size.height).bounded : 0)
    }

    /// The place of the page at an index of ``pages``.
    public func place(ofPageAt position: Int) -> PagePlace {
        PagePlace(horizontal: position % columns, vertical: position / columns)
    }

    /// The page at a place; nil outside the grid, and where the last row is not full.
    public func page(at place: PagePlace) -> Page? {
        guard (0..<columns).contains(place.horizontal), (0..<rows).contains(place.vertical) else { return nil }
        let position = place.vertical * columns + place.horizontal
        return pages.indices.contains(position) ? pages[position] : nil
    }

    /// The page next to the one that fills most of the view, nil at an end.
    public func neighbour(_ direction: Direction, axis: PagingScrollViewSettings.Axis? = nil) -> Page? {
        guard var place = largestPlace else { return nil }
        let step = direction == .forward ? 1 : -1
        if (axis ?? self.axis) == .vertical { place.vertical += step } else { place.horizontal += step }
        return page(at: place)
    }

    /// The frame of the page at an index of ``pages``.
    public func frame(ofPageAt position: Int) -> ScrollRectangle {
        let place = place(ofPageAt: position)
        return ScrollRectangle(
            origin: offset(atPages: ScrollPoint(x: Double(place.horizontal), y: Double(place.vertical))), size: size)
    }

    /// The pages that are at least partly visible, row by row.
    public var visiblePages: [Page] {
        let area = visibleArea
        return pages.indices.filter { frame(ofPageAt: $0).intersects(area) }.map { pages[$0] }
    }

    /// The pages whose frame only touches the visible area, row by row: at rest, these are all the neighbors.
    public var touchingPages: [Page] {
        let area = visibleArea
        return pages.indices.filter { frame(ofPageAt: $0).touches(area) }.map { pages[$0] }
    }

    /// The index of the page with the largest visible part, nil if none is visible.
    ///
    /// Of two equal ones, it is the later, as if half a page were rounded up. (Choice)
    var positionOfLargestPage: Int? {
        let area = visibleArea
        var largest: (position: Int, area: Double)?
        for position in pages.indices {
            let shared = frame(ofPageAt: position).sharedArea(with: area)
            if shared > 0, shared >= largest?.area ?? 0 { largest = (position, shared) }
        }
        return largest?.position
    }

    /// The page with the largest visible part, nil if none is visible.
    public var largestPage: Page? { positionOfLargestPage.map { pages[$0] } }

    /// The place of the page with the largest visible part, nil if none is visible.
    public var largestPlace: PagePlace? { positionOfLargestPage.map(place(ofPageAt:)) }

    /// The largest offset at which no part of the view lies beyond the content, in points.
    public var largestOffset: ScrollPoint { offset(atPages: lastStop) }

    /// Whether a part of the view lies beyond an end of the content.
    public var isBeyondEnd: Bool { contentOffset != clamped(contentOffset) }

    /// The last offset at which paging stops, in pages.
    var lastStop: ScrollPoint { ScrollPoint(x: Double(columns - 1), y: Double(rows - 1)) }

    /// An offset in points for one in pages.
    func offset(atPages pages: ScrollPoint) -> ScrollPoint {
        ScrollPoint(x: pages.x.bounded * size.width, y: pages.y.bounded * size.height).bounded
    }

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
