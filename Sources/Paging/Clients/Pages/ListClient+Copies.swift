/// A data source that makes a fresh page for each question.
extension ListClient {
    /// The page to answer with: a fresh one if the data source makes one for each question.
    mutating func made(_ page: PageNumber?) -> PageNumber? {
        guard description.makesFreshPages, let page else { return page }
        let own = page.own
        copies[own, default: 0] += 1
        return own.numbered(copies[own, default: 1])
    }

    /// The page to look up in the list when a page is asked about.
    func sought(_ page: PageNumber) -> PageNumber { description.findsPagesByIdentity ? page : page.own }

    /// Whether two pages have the same name.
    package func isCopy(_ page: PageNumber, of other: PageNumber) -> Bool { page.own == other.own }

    package var countsPages: Bool { description.makesFreshPages }

    /// Renumbers the remaining pages of each name from 1, in the order in which they were made.
    package func renumbered(keeping pages: Set<PageNumber>) -> (client: Self, pages: [PageNumber: PageNumber]) {
        var alive = pages
        _ = map { page in
            alive.insert(page)
            return page
        }
        let (renumbered, counts) = alive.renumbered()
        var other = map { renumbered[$0] ?? $0 }
        other.copies = counts
        return (other, renumbered)
    }

    /// The client with each page that it keeps replaced; its list and its code are the same.
    private func map(_ transform: (PageNumber) -> PageNumber) -> ListClient {
        var other = self
        other.values = values.map { $0.map(transform) }
        other.pending = pending.map(transform)
        other.completion = completion?.replacing(transform)
        other.wanted = wanted.map(transform)
        return other
    }
}

extension Set<PageNumber> {
    /// Renumbers the copies of each page from 1, in the order in which they were made, and counts them.
    ///
    /// The app's own pages are not among them.
    func renumbered() -> (pages: [PageNumber: PageNumber], counts: [PageNumber: Int]) {
        var renumbered: [PageNumber: PageNumber] = [:]
        var counts: [PageNumber: Int] = [:]
        for page in sorted(by: { $0.copy < $1.copy }) where page.copy > 0 {
            let own = page.numbered(0)
            counts[own, default: 0] += 1
            renumbered[page] = own.numbered(counts[own, default: 1])
        }
        return (renumbered, counts)
    }
}
