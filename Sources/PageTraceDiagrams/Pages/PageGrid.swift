import Graphviz
import PageTrace

/// Where the cells of pages stand: the same columns in every row, a lane for each holder.
///
/// If not all pages fit side by side, a row shows a window of the columns, and says at its ends how many more there are.
struct PageGrid {
    /// The cells of one holder.
    struct Lane {
        /// Who holds the pages.
        var holder: String
        var left = 0.0
        /// How far the lane's cells are below those of the first lane.
        var drop = 0.0
    }

    /// The pages that have a column.
    let pages: TouchedPages
    /// The style of a cell whose page nobody holds.
    var absence = CellStyle.Absence.cell
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

    private static let mostColumns = 14
    /// The fewest cells side by side, if there are as many pages: a page and its neighbors.
    private static let fewestColumns = 3
    private static let narrowest = 32.0
    private static let narrowestTiny = 22.0
    /// The most names that are measured: a scroll view may have a hundred thousand pages.
    private static let sampleLimit = 500
    /// The room between two lanes side by side, and between two that are one below the other.
    static let laneRoom = (beside: 26.0, below: 19.0)
    /// The width that a lane needs to stand beside another one.
    private static let laneWidth = 176.0

    /// Makes columns for all pages that a recording touches.
    ///
    /// - Parameter isBeside: Whether lanes stand beside each other; nil if they do if there is room.
    init(of recording: Recording, listed: ListedPages, limit: Double, isBeside: Bool? = nil) {
        pages = TouchedPages(of: recording)
        lanes = Self.holders(of: recording).map { Lane(holder: $0) }
        let rooms = Self.laneRoom.beside * Double(max(0, lanes.count - 1))
        let share = (limit - rooms) / Double(max(1, lanes.count))
        let needs = Needs(recording, listed, pages)
        let isForced = isBeside != nil
        var isBeside = isBeside ?? (lanes.count > 1 && share >= Self.laneWidth)
        if !place(width: isBeside ? share : limit, isBeside: isBeside, needs: needs), isBeside, !isForced {
            // One below the other, each has all the room.
            isBeside = false
            _ = place(width: limit, isBeside: false, needs: needs)
        }
        for index in lanes.indices {
            if isBeside {
                lanes[index].left = Double(index) * (laneWidth + Self.laneRoom.beside)
            } else {
                lanes[index].drop = Double(index) * (cellHeight + Self.laneRoom.below)
            }
        }
    }

    private static func holders(of recording: Recording) -> [String] {
        var holders: [String] = []
        for step in recording.steps {
            for held in [step.before, step.after] where held.count > holders.count {
                holders += held[holders.count...].map(\.holder)
            }
        }
        return holders
    }

    /// Chooses how many columns there are, and how large: all of them, with smaller names if they have to be, or a window.
    ///
    /// - Returns: Whether every name fits its cell.
    private mutating func place(width: Double, isBeside: Bool, needs: Needs) -> Bool {
        let all = pages.pages.count
        let fewest = min(all, Self.fewestColumns)
        endRoom = 0
        for columns in stride(from: min(all, Self.mostColumns), through: fewest, by: -1) {
            endRoom = columns < all ? needs.endRoom : 0
            let usual = columns <= 7 ? Measures.name : columns <= 10 ? Measures.smallName : Measures.mark
            for size in [Measures.name, Measures.smallName, Measures.mark, Measures.tinyName] where size <= usual {
                // The smallest names are for pages that are compared, which stand twice beside each other.
                if size == Measures.tinyName, !(isBeside && lanes.count > 1 && columns <= 4) { continue }
                fit(columns, size: size, width: width, gap: size == Measures.tinyName ? needs.gap - 2 : needs.gap)
                if cellWidth >= (size == Measures.tinyName ? Self.narrowestTiny : Self.narrowest),
                    !names.contains(where: \.breaksWord)
                {
                    return true
                }
            }
        }
        if laneWidth > width + 1 {
            // Without room for how many more pages there are.
            endRoom = 0
            fit(count, size: nameSize, width: width, gap: needs.gap)
        }
        if pages.pages.isEmpty { count = 0 }
        return pages.pages.isEmpty
    }

    private mutating func fit(_ columns: Int, size: Double, width: Double, gap wanted: Double) {
        count = columns
        nameSize = size
        let sample = pages.pages.prefix(Self.sampleLimit)
        let widest =
            sample.map { TextMetrics.width(of: Names.visible($0), font: .boldSans, size: size) }.max() ?? 0
        let ends = endRoom > 0 ? 2 * (endRoom + 4) : 0
        let number = Double(max(1, columns))
        func share(_ gap: Double) -> Double { ((width - ends - gap * (number - 1)) / number).rounded(.down) }
        // The room around a name gives way first, then the room between cells.
        gap = share(max(wanted, 16)) >= widest + 14 ? max(wanted, 16) : wanted
        let room = share(gap)
        let extra = [14.0, 6].first { room >= widest + $0 } ?? (size < Measures.mark ? 3 : 4)
        cellWidth = max(20, min(room, max(min(widest + extra, 150), 44).rounded(.up)))
        nameWidth = max(cellWidth - extra, 12)
        names = sample.map {
            FittedName($0, width: nameWidth, font: .boldSans, size: size, lineLimit: 3)
        }
        lines = names.map(\.lines.count).max() ?? 1
        cellHeight = (Double(lines) * TextMetrics.lineHeight(size: size) + (gap > 15 ? 14 : 12)).rounded(.up)
    }

    var laneWidth: Double {
        (endRoom > 0 ? 2 * (endRoom + 4) : 0) + Double(count) * (cellWidth + gap) - (count > 0 ? gap : 0)
    }
    /// The edges of all lanes.
    var left: Double { lanes.first?.left ?? 0 }
    var right: Double { (lanes.last?.left ?? 0) + laneWidth }
    /// Whether lanes stand one below the other.
    var isStacked: Bool { lanes.contains { $0.drop > 0 } }
    /// The height of a row with the cells of all lanes.
    var height: Double { (lanes.last?.drop ?? 0) + cellHeight }

    /// The name of a page as it is written in its cells.
    func name(of column: Int) -> FittedName {
        if names.indices.contains(column) { return names[column] }
        return FittedName(pages.pages[column], width: nameWidth, font: .boldSans, size: nameSize, lineLimit: lines)
    }

    /// The left edge of a cell.
    func x(of place: Int, lane: Int) -> Double {
        lanes[lane].left + (endRoom > 0 ? endRoom + 4 : 0) + Double(place) * (cellWidth + gap)
    }

    /// Moves all columns to the right.
    mutating func shift(by distance: Double) {
        for index in lanes.indices { lanes[index].left += distance }
    }

    /// A fresh window onto the columns.
    var window: ColumnWindow { ColumnWindow(count: pages.pages.count, limit: count) }
}

extension PageGrid {
    /// What the rows of a recording ask of its columns.
    private struct Needs {
        /// The room between two cells: for a sign that has to stand there.
        var gap = 8.0
        /// The room for how many more pages there are.
        var endRoom = 0.0

        /// Looks at every row; at those of a holder with very many pages not.
        init(_ recording: Recording, _ listed: ListedPages, _ pages: TouchedPages) {
            let words = pages.pages.count > 99 ? "\(Quantity.text(pages.pages.count)) held" : "99 dropped"
            endRoom = TextMetrics.width(of: words, size: Measures.mark).rounded(.up)
            for step in recording.steps {
                for (index, held) in step.after.enumerated() where held.slots.count <= 50 {
                    let row = PageRow(
                        held: held, before: step.before.at(index), pages: pages,
                        missing: index == 0 ? listed.missing(after: step.number) : [])
                    for stop in row.stops {
                        let other = stop.column + (stop.isBefore ? -1 : 1)
                        guard pages.pages.indices.contains(other), row.isTaken(other) else { continue }
                        gap = max(gap, stop.wasAsked ? 21 : 13)
                    }
                }
            }
        }
    }
}
