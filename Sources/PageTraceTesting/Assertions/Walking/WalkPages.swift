import PageTrace

/// The pages that a walk was given, in order, each with a unique name.
struct WalkPages<Page: Hashable> {
    /// The pages, in the order of the app's list, each once.
    let pages: [Page]

    /// Their names, in the same order.
    let names: [String]

    /// The names of these pages, and of pages that occur during the walk.
    var table: PageTable<Page>

    init(_ pages: [Page], name: (@Sendable (Page) -> String)?) {
        var seen: Set<Page> = []
        self.pages = pages.filter { seen.insert($0).inserted }
        table = PageTable(pages, name: name)
        names = table.names
    }

    /// The name of a page, even of one that has not occurred.
    func name(of page: Page) -> String {
        var table = table
        return table.name(of: page)
    }
}
