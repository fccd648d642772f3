/// A page that a data source makes anew for each question: two of one name are two pages.
public struct CopiedPage<Name: Hashable>: ListedPage {
    /// True.
    @inlinable public static var hasCopies: Bool { true }

    /// What all pages of the name share.
    public let name: Name
    /// Which of them it is.
    public let number: Int

    /// Creates a page, by default the app's own.
    @inlinable
    public init(_ name: Name, number: Int = 0) {
        self.name = name
        self.number = number
    }

    /// Another page of the same name.
    @inlinable
    public func numbered(_ number: Int) -> CopiedPage { CopiedPage(name, number: number) }
}

extension CopiedPage: Sendable where Name: Sendable {}
