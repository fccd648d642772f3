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
    /// Creates a value of a variable that holds an index.
    ///
    /// ```swift
    /// TrackedValue("currentIndex", at: currentIndex, in: pages)
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the variable.
    ///   - index: What it holds, nil if it holds nothing yet. An index outside of the list names no page.
    ///   - pages: The list.
    public init(_ name: String, at index: Int?, in pages: [Page]) {
        self.init(name, index.flatMap { pages.indices.contains($0) ? pages[$0] : nil })
    }

    /// Creates a value of a variable that holds what a page is known by, such as its title.
    ///
    /// ```swift
    /// TrackedValue("title", navigationItem.title, of: \.title, in: pages)
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the variable.
    ///   - value: What it holds, nil if it holds nothing yet. What no page of the list has names none.
    ///   - property: Where a page has it. The first page that has this value is meant.
    ///   - pages: The list.
    public init<Value: Equatable>(_ name: String, _ value: Value?, of property: (Page) -> Value?, in pages: [Page]) {
        self.init(name, value.flatMap { value in pages.first { property($0) == value } })
    }
}

extension TrackedValue {
    /// Whether two values are of one variable and name the same page.
    @inlinable
    public static func == (one: Self, other: Self) -> Bool { one.page == other.page && one.name == other.name }
}

extension TrackedValue: Sendable where Page: Sendable {}
