/// A variable of an app and its value: a page, its index, or a text that names it.
package struct TrackedVariable: Hashable, Sendable {
    /// What a variable holds.
    package enum Content: Hashable, Sendable {
        /// A page, nil if there is none yet.
        case page(PageNumber?)
        /// The index of a page in the list, from 0; nil if there is none yet.
        case index(Int?)
        /// A text, piece by piece; nil if there is none yet.
        case text([Piece]?)
    }

    package enum Piece: Hashable, Sendable {
        case words(String)
        case page(PageNumber)
        case number(Int)
    }

    /// The name of the variable, such as `title`.
    package let name: String
    package var content: Content
    /// Whether it is wrong if it has no value while pages are shown.
    package var isRequired = false
}

extension TrackedVariable {
    package init(_ name: String, _ page: PageNumber?) { self.init(name: name, content: .page(page)) }

    /// The page that it names; nil if it names none yet, or if it is an index or a text.
    package var page: PageNumber? { if case .page(let page) = content { page } else { nil } }

    func map(_ transform: (PageNumber) -> PageNumber) -> Self {
        var value = self
        value.content = content.map(transform)
        return value
    }
}

extension TrackedVariable.Content {
    /// Calls a function with each page that the variable holds.
    package func forEachPage(_ body: (PageNumber) -> Void) {
        switch self {
        case .page(let page): page.map(body)
        case .index: break
        case .text(let pieces): for case .page(let page) in pieces ?? [] { body(page) }
        }
    }

    package var isPage: Bool { if case .page = self { true } else { false } }

    /// Whether the variable has a value yet.
    package var isSet: Bool {
        switch self {
        case .page(let page): page != nil
        case .index(let index): index != nil
        case .text(let text): text != nil
        }
    }

    func map(_ transform: (PageNumber) -> PageNumber) -> Self {
        switch self {
        case .page(let page): .page(page.map(transform))
        case .index: self
        case .text(let pieces):
            .text(pieces?.map { if case .page(let page) = $0 { .page(transform(page)) } else { $0 } })
        }
    }

    /// The content in words, nil if there is none yet.
    package func words(name: (PageNumber) -> String) -> String? {
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
