/// A page that a data source makes anew for each question: pages with the same name can be different pages.
package struct CopiedPage: ListedPage, Sendable {
    @usableFromInline package static var hasCopies: Bool { true }

    /// The name, which all copies share.
    package let name: PagePosition

    package let number: Int

    /// The index in the list that the page itself keeps; 0 for pages that keep none.
    package var index: Int { Int(ownIndex) }

    @usableFromInline let ownIndex: Int32

    package init(_ name: PagePosition, index: Int = 0, number: Int = 0) {
        self.name = name
        ownIndex = Int32(truncatingIfNeeded: index)
        self.number = number
    }

    @usableFromInline package static func named(_ name: PagePosition) -> CopiedPage { CopiedPage(name) }

    @usableFromInline
    package static func named(_ set: PageSet<PagePosition>) -> PageSet<CopiedPage> { set.map { CopiedPage($0) } }

    @usableFromInline package var ownName: PagePosition { name }

    @usableFromInline
    package func numbered(_ number: Int) -> CopiedPage { CopiedPage(name, index: Int(ownIndex), number: number) }
}
