/// A page that a data source makes anew for each question: pages with the same name can be different pages.
package struct CopiedPage: ListedPage, Sendable {
    @inlinable package static var hasCopies: Bool { true }

    /// The name, which all copies share.
    package let name: PagePosition
    package let number: Int

    @inlinable
    package init(_ name: PagePosition, number: Int = 0) {
        self.name = name
        self.number = number
    }

    @inlinable
    package func numbered(_ number: Int) -> CopiedPage { CopiedPage(name, number: number) }
}
