/// The pages that a container shows side by side: none before the first set, one, or the two of an open book.
///
/// UIKit passes such pages as an array. A spread reads like an array, holds at most two pages, and needs no allocation.
public struct Spread<Page> {
    /// The first page: the only one, or the one on the left.
    @usableFromInline package let first: Page?

    /// The second page: the one on the right, nil if a single page is shown.
    @usableFromInline package let second: Page?

    @inlinable
    package init() {
        first = nil
        second = nil
    }

    @inlinable
    package init(_ first: Page, _ second: Page? = nil) {
        self.first = first
        self.second = second
    }

    /// Creates a spread from a list of pages; nil if it has more than two.
    @inlinable
    package init?(_ pages: [Page]) {
        guard pages.count <= 2 else { return nil }
        self.first = pages.first
        self.second = pages.count == 2 ? pages[1] : nil
    }
}

extension Spread: RandomAccessCollection {
    /// The position of the first page.
    @inlinable
    public var startIndex: Int { 0 }

    /// The number of pages.
    @inlinable
    public var endIndex: Int { second != nil ? 2 : first != nil ? 1 : 0 }

    /// The page at a position below ``endIndex``.
    @inlinable
    public subscript(position: Int) -> Page {
        guard let page = position == 0 ? first : second else {
            preconditionFailure("Position \(position) is not among the \(endIndex) pages of the spread")
        }
        return page
    }

    /// Calls a closure with each page. (There is no index check, so a closure that does nothing costs nothing.)
    @inlinable
    package func forEach(_ body: (Page) throws -> Void) rethrows {
        if let first { try body(first) }
        if let second { try body(second) }
    }

    @inlinable
    package func map<Other>(_ transform: (Page) -> Other) -> Spread<Other> {
        Spread<Other>(first: first.map(transform), second: second.map(transform))
    }

    @inlinable
    package var last: Page? { second ?? first }
}

extension Spread: ExpressibleByArrayLiteral {
    /// Creates a spread from a literal of at most two pages, as in `.willTransitionTo([2])`.
    public init(arrayLiteral pages: Page...) {
        precondition(pages.count <= 2, "A container shows two pages at the most")
        self.init(first: pages.first, second: pages.count == 2 ? pages[1] : nil)
    }

    @inlinable
    init(first: Page?, second: Page?) {
        self.first = first
        self.second = second
    }
}

extension Spread where Page: Equatable {
    /// Calls a closure with each page that is not among others, each once.
    ///
    /// If the closure does nothing, as with most clients in every swipe, the comparisons are optimized away, too.
    func forEach(without others: Spread, _ body: (Page) -> Void) {
        if let first, !others.has(first) { body(first) }
        if let second, second != first, !others.has(second) { body(second) }
    }

    func has(_ page: Page) -> Bool {
        if let first, first == page { return true }
        if let second, second == page { return true }
        return false
    }
}

extension Spread: Equatable where Page: Equatable {
    // The compiler's own cannot be inlined in other modules, where it is a tenth of a search.
    /// Whether two spreads have equal pages.
    @inlinable
    public static func == (one: Spread, other: Spread) -> Bool {
        one.first == other.first && one.second == other.second
    }
}
extension Spread: Hashable where Page: Hashable {}
extension Spread: Sendable where Page: Sendable {}

extension Spread: CustomStringConvertible {
    /// The pages in brackets, as in `[Second]`.
    public var description: String { "[\(map { "\($0)" }.joined(separator: ", "))]" }
}
