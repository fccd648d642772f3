/// A page type that a list can hold.
@usableFromInline package protocol ListedPage: Hashable {
    /// Whether there can be several pages with the same name.
    static var hasCopies: Bool { get }

    /// The number of this copy: 0 for the app's own page, from 1 on for those that a data source has made.
    var number: Int { get }

    /// Another copy of the same page.
    func numbered(_ number: Int) -> Self
}

extension ListedPage {
    @inlinable package static var hasCopies: Bool { false }
    @inlinable package var number: Int { 0 }

    @inlinable
    package func numbered(_ number: Int) -> Self { self }
}

extension PagePosition: ListedPage {}
extension String: ListedPage {}
