import Graphviz
import PageTrace

/// What the pages of a recording ask of their cells, whatever the room.
struct PageNeeds {
    let pages: TouchedPages
    /// Who holds pages, from the first lane on.
    let holders: [String]
    /// Whether every row is a page, the one before and the one after, so that cells may be slots.
    let hasSlots: Bool
    /// The room between two cells: for a sign that has to stand there.
    private(set) var gap = 8.0
    let endRoom: Double
    /// The width of the longest name, and the least at which every name is whole in three lines, in ems.
    private let name: (widest: Double, least: Double)

    static let lineLimit = 3
    /// The most names that are measured: a scroll view may have a hundred thousand pages.
    static let sampleLimit = 500
    /// The fewest cells side by side, if there are as many pages: a page and its neighbors.
    static let fewestColumns = 3
    static let mostColumns = 14
    private static let narrowest = 32.0
    private static let narrowestTiny = 22.0

    init(_ recording: Recording, listed: ListedPages) {
        let pages = TouchedPages(of: recording)
        self.pages = pages
        holders = Self.holders(of: recording)
        hasSlots = pages.pages.count > Self.fewestColumns && holders.count == 1 && recording.hasSlots
        let words = pages.pages.count > 99 ? "\(Quantity.text(pages.pages.count)) held" : "99 dropped"
        endRoom = TextStyle.mark.width(of: words).rounded(.up)
        let style = TextStyle(.boldSans, 100)
        name = pages.pages.prefix(Self.sampleLimit).reduce((0, 0)) { widths, page in
            let width = style.width(of: Names.shortened(Names.visible(page))) / 100
            guard width > widths.1 else { return (max(widths.0, width), widths.1) }
            let least = FittedName.leastWidth(of: page, style: style, lineLimit: Self.lineLimit) / 100
            return (max(widths.0, width), max(widths.1, least))
        }
        for step in recording.steps {
            for (index, held) in step.after.enumerated() where held.slots.count <= 50 {
                let row = PageRow(
                    held: held, before: step.before.at(index), pages: pages,
                    missing: index == 0 ? listed.missing(after: step.number) : [])
                for stop in row.stops {
                    let other = stop.column + (stop.isBefore ? -1 : 1)
                    guard pages.pages.indices.contains(other), row.isTaken(other) else { continue }
                    // As much beside the sign as at the end of a row.
                    gap = max(gap, stop.wasAsked ? 25 : 13)
                }
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

    func widestName(size: Double) -> Double { name.widest * size }

    /// The least width of a cell in which every name is whole.
    func leastCell(size: Double) -> Double {
        let least = size < Measures.mark ? Self.narrowestTiny : Self.narrowest
        return max(least, name.least * size + Self.leastRoom(size: size) + 0.01).rounded(.up)
    }

    /// The least room beside a name in its cell.
    static func leastRoom(size: Double) -> Double { size < Measures.mark ? 3 : 4 }

    /// The least width for the cells of one holder, and the ruler beside slots, in which every name is whole in the
    /// smallest letters.
    func leastWidth(hasRuler: Bool) -> Double {
        let all = pages.pages.count
        let cell = leastCell(size: Measures.mark)
        func width(_ columns: Int, ends: Double) -> Double {
            Double(columns) * cell + Double(max(0, columns - 1)) * gap + ends
        }
        let fewest = min(all, Self.fewestColumns)
        let fewestWidth =
            hasSlots
            ? width(3, ends: hasRuler ? PageRuler.room(for: pages) : 0)
            : width(fewest, ends: fewest < all ? 2 * (endRoom + 4) : 0)
        return all <= Self.mostColumns ? min(fewestWidth, width(all, ends: 0)) : fewestWidth
    }
}

extension Recording {
    /// Whether each row is one page that is shown, with at most one page before it and one after it.
    fileprivate var hasSlots: Bool {
        var hasNeighbor = false
        for held in steps.lazy.flatMap({ $0.before + $0.after }) {
            let places = held.slots.map(\.neighborPlace)
            guard !places.contains(nil), Set(places).count == places.count else { return false }
            hasNeighbor = hasNeighbor || places.count > 1
        }
        return hasNeighbor
    }
}

extension HeldPages.Slot {
    /// Which of the slots before (0), shown (1) and after (2) it is; nil if it is none of them.
    var neighborPlace: Int? {
        if case .beside(let offset)? = place, abs(offset) <= 1 { offset + 1 } else { nil }
    }
}
