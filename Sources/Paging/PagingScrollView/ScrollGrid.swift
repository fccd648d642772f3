/// Where the pages of a scroll view lie, whatever they show.
struct ScrollGrid {
    /// The number of pages.
    let count: Int
    /// The number of pages in a full row.
    let columns: Int
    let size: ScrollSize

    var rows: Int { max(1, (count + columns - 1) / columns) }

    func place(of position: Int) -> PagePlace {
        PagePlace(horizontal: position % columns, vertical: position / columns)
    }

    func frame(of position: Int) -> ScrollRectangle {
        let place = place(of: position)
        return ScrollRectangle(
            origin: offset(atPages: ScrollPoint(x: Double(place.horizontal), y: Double(place.vertical))), size: size)
    }

    /// An offset in points for one in pages.
    func offset(atPages pages: ScrollPoint) -> ScrollPoint {
        ScrollPoint(x: pages.x.bounded * size.width, y: pages.y.bounded * size.height).bounded
    }

    /// The pages whose frames share a part of an area, row by row.
    func intersecting(_ area: ScrollRectangle) -> [Int] {
        near(area).filter { frame(of: $0).intersects(area) }
    }

    /// The pages whose frames only touch an area, row by row.
    func touching(_ area: ScrollRectangle) -> [Int] {
        near(area).filter { frame(of: $0).touches(area) }
    }

    /// The page that has the largest part of an area, nil if none has any.
    ///
    /// Of two equal ones, it is the later, as if half a page were rounded up. (Choice)
    func largest(in area: ScrollRectangle) -> Int? {
        var largest: (position: Int, area: Double)?
        for position in near(area) {
            let shared = frame(of: position).sharedArea(with: area)
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
            for column in horizontal where row * columns + column < count { found.append(row * columns + column) }
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
}
