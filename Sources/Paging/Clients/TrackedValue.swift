/// A variable of a client that names the page which the client believes to be shown.
public struct TrackedValue<Page: Hashable>: Hashable {
    /// The name of the variable, such as `title`.
    public var name: String
    /// The page that it names, nil where it names none yet.
    public var page: Page?

    /// Creates a value.
    @inlinable
    public init(_ name: String, _ page: Page?) {
        self.name = name
        self.page = page
    }
}

extension TrackedValue {
    /// Whether two values are of one variable and name the same page.
    @inlinable
    public static func == (one: Self, other: Self) -> Bool { one.page == other.page && one.name == other.name }
}

extension TrackedValue: Sendable where Page: Sendable {}
