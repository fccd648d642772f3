/// A variable of a client that says which page the client believes to be shown.
public struct TrackedValue<Page: Hashable>: Hashable {
    /// The name of the variable, such as `title`.
    package let name: String
    /// The page that it names, nil if it names none yet.
    package let page: Page?

    /// Creates a value that names a page, nil if it names none yet.
    public init(_ name: String, _ page: Page?) { (self.name, self.page) = (name, page) }

    /// Creates a value of a variable that holds an index.
    ///
    /// ```swift
    /// TrackedValue("currentIndex", at: currentIndex, in: pages)
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the variable.
    ///   - index: The value of the variable, nil if it has none yet. An index outside the list names no page.
    ///   - pages: The list.
    public init(_ name: String, at index: Int?, in pages: [Page]) {
        self.init(name, index.flatMap { pages.indices.contains($0) ? pages[$0] : nil })
    }

    /// Creates a value of a variable that identifies a page by a property, such as its title.
    ///
    /// ```swift
    /// TrackedValue("title", navigationItem.title, of: \.title, in: pages)
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the variable.
    ///   - value: The value of the variable, nil if it has none yet. A value that no page in the list has names no
    ///     page.
    ///   - property: The property of a page to compare with. The first page whose property is equal is the one named.
    ///   - pages: The list.
    public init<Property: Equatable>(
        _ name: String, _ value: Property?, of property: (Page) -> Property?, in pages: [Page]
    ) {
        self.init(name, value.flatMap { value in pages.first { property($0) == value } })
    }
}

extension TrackedValue {
    package func numbered(_ number: (Page) -> PageNumber) -> TrackedVariable { TrackedVariable(name, page.map(number)) }
}

extension TrackedValue: Sendable where Page: Sendable {}
