/// What a list can hold as a page.
public protocol ListedPage: Hashable {
    /// Whether there can be several pages of one name.
    static var hasCopies: Bool { get }

    /// Which page of its name it is: 0 for the app's own, from 1 on for those that a data source has made.
    var number: Int { get }

    /// Another page of the same name.
    func numbered(_ number: Int) -> Self
}

extension ListedPage {
    /// False: a name is a page.
    @inlinable public static var hasCopies: Bool { false }

    /// The app's own.
    @inlinable public var number: Int { 0 }

    /// Itself: there is no other.
    @inlinable
    public func numbered(_ number: Int) -> Self { self }
}

extension PagePosition: ListedPage {}
extension String: ListedPage {}
