package import Paging

/// Pages that get their numbers and their names at the same time, in the order in which they first occur.
package struct PageTable<Page: Hashable> {
    package private(set) var numbers = PageNumbers<Page>()
    package private(set) var named = PageNames()
    package let name: (@Sendable (Page) -> String)?

    /// - Parameters:
    ///   - pages: The pages that come first, in order.
    ///   - name: The name of a page, which need not be unique; if nil, the page's description.
    package init(_ pages: [Page] = [], name: (@Sendable (Page) -> String)? = nil) {
        self.name = name
        for page in pages { _ = number(of: page) }
    }

    package init(_ numbers: PageNumbers<Page>, _ named: PageNames, name: (@Sendable (Page) -> String)?) {
        (self.numbers, self.named, self.name) = (numbers, named, name)
    }

    /// The names, in order.
    package var names: [String] { named.all }

    /// The number of a page; a new page joins the table.
    package mutating func number(of page: Page) -> PageNumber {
        let number = numbers.number(of: page)
        named.meet(number, name?(page) ?? PageName.ofValue(page))
        return number
    }

    package func contains(_ page: Page) -> Bool { numbers.contains(page) }

    package mutating func name(of page: Page) -> String { named.name(of: number(of: page)) }
}

extension PageTable: Sendable where Page: Sendable {}
