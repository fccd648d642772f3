/// A page, by its position in a table of pages.
///
/// Whatever an app shows as a page, all code that reads the model's results uses positions: they are small and fast to
/// compare, and two pages with the same name remain different pages.
@usableFromInline package struct PagePosition: Hashable, Sendable {
    /// The position, from 0; -1 for a page that is not in the table.
    @usableFromInline package let index: Int32

    /// The position of a page that is not in the table.
    package static let missing = PagePosition(-1)

    @usableFromInline
    package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}
