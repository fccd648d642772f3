/// A page type that a list can hold.
@usableFromInline package protocol ListedPage: Hashable {
    /// What gestures use to name a page: the page itself, unless there can be several of a name.
    associatedtype Name: Hashable = Self

    /// The app's own page of a name.
    static func named(_ name: Name) -> Self

    /// The pages of a set that names them.
    static func named(_ set: PageSet<Name>) -> PageSet<Self>

    /// What gestures use to name this page.
    var ownName: Name { get }

    /// Whether there can be several pages with the same name.
    static var hasCopies: Bool { get }

    /// The number of this copy: 0 for the app's own page, from 1 on for those that a data source has made.
    var number: Int { get }

    /// Another copy of the same page.
    func numbered(_ number: Int) -> Self
}

extension ListedPage {
    @usableFromInline package static var hasCopies: Bool { false }
    @usableFromInline package var number: Int { 0 }

    @usableFromInline
    package func numbered(_ number: Int) -> Self { self }
}

extension ListedPage where Name == Self {
    @usableFromInline package static func named(_ name: Self) -> Self { name }
    // As it is: a search asks for millions of sets.
    @inlinable package static func named(_ set: PageSet<Self>) -> PageSet<Self> { set }
    @usableFromInline package var ownName: Self { self }
}

extension Set where Element: ListedPage {
    /// Renumbers the copies of each page from 1, in the order in which they were made, and counts them.
    ///
    /// The app's own pages, whose number is 0, are not among them.
    func renumbered() -> (pages: [Element: Element], counts: [Element: Int]) {
        var renumbered: [Element: Element] = [:]
        var counts: [Element: Int] = [:]
        for page in sorted(by: { $0.number < $1.number }) where page.number > 0 {
            let own = page.numbered(0)
            counts[own, default: 0] += 1
            renumbered[page] = own.numbered(counts[own, default: 1])
        }
        return (renumbered, counts)
    }
}

extension PagePosition: ListedPage {}
extension String: ListedPage {}
