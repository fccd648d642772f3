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
    /// The copies that are left, in the order in which they were made.
    private let left: [PageNumber]
    /// Those that get another number.
    private var renumbered: [PageNumber: PageNumber] = [:]
    /// The number of copies of each page.
    private(set) var counts: [PageNumber: Int] = [:]

    package init(of pages: [PageNumber]) {
        left = pages.filter { $0.copy > 0 }.sorted { $0.index < $1.index }
        var last: PageNumber?
        for page in left where page != last {
            last = page
            let own = page.numbered(0)
            let count = (counts[own] ?? 0) + 1
            counts[own] = count
            if page.copy != count { renumbered[page] = own.numbered(count) }
        }
    }

    /// Whether all of them have these numbers already.
    package var areSame: Bool { renumbered.isEmpty }

    func areLeft(_ page: PageNumber) -> Bool { left.contains(page) }

    package subscript(page: PageNumber) -> PageNumber { renumbered[page] ?? page }
}
