/// The pages of an app, each with its number, in the order in which they were met.
package struct PageNumbers<Page: Hashable> {
    package private(set) var pages: [Page] = []
    private var numbers: [Page: PageNumber] = [:]

    package init(_ pages: [Page] = []) { for page in pages { _ = number(of: page) } }

    /// The number of a page; a new page joins the table.
    package mutating func number(of page: Page) -> PageNumber {
        // Of a few pages, comparing is faster than hashing.
        if pages.count <= 8, let place = pages.firstIndex(of: page) { return PageNumber(place) }
        if let number = numbers[page] { return number }
        let number = PageNumber(pages.count)
        pages.append(page)
        numbers[page] = number
        return number
    }

    package func contains(_ page: Page) -> Bool { numbers[page] != nil }

    package subscript(number: PageNumber) -> Page { pages[number.index] }
}

extension PageNumbers: Sendable where Page: Sendable {}
