/// A variable of a client that says which page the client believes to be shown: the page itself, its index, a text.
public struct TrackedValue<Page: Hashable>: Hashable {
    /// What a variable holds.
    package enum Content: Hashable {
        /// A page, nil if there is none yet.
        case page(Page?)
        /// The index of a page in the list, from 0; nil if there is none yet.
        case index(Int?)
        /// A text, piece by piece; nil if there is none yet.
        case text([Piece]?)
    }

    package enum Piece: Hashable {
        case words(String)
        case page(Page)
        case number(Int)
    }

    /// The name of the variable, such as `title`.
    package var name: String
    package var content: Content
    /// Whether it is wrong if it has no value while pages are shown.
    package var isRequired = false

    /// Creates a value that names a page, nil if it names none yet.
    public init(_ name: String, _ page: Page?) { self.init(name, content: .page(page)) }

    package init(_ name: String, content: Content) {
        self.name = name
        self.content = content
    }

    /// The page that it names; nil if it names none yet, or if it is an index or a text.
    package var page: Page? {
        get { if case .page(let page) = content { page } else { nil } }
        set { content = .page(newValue) }
    }

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
    package func map<Other>(_ transform: (Page) -> Other) -> TrackedValue<Other> {
        var value = TrackedValue<Other>(name, content: content.map(transform))
        value.isRequired = isRequired
        return value
    }
}

extension TrackedValue.Content {
    /// Calls a function with each page that the variable holds.
    package func forEachPage(_ body: (Page) -> Void) {
        _ = map {
            body($0)
            return $0
        }
    }

    package var isPage: Bool { if case .page = self { true } else { false } }

    package func map<Other>(_ transform: (Page) -> Other) -> TrackedValue<Other>.Content {
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

    /// The content in words, nil if there is none yet.
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

// Not for every type of pages, so that they are compiled here and not at each use.
extension TrackedValue.Content where Page == PageNumber {
    /// Whether the variable has a value yet.
    package var isSet: Bool {
        switch self {
        case .page(let page): page != nil
        case .index(let index): index != nil
        case .text(let text): text != nil
        }
    }
}

extension TrackedValue: Sendable where Page: Sendable {}
extension TrackedValue.Content: Sendable where Page: Sendable {}
extension TrackedValue.Piece: Sendable where Page: Sendable {}
