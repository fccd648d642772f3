/// A variable of a client that says which page the client believes to be shown: the page itself, its index, a text.
public struct TrackedValue<Page: Hashable>: Hashable {
    /// What a variable holds.
    public enum Content: Hashable {
        /// A page, nil as long as there is none.
        case page(Page?)
        /// The index of a page in the list, from 0; nil as long as there is none.
        case index(Int?)
        /// A text, piece by piece; nil as long as there is none.
        case text([Piece]?)
    }

    /// A piece of a text.
    public enum Piece: Hashable {
        /// Words that stay as they are.
        case words(String)
        /// The name of a page.
        case page(Page)
        /// A number.
        case number(Int)
    }

    /// The name of the variable, such as `title`.
    public var name: String
    /// What it holds.
    public var content: Content

    /// Creates a value that names a page, nil where it names none yet.
    @inlinable
    public init(_ name: String, _ page: Page?) {
        self.init(name, content: .page(page))
    }

    /// Creates a value.
    @inlinable
    public init(_ name: String, content: Content) {
        self.name = name
        self.content = content
    }

    /// The page that it names, nil where it names none yet, and for an index or a text.
    @inlinable public var page: Page? {
        get { if case .page(let page) = content { page } else { nil } }
        set { content = .page(newValue) }
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
    /// Whether two values are of one variable and hold the same.
    @inlinable
    public static func == (one: Self, other: Self) -> Bool { one.content == other.content && one.name == other.name }
}

extension TrackedValue.Content {
    /// Whether the variable holds anything yet.
    @inlinable public var isSet: Bool {
        switch self {
        case .page(let page): page != nil
        case .index(let index): index != nil
        case .text(let text): text != nil
        }
    }

    /// Whether the variable holds a page.
    @inlinable public var isPage: Bool { if case .page = self { true } else { false } }

    /// The content with its pages replaced.
    @inlinable
    public func map<Other>(_ transform: (Page) -> Other) -> TrackedValue<Other>.Content {
        switch self {
        case .page(let page): .page(page.map(transform))
        case .index(let index): .index(index)
        case .text(let pieces):
            .text(
                pieces?.map { piece in
                    switch piece {
                    case .words(let words): .words(words)
                    case .page(let page): .page(transform(page))
                    case .number(let number): .number(number)
                    }
                })
        }
    }

    /// The content in words, nil if there is nothing yet.
    package func words(name: (Page) -> String) -> String? {
        switch self {
        case .page(let page): page.map(name)
        case .index(let index): index.map(String.init)
        case .text(let pieces):
            pieces?.map { piece in
                switch piece {
                case .words(let words): words
                case .page(let page): name(page)
                case .number(let number): String(number)
                }
            }.joined()
        }
    }
}

extension TrackedValue: Sendable where Page: Sendable {}
extension TrackedValue.Content: Sendable where Page: Sendable {}
extension TrackedValue.Piece: Sendable where Page: Sendable {}
