/// A call of `setViewControllers` that waits to be carried out.
@usableFromInline package struct SetRequest<Page: Hashable>: Hashable {
    @usableFromInline package var pages: [Page]
    @usableFromInline package var direction: Direction
    @usableFromInline package var isAnimated: Bool
    /// Whether a completion block was given.
    @usableFromInline package var hasCompletion: Bool

    @inlinable
    package init(_ pages: [Page], direction: Direction, isAnimated: Bool, hasCompletion: Bool = true) {
        self.pages = pages
        self.direction = direction
        self.isAnimated = isAnimated
        self.hasCompletion = hasCompletion
    }
}

extension SetRequest: Sendable where Page: Sendable {}

extension SetRequest {
    @inlinable
    package func map<Other>(_ transform: (Page) throws -> Other) rethrows -> SetRequest<Other> {
        try SetRequest<Other>(
            pages.map(transform), direction: direction, isAnimated: isAnimated, hasCompletion: hasCompletion)
    }
}
