/// An argument or an answer of a call.
@usableFromInline
package enum CallbackValue<Page> {
    /// A page.
    case page(Page)
    /// A list of pages.
    case pages([Page])
    /// A Boolean value.
    case bool(Bool)
    /// A whole number.
    case number(Int)
    /// A number that need not be whole, such as the progress of a transition.
    case decimal(Double)
    /// A point in the content of a scroll view, in points.
    case point(ScrollPoint)
    /// A word of UIKit, such as `mid`.
    case word(String)
    /// No value.
    case `nil`
}

extension CallbackValue: Equatable where Page: Equatable {}
extension CallbackValue: Hashable where Page: Hashable {}
extension CallbackValue: Sendable where Page: Sendable {}

extension CallbackValue {
    @inlinable
    package func map<Other>(_ transform: (Page) throws -> Other) rethrows -> CallbackValue<Other> {
        switch self {
        case .page(let page): .page(try transform(page))
        case .pages(let pages): .pages(try pages.map(transform))
        case .bool(let value): .bool(value)
        case .number(let number): .number(number)
        case .decimal(let number): .decimal(number)
        case .point(let point): .point(point)
        case .word(let word): .word(word)
        case .nil: .nil
        }
    }

    package var page: Page? { if case .page(let page) = self { page } else { nil } }

    package var pages: [Page] {
        switch self {
        case .page(let page): [page]
        case .pages(let pages): pages
        case .bool, .number, .decimal, .point, .word, .nil: []
        }
    }

    /// A list of pages that can lie side by side, nil for any other value.
    var spread: Spread<Page>? { if case .pages(let pages) = self { Spread(pages) } else { nil } }

    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    package var number: Int? { if case .number(let number) = self { number } else { nil } }

    /// The number, whole or not, nil for any other value.
    package var decimal: Double? {
        switch self {
        case .decimal(let number): number
        case .number(let number): Double(number)
        default: nil
        }
    }

    package var word: String? { if case .word(let word) = self { word } else { nil } }

    @inlinable
    init(_ page: Page?) { self = page.map { .page($0) } ?? .nil }
}

/// An argument of a call with its label in the client's code.
@usableFromInline
package struct CallbackArgument<Page> {
    /// The label, nil if it has none.
    @usableFromInline package var label: String?
    @usableFromInline package var value: CallbackValue<Page>

    @inlinable
    package init(_ label: String?, _ value: CallbackValue<Page>) {
        self.label = label
        self.value = value
    }

    @inlinable
    package init(_ value: CallbackValue<Page>) { self.init(nil, value) }
}

extension CallbackArgument: Equatable where Page: Equatable {}
extension CallbackArgument: Hashable where Page: Hashable {}
extension CallbackArgument: Sendable where Page: Sendable {}

extension CallbackArgument {
    @inlinable
    package func map<Other>(_ transform: (Page) throws -> Other) rethrows -> CallbackArgument<Other> {
        CallbackArgument<Other>(label, try value.map(transform))
    }
}
