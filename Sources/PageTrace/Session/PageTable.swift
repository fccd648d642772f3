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

/// The unique names of the pages of a recording, in the order in which they were met.
///
/// Pages with the same name get numbers: `First` and `First #2`.
package struct PageNames: Sendable {
    /// The names, in the order in which they were given.
    package private(set) var all: [String] = []
    /// The names without numbers, in the same order: what an app writes of a page is the same for each of its copies.
    private var plain: [String] = []
    private var places: [PageNumber: Int] = [:]
    /// Whether each page has the place that its number says.
    private var isInOrder = true
    private var taken: [String: Int] = [:]

    /// The names of the first pages, in order.
    package init(_ names: [String] = []) { for (number, name) in names.enumerated() { meet(PageNumber(number), name) } }

    package var count: Int { all.count }

    package func name(of page: PageNumber) -> String { place(of: page).map { all[$0] } ?? "" }

    /// The name without a number.
    package func plainName(_ page: PageNumber) -> String { place(of: page).map { plain[$0] } ?? "" }

    private func place(of page: PageNumber) -> Int? {
        isInOrder ? all.indices.contains(page.index) ? page.index : nil : places[page]
    }

    /// Gives a page its name, unless it has one.
    package mutating func meet(_ page: PageNumber, _ wanted: @autoclosure () -> String) {
        guard place(of: page) == nil else { return }
        let wanted = wanted()
        var name = wanted
        let unnumbered = taken[name] == nil ? name : unnumbered(name)
        // A numbered name may be another page's own name.
        while taken[name] != nil {
            taken[unnumbered, default: 1] += 1
            name = "\(unnumbered) #\(taken[unnumbered, default: 1])"
        }
        taken[name] = 1
        isInOrder = isInOrder && page.index == all.count
        places[page] = all.count
        all.append(name)
        plain.append(wanted)
    }

    /// `First` for `First #2` if there is such a page: after `First #2` comes `First #3`, and not `First #2 #2`.
    private func unnumbered(_ name: String) -> String {
        guard let mark = name.lastIndex(of: "#"), name[..<mark].last == " ",
            Int(name[name.index(after: mark)...]) != nil
        else { return name }
        let start = String(name[..<mark].dropLast())
        return taken[start] == nil ? name : start
    }
}
