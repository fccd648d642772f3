/// A data source that makes a fresh page for each question.
extension ListClient {
    /// The page to answer with: a fresh one if the data source makes one for each question.
    @inlinable
    mutating func made(_ page: Page?) -> Page? {
        guard description.makesFreshPages, Page.hasCopies, let page else { return page }
        let own = page.numbered(0)
        copies[own, default: 0] += 1
        return own.numbered(copies[own, default: 1])
    }

    /// The page to look up in the list when a page is asked about.
    @usableFromInline
    func sought(_ page: Page) -> Page { description.findsPagesByIdentity ? page : page.numbered(0) }

    /// Whether two pages have the same name.
    @usableFromInline
    package func isCopy(_ page: Page, of other: Page) -> Bool { page.numbered(0) == other.numbered(0) }

    package var countsPages: Bool { Page.hasCopies }

    /// Renumbers the remaining pages of each name from 1, in the order in which they were made.
    package func renumbered(keeping pages: Set<Page>) -> (client: Self, pages: [Page: Page]) {
        var alive = pages
        _ = map(list) { page in
            alive.insert(page)
            return page
        }
        let (renumbered, counts) = alive.renumbered()
        var other = map(list) { renumbered[$0] ?? $0 }
        other.copies = counts
        return (other, renumbered)
    }

    /// The client with another list, and with each page that it keeps replaced; its code is the same.
    package func map(_ list: PageList<Page>, _ transform: (Page) -> Page) -> ListClient {
        var other = self
        other.list = list
        other.values = values.map { $0.map(transform) }
        other.pending = pending.map(transform)
        other.completion = completion?.map(transform)
        other.wanted = wanted.map(transform)
        return other
    }
}
