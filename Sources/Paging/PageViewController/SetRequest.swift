/// A call of `setViewControllers` that waits to be carried out.
public struct SetRequest<Page: Hashable>: Hashable {
    /// The pages to show.
    public var pages: [Page]
    /// The side of the animation.
    public var direction: Direction
    /// Whether the change is animated.
    public var isAnimated: Bool
    /// Whether a completion block was given.
    public var hasCompletion: Bool

    /// Creates a request.
    @inlinable
    public init(_ pages: [Page], direction: Direction, isAnimated: Bool, hasCompletion: Bool = true) {
        self.pages = pages
        self.direction = direction
        self.isAnimated = isAnimated
        self.hasCompletion = hasCompletion
    }
}

extension SetRequest: Sendable where Page: Sendable {}

extension SetRequest {
    /// The request with each of its pages replaced.
    @inlinable
    public func map<Other>(_ transform: (Page) throws -> Other) rethrows -> SetRequest<Other> {
        try SetRequest<Other>(
            pages.map(transform), direction: direction, isAnimated: isAnimated, hasCompletion: hasCompletion)
    }
}
