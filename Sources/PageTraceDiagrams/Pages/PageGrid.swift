import Graphviz
import PageTrace

/// Where the cells of pages stand: the same columns in every row, a lane for each holder.
///
/// If not all pages fit side by side, the cells are the slots before, shown and after, and a ruler says which pages they
/// are; or, if a holder keeps others than these, a row shows a window of the columns, and says at its ends how many more
/// there are.
struct PageGrid {
    /// The cells of one holder.
    struct Lane {
        var holder: String
        var left = 0.0
        /// How far the lane's cells are below those of the first lane.
        var drop = 0.0
    }

    let pages: TouchedPages
    /// Whether the cells are the slots before, shown and after, and not columns of pages.
    private(set) var hasSlots = false
    /// Where in the list the pages in slots are, if there is room for it.
    private(set) var ruler: PageRuler?
    /// Whether dashes stand for pages that nobody holds.
    var hasDashes = false
    /// The lanes, beside each other or one below the other.
    private(set) var lanes: [Lane]
    /// How many cells a row has.
    private(set) var count = 0
    private(set) var cellWidth = 0.0
    private(set) var cellHeight = 0.0
    private(set) var gap = 8.0
    private(set) var nameSize = Measures.name
    /// The room at either end of a row for how many more pages there are; 0 if all have their cells.
    private(set) var endRoom = 0.0

    private var names: [FittedName] = []
    private var nameWidth = 0.0
    private var lines = 1

    /// The room between two lanes side by side, and between two that are one below the other.
    static let laneRoom = (beside: 26.0, below: 19.0)
    /// The width that a lane needs to stand beside another one.
    private static let laneWidth = 176.0

    /// Makes columns for all pages that a recording touches, or slots if they may be and not all pages have room.
    ///
    /// - Parameter isBeside: Whether lanes stand beside each other; nil if they do if there is room.
    init(_ needs: PageNeeds, limit: Double, isBeside: Bool? = nil, allowsSlots: Bool = true) {
        pages = needs.pages
        lanes = needs.holders.map { Lane(holder: $0) }
        let rooms = Self.laneRoom.beside * Double(max(0, lanes.count - 1))
        let share = (limit - rooms) / Double(max(1, lanes.count))
        let isForced = isBeside != nil
        let allowsSlots = allowsSlots && needs.hasSlots
        var isBeside = isBeside ?? (lanes.count > 1 && share >= Self.laneWidth)
        if !place(width: isBeside ? share : limit, isBeside: isBeside, allowsSlots: allowsSlots, needs: needs),
            isBeside,
            !isForced
        {
            // One below the other, each has all the room.
            isBeside = false
            _ = place(width: limit, isBeside: false, allowsSlots: allowsSlots, needs: needs)
        }
        for index in lanes.indices {
            if isBeside {
                lanes[index].left = Double(index) * (laneWidth + Self.laneRoom.beside)
            } else {
                lanes[index].drop = Double(index) * (cellHeight + Self.laneRoom.below)
            }
        }
    }

    /// Chooses how many columns there are, and how large: all of them, with smaller names if they have to be; slots; or
    /// a window of columns; returns whether every name fits its cell.
    private mutating func place(width: Double, isBeside: Bool, allowsSlots: Bool, needs: PageNeeds) -> Bool {
        let all = pages.pages.count
        let fewest = min(all, PageNeeds.fewestColumns)
        let sizes = [Measures.name, Measures.smallName, Measures.mark, Measures.tinyName]
        endRoom = 0
        for columns in stride(from: min(all, PageNeeds.mostColumns), through: fewest, by: -1) {
            if columns < all, allowsSlots { break }
            endRoom = columns < all ? needs.endRoom : 0
            let usual = columns <= 7 ? Measures.name : columns <= 10 ? Measures.smallName : Measures.mark
            for size in sizes where size <= usual {
                // The smallest names are for pages that are compared, which stand twice beside each other.
                if size == Measures.tinyName, !(isBeside && lanes.count > 1 && columns <= 4) { continue }
                let gap = size == Measures.tinyName ? needs.gap - 2 : needs.gap
                if fit(columns, size: size, width: width, gap: gap, needs: needs) { return true }
            }
        }
        if allowsSlots {
            hasSlots = true
            endRoom = 0
            for ruler in [PageRuler(pages), nil] {
                self.ruler = ruler
                let room = width - (ruler == nil ? 0 : PageRuler.room(for: pages))
                for size in sizes where size >= Measures.mark {
                    if fit(PageNeeds.fewestColumns, size: size, width: room, gap: needs.gap, needs: needs) {
                        return true
                    }
                }
            }
            return false
        }
        if laneWidth > width + 1 {
            // Without room for how many more pages there are.
            endRoom = 0
            _ = fit(count, size: nameSize, width: width, gap: needs.gap, needs: needs)
        }
        if pages.pages.isEmpty { count = 0 }
        return pages.pages.isEmpty
    }

    /// Makes so many cells, and returns whether every name fits its cell.
    private mutating func fit(
        _ columns: Int, size: Double, width: Double, gap wanted: Double, needs: PageNeeds
    ) -> Bool {
        count = columns
        nameSize = size
        let widest = needs.widestName(size: size)
        let least = needs.leastCell(size: size)
        let ends = endRoom > 0 ? 2 * (endRoom + 4) : 0
        let number = Double(max(1, columns))
        func share(_ gap: Double) -> Double { ((width - ends - gap * (number - 1)) / number).rounded(.down) }
        // The room around a name gives way first, then the room between cells.
        gap = share(max(wanted, 16)) >= widest + 14 ? max(wanted, 16) : wanted
        let room = share(gap)
        let extra = [14.0, 6].first { room >= widest + $0 } ?? PageNeeds.leastRoom(size: size)
        cellWidth = max(20, min(room, max(min(widest + extra, max(150, least)), 44).rounded(.up)))
        // A cell may be narrower than the longest name, which then has several lines.
        nameWidth = max(cellWidth - (cellWidth >= widest + extra ? extra : PageNeeds.leastRoom(size: size)), 12)
        names = pages.pages.prefix(PageNeeds.sampleLimit).map(fitted)
        lines = names.map(\.lines.count).max() ?? 1
        cellHeight = (Double(lines) * TextMetrics.lineHeight(size: size) + (gap > 15 ? 14 : 12)).rounded(.up)
        return room >= least
    }

    private func fitted(_ page: String) -> FittedName {
        FittedName(page, width: nameWidth, style: TextStyle(.boldSans, nameSize), lineLimit: PageNeeds.lineLimit)
    }

    var laneWidth: Double {
        (endRoom > 0 ? 2 * (endRoom + 4) : 0) + Double(count) * (cellWidth + gap) - (count > 0 ? gap : 0)
    }
    /// The right edge of all lanes.
    var right: Double { cellsRight + (ruler == nil ? 0 : PageRuler.room(for: pages)) }
    var cellsRight: Double { (lanes.last?.left ?? 0) + laneWidth }
    /// Whether lanes stand one below the other.
    var isStacked: Bool { lanes.contains { $0.drop > 0 } }
    /// The height of a row with the cells of all lanes.
    var height: Double { (lanes.last?.drop ?? 0) + cellHeight }

    /// The name of a page as it is written in its cells, by its place among all pages.
    func name(of column: Int) -> FittedName {
        if names.indices.contains(column) { return names[column] }
        return fitted(pages.pages[column])
    }

    func x(of place: Int, lane: Int) -> Double {
        lanes[lane].left + (endRoom > 0 ? endRoom + 4 : 0) + Double(place) * (cellWidth + gap)
    }

    mutating func shiftLastLane(by distance: Double) { lanes[lanes.count - 1].left += distance }

    mutating func shift(by distance: Double) {
        for index in lanes.indices { lanes[index].left += distance }
    }

    /// A fresh window onto the columns.
    var window: ColumnWindow { ColumnWindow(count: hasSlots ? count : pages.pages.count, limit: count) }

    /// What a holder keeps, ready to be drawn in these columns or slots.
    func row(_ held: HeldPages?, since before: HeldPages?, missing: Set<String>) -> PageRow {
        PageRow(held: held, before: before, pages: pages, missing: missing, hasSlots: hasSlots)
    }
}
