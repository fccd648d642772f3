import PageTrace

/// The pages that were ever held, in the order of the client's list: those that get a column.
struct TouchedPages {
    let pages: [String]
    /// How many pages of the list nobody ever holds: they have no column.
    let neverHeld: Int
    /// The name of each page in titles, by column: shortened to what can be drawn.
    let titles: [String]

    private let indices: [String: Int]
    /// The place of each page in the client's list, by column.
    private let numbers: [Int]

    init(of recording: Recording) {
        var touched: Set<String> = []
        var order: [String] = []
        func touch(_ page: String) { if touched.insert(page).inserted { order.append(page) } }
        for step in recording.steps {
            for held in step.before + step.after {
                for slot in held.slots { if let page = slot.page { touch(page) } }
            }
            for page in step.gesture.to { touch(page) }
            for page in step.dropped { touch(page) }
        }

        // Pages that are not in the client's list count as coming after it.
        let names = (recording.pages + order).distinct
        pages = Self.ordered(names.filter(touched.contains), recording: recording)
        neverHeld = names.count - pages.count
        indices = Self.places(in: pages)
        titles = pages.map { Names.shortened($0) }
        let places = Self.places(in: names)
        numbers = pages.map { (places[$0] ?? 0) + 1 }
    }

    /// The number of a page in the client's list, from 1.
    func number(of column: Int) -> String { Quantity.text(numbers.at(column) ?? 0) }

    /// The column of a page, counted from 0, nil if it has none.
    func index(of page: String) -> Int? { indices[page] }

    private static func places(in pages: [String]) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: pages.enumerated().map { ($1, $0) })
    }

    /// The pages in the order of the list, except that a page between two which are held side by side moves behind
    /// them.
    ///
    /// A placeholder is named before pages that are appended later, but is never held next to them.
    private static func ordered(_ pages: [String], recording: Recording) -> [String] {
        guard pages.count > 2, pages.count <= 100 else { return pages }
        let column = places(in: pages)
        var last: [Int: Int] = [:]
        var hasNeighbor: Set<Int> = []
        for held in recording.steps.lazy.flatMap(\.after) {
            let columns = held.slots.compactMap { $0.page.flatMap { column[$0] } }
            for (left, right) in zip(columns, columns.dropFirst()) where right > left {
                hasNeighbor.formUnion([left, right])
                last[left] = max(last[left] ?? 0, right)
            }
        }
        let moved = pages.indices.filter { index in
            !hasNeighbor.contains(index) && last.contains { $0.key < index && $0.value > index }
        }
        return pages.indices.filter { !moved.contains($0) }.map { pages[$0] } + moved.map { pages[$0] }
    }
}
