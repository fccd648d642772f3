import PageTrace

/// What one holder keeps after a step, ready to be drawn: cells from left to right, and what is between them.
struct PageRow: Hashable {
    /// The cells that are drawn.
    var cells: [PageCell]
    /// Marks beside shown pages.
    var stops: [EndStop] = []

    /// The cells of the shown pages.
    var shown: [PageCell] { cells.filter { $0.state == .shown } }

    /// Reads what a holder keeps.
    ///
    /// - Parameters:
    ///   - held: What is kept at the end of the step.
    ///   - before: What was kept before the step, nil to show no difference.
    ///   - pages: The pages that have columns.
    ///   - window: Chooses the columns, if there are too many for all.
    ///   - missing: The pages that are not in the app's list.
    init(
        held: HeldPages?, before: HeldPages?, pages: TouchedPages, window: inout ColumnWindow,
        missing: Set<String> = []
    ) {
        // By column: a holder may have a hundred thousand pages.
        var special: [Int: PageCell] = [:]
        let earlier = Set((before?.slots ?? []).lazy.compactMap { $0.page.flatMap(pages.index) })
        for slot in held?.slots ?? [] {
            guard let column = slot.page.flatMap(pages.index) else { continue }
            // The same page in two slots is one cell; being shown takes precedence.
            if special[column] == nil {
                let isLoaded = before != nil && !earlier.contains(column)
                special[column] = PageCell(column: column, state: slot.isShown ? .shown : .held, isLoaded: isLoaded)
            } else if slot.isShown {
                special[column]?.state = .shown
            }
        }
        for column in earlier where special[column] == nil {
            special[column] = PageCell(column: column, state: .dropped)
        }
        if let held { Self.nameSlots(of: held, pages: pages, cells: &special) }
        let ranked = special.values.sorted { ($0.rank, $0.column) < ($1.rank, $1.column) }
        let columns = window.columns(showing: ranked.map(\.column))
        cells = columns.map { special[$0] ?? PageCell(column: $0, state: .absent) }
        if !missing.isEmpty {
            for place in cells.indices { cells[place].isListed = !missing.contains(pages.pages[cells[place].column]) }
        }
        if let held { stops = Self.stops(of: held, pages: pages) }
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
    private static func stops(of held: HeldPages, pages: TouchedPages) -> [EndStop] {
        var stops: [EndStop] = []
        var known: Set<EndStop> = []
        for (index, slot) in held.slots.enumerated() where !slot.isShown {
            let content: EndStop.Content
            switch slot.content {
            case .none: content = .none
            case .unknown: content = .unknown
            case .page: continue
            }
            let next = index + 1 < held.slots.count ? held.slots[index + 1] : nil
            let previous = index > 0 ? held.slots[index - 1] : nil
            let stop: EndStop
            if let next, next.isShown, let column = next.page.flatMap(pages.index) {
                stop = EndStop(column: column, isBefore: true, content: content)
            } else if let previous, previous.isShown, let column = previous.page.flatMap(pages.index) {
                stop = EndStop(column: column, isBefore: false, content: content)
            } else {
                continue
            }
            if known.insert(stop).inserted { stops.append(stop) }
        }
        return stops
    }
}

extension PageCell {
    /// The priority of the cell if there is no room for all: 0 is the highest.
    fileprivate var rank: Int {
        switch state {
        case .shown: 0
        case .held: 1
        case .dropped: 2
        case .absent: 3
        }
    }
}
