import PageTrace

/// The pages that were ever held, in the order of the client's list: those that get a column.
struct TouchedPages {
    /// The pages, each once.
    let pages: [String]
    /// How many pages of the list nobody ever holds: they have no column.
    let neverHeld: Int
    /// The name of each page in ids, by column: shortened to what can be drawn, and unique.
    let titles: [String]

    private let indices: [String: Int]

    /// Collects the pages of all holders.
    init(of recording: Recording) {
        var place: [String: Int] = [:]
        for page in recording.pages where place[page] == nil { place[page] = place.count }
        var touched: Set<Int> = []
        var names = recording.pages.isEmpty ? [] : Array(repeating: "", count: place.count)
        for (name, position) in place { names[position] = name }

        func touch(_ page: String) {
            if let known = place[page] {
                touched.insert(known)
            } else {
                place[page] = names.count
                touched.insert(names.count)
                names.append(page)
            }
        }
        for step in recording.steps {
            for held in step.before + step.after {
                for slot in held.slots { if let page = slot.page { touch(page) } }
            }
            for page in step.gesture.to { touch(page) }
            for page in step.dropped { touch(page) }
        }

        // Pages that are not in the client's list count as coming after it.
        pages = Self.ordered(touched.sorted(), names: names, recording: recording).map { names[$0] }
        neverHeld = names.count - pages.count
        var indices: [String: Int] = [:]
        for (index, page) in pages.enumerated() { indices[page] = index }
        self.indices = indices
        var known: Set<String> = []
        titles = pages.enumerated().map { column, page in
            let title = Names.shortened(page)
            return known.insert(title).inserted ? title : "\(title) (column \(column + 1))"
        }
    }

    /// The column of a page, counted from 0, nil if it has none.
    func index(of page: String) -> Int? { indices[page] }

    /// The places in the order of the list, except that a page between two which are held side by side moves behind
    /// them.
    ///
    /// A placeholder is named before pages that are appended later, but is never held next to them.
    private static func ordered(_ places: [Int], names: [String], recording: Recording) -> [Int] {
        guard places.count > 2, places.count <= 100 else { return places }
        var column: [String: Int] = [:]
        for (index, place) in places.enumerated() { column[names[place]] = index }
        var last: [Int: Int] = [:]
        var hasNeighbor: Set<Int> = []
        for held in recording.steps.lazy.flatMap(\.after) {
            let columns = held.slots.compactMap { $0.page.flatMap { column[$0] } }
            for (left, right) in zip(columns, columns.dropFirst()) where right > left {
                hasNeighbor.formUnion([left, right])
                last[left] = max(last[left] ?? 0, right)
            }
        }
        let moved = places.indices.filter { index in
            !hasNeighbor.contains(index) && last.contains { $0.key < index && $0.value > index }
        }
        return places.indices.filter { !moved.contains($0) }.map { places[$0] } + moved.map { places[$0] }
    }
}
