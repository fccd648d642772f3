import Graphviz
import PageTrace

/// Where the cells of pages stand: the same columns in every row, a block of them for each holder.
struct PageGrid {
    /// The columns of one holder.
    struct Block {
        /// The pages that have a column.
        var pages: TouchedPages
        /// The names as they are written in cells, of the first columns: of all if they are not too many.
        var names: [FittedName] = []
        /// The left edge of the first cell.
        var left = 0.0
        /// How many cells a row has.
        var width: Int
    }

    /// The blocks from left to right.
    private(set) var blocks: [Block]
    /// The width of every cell.
    private(set) var cellWidth = 0.0
    /// The room between cells, in which `nil` and `?` stand.
    private(set) var gap = 24.0
    /// The height of every cell.
    private(set) var cellHeight = 0.0
    /// The size of names.
    private(set) var nameSize = Measures.name
    /// The width of a name, and the most lines of one.
    private var nameWidth = 0.0
    private var lines = 1
    /// The left edge of the first cell.
    private(set) var left = 0.0
    /// The right edge of the last cell.
    private(set) var right = 0.0

    /// The maximum number of cells side by side.
    private static let columnLimit = 14
    /// The maximum number of names that are measured: a scroll view may have a hundred thousand pages.
    private static let sampleLimit = 500
    /// The width of a cell that a single word may ask for.
    private static let widestWord = 110.0
    /// The room between the blocks of two holders.
    static let gutter = 44.0

    /// The room at both sides of the cells, in which `nil` and `?` stand.
    var margin: Double { fixedMargin ?? max(gap + 2, 18) }
    private let fixedMargin: Double?
    private let hasInnerNone: Bool
    /// Whether a word does not fit its cell, or there are more pages than columns.
    private(set) var isCramped = false
    /// Whether the gaps have room for words.
    var isWide: Bool { gap > 20 }

    /// How many cells a row has, over all blocks.
    var columnCount: Int { blocks.reduce(0) { $0 + $1.width } }

    /// Makes columns for all pages that a recording touches.
    ///
    /// - Parameters:
    ///   - recording: The recording.
    ///   - room: The width that other things in the drawing need; narrow cells are stretched toward it.
    ///   - limit: The preferred maximum width: a word that does not fit makes its column wider.
    ///   - margin: The room at both sides of the cells; nil for what `nil` and `?` need.
    init(of recording: Recording, room: Double, limit: Double, margin: Double? = nil) {
        fixedMargin = margin
        hasInnerNone = Self.hasInnerNone(recording)
        let holders = recording.steps.map { max($0.before.count, $0.after.count) }.max() ?? 0
        let touched = (0..<holders).map { TouchedPages(of: recording, holder: $0) }
        let wanted = touched.reduce(0) { $0 + $1.pages.count }
        let most = wanted <= Self.columnLimit ? wanted : max(4, 10 / max(1, holders))
        blocks = touched.map { Block(pages: $0, width: min($0.pages.count, most)) }
        let columns = wanted <= Self.columnLimit ? wanted : blocks.reduce(0) { $0 + $1.width }
        // Smaller if there are many cells, or if a word would otherwise be broken.
        let usual = columns <= 7 ? Measures.name : columns <= 10 ? Measures.smallName : Measures.mark
        for size in [usual] + [Measures.smallName, Measures.mark].filter({ $0 < usual }) {
            place(columns: columns, size: size, room: room, limit: limit)
            isCramped = wanted > columns || blocks.contains { $0.names.contains(where: \.breaksWord) }
            if !isCramped { return }
        }
        // No word is broken: if even the smallest letters do not fit, the drawing gets wider.
        place(columns: columns, size: Measures.smallName, room: room, limit: limit, keepsWords: true)
    }

    /// Whether there is a `nil` between two pages of the list.
    private static func hasInnerNone(_ recording: Recording) -> Bool {
        let ends = (recording.pages.first, recording.pages.last)
        return recording.steps.contains { step in
            step.after.first.map { held in
                held.slots.indices.contains { index in
                    guard held.slots[index].content == .none else { return false }
                    let isBefore = index == 0
                    return held.shown.first.map { $0 != (isBefore ? ends.0 : ends.1) } ?? false
                }
            } ?? false
        }
    }

    /// The width of the longest word of a name.
    private static func wordWidth(of name: String, size: Double) -> Double {
        Names.shortened(Names.visible(name)).split(separator: " ").map {
            LineBreaking.isBreakable($0) ? 0 : TextMetrics.width(of: String($0), font: .boldSans, size: size)
        }.max() ?? 0
    }

    private mutating func place(
        columns: Int, size: Double, room: Double, limit: Double, keepsWords: Bool = false
    ) {
        nameSize = size
        // The bold text of a shown page is the widest.
        var extra = 14.0
        let gutters = Self.gutter * Double(max(0, blocks.count - 1))
        let widest =
            blocks.flatMap { $0.pages.pages.prefix(Self.sampleLimit) }.map {
                TextMetrics.width(of: Names.visible($0), font: .boldSans, size: size)
            }.max() ?? 0
        var gaps = 0.0
        var share = 0.0
        for candidate in columns > 8 ? [9.0, 6] : [24.0, 20, 11, 8] {
            gap = candidate
            gaps = gap * Double(max(0, columns - blocks.count)) + gutters
            share = (limit - 2 * margin - gaps) / Double(max(1, columns))
            // Wide gaps, with room for "nil", as long as the names do not suffer.
            if share >= min(widest + (candidate < 24 && hasInnerNone ? 6 : extra), columns > 8 ? 40 : 110) { break }
        }
        let stretched = (room - gaps) / Double(max(1, columns))
        // The room to the left and right of a name is reduced next, after the gaps.
        if share < widest + extra { extra = 6 }
        let natural = max(min(widest + extra, 150).rounded(.up), min(stretched, 150))
        cellWidth = max(30, min(natural, share.rounded(.down)))
        if keepsWords {
            let words =
                blocks.flatMap { $0.pages.pages.prefix(Self.sampleLimit) }
                .map { Self.wordWidth(of: $0, size: size) }.max() ?? 0
            cellWidth = max(cellWidth, min(words + extra, Self.widestWord).rounded(.up))
        }

        nameWidth = max(cellWidth - extra, 12)
        for index in blocks.indices {
            blocks[index].names = blocks[index].pages.pages.prefix(Self.sampleLimit).map {
                FittedName($0, width: nameWidth, font: .boldSans, size: size, lineLimit: 3)
            }
        }
        lines = blocks.flatMap(\.names).map(\.lines.count).max() ?? 1
        cellHeight = (Double(lines) * TextMetrics.lineHeight(size: size) + (isWide ? 16 : 12)).rounded(.up)

        let width = Double(columns) * cellWidth + gaps
        left = margin + max(0, (room - width) / 2).rounded()
        var x = left
        for index in blocks.indices {
            blocks[index].left = x
            x += Double(blocks[index].width) * (cellWidth + gap) - gap + Self.gutter
        }
        right = left + width
    }

    /// The name of a page as it is written in its cells.
    func name(of column: Int, block: Int) -> FittedName {
        let block = blocks[block]
        if block.names.indices.contains(column) { return block.names[column] }
        let name = block.pages.pages[column]
        return FittedName(name, width: nameWidth, font: .boldSans, size: nameSize, lineLimit: lines)
    }

    /// Moves all columns to the right.
    mutating func shift(by distance: Double) {
        guard distance != 0 else { return }
        left += distance
        right += distance
        for index in blocks.indices { blocks[index].left += distance }
    }

    /// Fresh windows onto the columns of each block.
    var windows: [ColumnWindow] {
        blocks.map { ColumnWindow(count: $0.pages.pages.count, limit: $0.width) }
    }
}
