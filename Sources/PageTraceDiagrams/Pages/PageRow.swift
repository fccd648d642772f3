import PageTrace

/// What one holder keeps after a step, ready to be drawn: a cell for every column, and what is beside shown pages.
struct PageRow {
    let stops: [EndStop]
    /// The columns that should be visible, the most important first.
    let needed: [Int]
    /// The cells of pages that are held or were dropped, by column: a holder may have a hundred thousand pages.
    private let cells: [Int: PageCell]
    /// What is done with these pages, by their places among all pages.
    let states: [Int: PageCell.State]
    private let hasSlots: Bool
    let isSpread: Bool
    private let pages: TouchedPages
    private let missing: Set<String>

    /// Reads what a holder keeps at the end of a step, and kept before it; nil to show no difference.
    init(
        held: HeldPages?, before: HeldPages?, pages: TouchedPages, missing: Set<String> = [], hasSlots: Bool = false
    ) {
        self.pages = pages
        self.missing = missing
        self.hasSlots = hasSlots
        isSpread = held?.isSpread ?? false
        var cells: [Int: PageCell] = [:]
        let earlier = Set((before?.slots ?? []).lazy.compactMap { $0.page.flatMap(pages.index) })
        for slot in held?.slots ?? [] {
            guard let column = slot.page.flatMap(pages.index) else { continue }
            // The same page in two slots is one cell; being shown takes precedence.
            if cells[column] == nil {
                let isLoaded = before != nil && !earlier.contains(column)
                cells[column] = PageCell(column: column, state: slot.isShown ? .shown : .held, isLoaded: isLoaded)
            } else if slot.isShown {
                cells[column]?.state = .shown
            }
        }
        for column in earlier where cells[column] == nil {
            cells[column] = PageCell(column: column, state: .dropped)
        }
        states = cells.mapValues(\.state)
        if hasSlots {
            self.cells = Self.slots(of: held, pages: pages, cells: cells)
            needed = []
        } else {
            if let held { Self.nameSlots(of: held, pages: pages, cells: &cells) }
            self.cells = cells
            needed = cells.values.sorted {
                ($0.state.rawValue, $0.column) < ($1.state.rawValue, $1.column)
            }.map(\.column)
        }
        stops = held.map { Self.stops(of: $0, pages: pages, hasSlots: hasSlots) } ?? []
    }

    /// The cells by slot; a page may be in two of them.
    private static func slots(
        of held: HeldPages?, pages: TouchedPages, cells: [Int: PageCell]
    ) -> [Int: PageCell] {
        var slots: [Int: PageCell] = [:]
        for slot in held?.slots ?? [] {
            guard let place = slot.neighborPlace, let page = slot.page.flatMap(pages.index), var cell = cells[page]
            else { continue }
            (cell.column, cell.page) = (place, page)
            cell.state = slot.isShown ? .shown : .held
            if slots.values.contains(where: { $0.page == page }) { cell.slot = slot.name }
            slots[place] = cell
        }
        return slots
    }

    /// The columns that rows beside or below each other should show, those that matter most in any of them first.
    static func needed(_ rows: [PageRow]) -> [Int] { rows.flatMap(\.needed).distinct }

    subscript(column: Int) -> PageCell {
        var cell = cells[column] ?? PageCell(column: column, state: .absent)
        if !missing.isEmpty, !hasSlots || cell.state != .absent {
            cell.isListed = !missing.contains(pages.pages[cell.page])
        }
        return cell
    }

    var tags: Set<String> {
        Set(cells.keys.compactMap { self[$0].tag })
    }

    /// Whether something stands in a column: a page that is held or was dropped, or an empty place.
    func isTaken(_ column: Int) -> Bool {
        cells[column] != nil || !hasSlots && !missing.isEmpty && missing.contains(pages.pages[column])
    }

    /// How many pages there are in some columns of what matters most there; nil if there are no columns.
    func omission(of columns: Range<Int>) -> (count: Int, state: PageCell.State)? {
        guard !columns.isEmpty else { return nil }
        let states = cells.lazy.filter { columns.contains($0.key) }.map(\.value.state)
        let held = states.count { $0 == .shown || $0 == .held }
        if held > 0 { return (held, .held) }
        let dropped = states.count { $0 == .dropped }
        return dropped > 0 ? (dropped, .dropped) : (columns.count, .absent)
    }

    /// Names the slots of pages that are on the other side of the shown page than their columns say.
    private static func nameSlots(of held: HeldPages, pages: TouchedPages, cells: inout [Int: PageCell]) {
        guard let shown = held.slots.firstIndex(where: \.isShown), held.slots.count(where: \.isShown) == 1,
            let column = held.slots[shown].page.flatMap(pages.index)
        else { return }
        for (index, slot) in held.slots.enumerated() where index != shown {
            guard let other = slot.page.flatMap(pages.index), cells[other]?.state == .held else { continue }
            if (index > shown) != (other > column) { cells[other]?.slot = slot.name }
        }
    }

    /// The slots beside shown pages that hold no page, each once: a recording may repeat slots, and ids are unique.
    private static func stops(of held: HeldPages, pages: TouchedPages, hasSlots: Bool) -> [EndStop] {
        var stops: [EndStop] = []
        for (index, slot) in held.slots.enumerated() where !slot.isShown && slot.page == nil {
            func column(of place: Int) -> Int? {
                guard let slot = held.slots.at(place), slot.isShown, let page = slot.page.flatMap(pages.index)
                else { return nil }
                return hasSlots ? slot.neighborPlace : page
            }
            let next = column(of: index + 1)
            guard let column = next ?? column(of: index - 1) else { continue }
            stops.append(EndStop(column: column, isBefore: next != nil, wasAsked: slot.content == .none))
        }
        return stops.distinct
    }
}

extension HeldPages {
    /// Whether two pages lie open beside each other, as in a book.
    var isSpread: Bool { slots.filter(\.isShown).map(\.place) == [.leaf(0), .leaf(1)] }
}

/// A mark beside a shown page that has no neighboring page there.
struct EndStop: Hashable {
    var column: Int
    /// Whether it is before the page, and not after it.
    var isBefore: Bool
    /// Whether the answer was nil, and is remembered; otherwise the data source has not been asked yet.
    var wasAsked: Bool

    var neighbor: Int { isBefore ? column - 1 : column + 1 }

    /// What is written.
    var sign: String { wasAsked ? "nil" : "?" }
}
