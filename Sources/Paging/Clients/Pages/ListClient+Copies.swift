/// A data source that makes a fresh page for each question.
extension ListClient {
    /// The page to answer with: a fresh one if the data source makes one for each question.
    mutating func made(_ page: PageNumber?) -> PageNumber? {
        guard description.makesFreshPages, let page else { return page }
        let own = page.own
        let copy = (copies[own] ?? 0) + 1
        copies[own] = copy
        return own.numbered(copy)
    }

    /// The page to look up in the list when a page is asked about.
    func sought(_ page: PageNumber) -> PageNumber { description.findsPagesByIdentity ? page : page.own }

    /// Whether two pages have the same name.
    package func isCopy(_ page: PageNumber, of other: PageNumber) -> Bool { page.own == other.own }

    package var countsPages: Bool { description.makesFreshPages }

    package var movesSpine: Bool { description.movesSpine }

    /// Renumbers the remaining pages of each name from 1, in the order in which they were made.
    package func renumbered(keeping pages: [PageNumber]) -> (client: Self, numbers: CopyNumbers) {
        var alive = pages
        for value in values { value.content.forEachPage { alive.append($0) } }
        if let pending { alive.append(pending) }
        if let completion { alive += completion.pages }
        if let wanted { alive.append(wanted) }
        let numbers = CopyNumbers(of: alive)
        var other = numbers.areSame ? self : map { numbers[$0] }
        other.copies = numbers.counts
        return (other, numbers)
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

/// Numbers for the copies of pages that are left, from 1 for each page, in the order in which they were made.
///
/// Pages of which nobody has made a copy keep their numbers.
package struct CopyNumbers {
    /// The copies that are left, each with its number.
    private var left = FlatDictionary<PageNumber, Int>()
    /// The number of copies of each page.
    private(set) var counts = FlatDictionary<PageNumber, Int>()
    /// Whether all of them have these numbers already.
    package private(set) var areSame = true

    package init(of pages: [PageNumber]) {
        for page in pages.sorted() where page.copy > 0 && left[page] == nil {
            let own = page.numbered(0)
            let number = (counts[own] ?? 0) + 1
            counts[own] = number
            left[page] = number
            if page.copy != number { areSame = false }
        }
    }

    func areLeft(_ page: PageNumber) -> Bool { left[page] != nil }

    package subscript(page: PageNumber) -> PageNumber { left[page].map(page.numbered) ?? page }
}
