/// The pages of an app, each with its number, in the order in which they were met.
///
/// A value, behind one pointer: a client is lent its table in every call.
package struct PageNumbers<Page: Hashable> {
    /// The pages that were met, nil if there are none.
    ///
    /// It is copied before it grows if somebody else has it.
    private var table: Table?

    private final class Table {
        var pages: [Page]
        var numbers: [Page: PageNumber]

        init(pages: [Page] = [], numbers: [Page: PageNumber] = [:]) { (self.pages, self.numbers) = (pages, numbers) }
    }

    package init(_ pages: [Page] = []) { for page in pages { _ = number(of: page) } }

    package var pages: [Page] { table?.pages ?? [] }

    /// The number of a page; a new page joins the table.
    package mutating func number(of page: Page) -> PageNumber {
        if let known = known(page) { return known }
        if !isKnownUniquelyReferenced(&table) {
            table = Table(pages: table?.pages ?? [], numbers: table?.numbers ?? [:])
        }
        let number = PageNumber(pages.count)
        table?.pages.append(page)
        table?.numbers[page] = number
        return number
    }

    private func known(_ page: Page) -> PageNumber? {
        guard let table else { return nil }
        // Of a few pages, comparing is faster than hashing.
        if table.pages.count <= 8 { return table.pages.firstIndex(of: page).map(PageNumber.init) }
        return table.numbers[page]
    }

    package func contains(_ page: Page) -> Bool { known(page) != nil }

    package subscript(number: PageNumber) -> Page { pages[number.index] }
}

// Nobody changes a table that somebody else has.
extension PageNumbers: @unchecked Sendable where Page: Sendable {}
