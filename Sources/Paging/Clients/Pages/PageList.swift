/// The list of pages behind a data source, each page once.
package struct PageList<Page: Hashable>: Hashable {
    package internal(set) var pages: [Page]
    /// Where each page is, counted from where the list began before anything was put in front of it.
    private var places: [Page: Int]
    private var start = 0

    /// Creates a list; of duplicate pages, the first remains.
    package init(_ pages: [Page]) {
        self.pages = pages
        places = Dictionary(minimumCapacity: pages.count)
        // From the end: the first of duplicates is the last to be entered.
        for index in pages.indices.reversed() { places[pages[index]] = index }
    }

    /// The index of a page, from 0, nil if it is not in the list.
    package func position(of page: Page) -> Int? { places[page].map { $0 - start } }

    /// The page at an index, nil outside of the list.
    func page(at index: Int) -> Page? { pages.indices.contains(index) ? pages[index] : nil }

    /// The page next to another, nil at an end and for a page that is not in the list.
    package func neighbor(of page: Page, _ direction: Direction, loops: Bool = false) -> Page? {
        guard let position = position(of: page) else { return nil }
        return self.page(beside: position, direction, loops: loops)
    }

    /// The page next to an index; in a loop, only an index in the list has one around its end.
    func page(beside index: Int, _ direction: Direction, loops: Bool) -> Page? {
        if let page = page(at: index + (direction == .forward ? 1 : -1)) { return page }
        guard loops, pages.indices.contains(index) else { return nil }
        return direction == .forward ? pages.first : pages.last
    }

    /// The spread of two pages that contains a page: odd pages, counted from 1, lie on the left.
    ///
    /// A missing right page is replaced by the placeholder, or left out if there is none.
    func spread(around page: Page, placeholder: Page?) -> [Page] {
        guard let position = position(of: page) else { return [page] }
        let left = position - position % 2
        return [pages[left]] + [self.page(at: left + 1) ?? placeholder].compactMap { $0 }
    }

    /// Applies a change; a position beyond the end counts as the end.
    ///
    /// At the ends of a list, a change looks at the pages that come and go, anywhere else at the whole list.
    package mutating func apply(_ change: PageListChange<Page>) {
        switch change {
        case .append(let added):
            for page in added {
                if places[page] == nil { places[page] = start + pages.count }
                pages.append(page)
            }
        case .prepend(let added):
            start -= added.count
            pages.insert(contentsOf: added, at: 0)
            for index in added.indices.reversed() { places[added[index]] = start + index }
        case .insert(let added, at: let position):
            let place = min(pages.count, max(0, position - 1))
            self = PageList(pages[..<place] + added + pages[place...])
        case .remove(let removed):
            let removed = Set(removed).filter { places[$0] != nil }
            guard let page = removed.first else { return }
            guard removed.count == 1, places.count == pages.count, page == pages.first || page == pages.last else {
                self = PageList(pages.filter { !removed.contains($0) })
                return
            }
            if page == pages.first { start += 1 }
            places[page] = nil
            pages.remove(at: page == pages.first ? 0 : pages.count - 1)
        case .replace(let others): self = PageList(others)
        }
    }
}

extension PageList {
    /// Whether the pages are the same; the positions follow from them.
    package static func == (list: PageList, other: PageList) -> Bool { list.pages == other.pages }

    /// Hashes the length and the first pages: a list may be long, and is hashed in every situation of a replay.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(pages.count)
        for page in pages.prefix(8) { hasher.combine(page) }
    }
}

extension PageList<String> {
    /// The name at a position, nil for a page that is not in the list.
    package func name(at position: PageNumber) -> String? { page(at: position.index) }
}

extension PageList: Sendable where Page: Sendable {}
