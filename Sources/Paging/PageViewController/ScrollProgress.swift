/// Where the scroll view inside a page view controller stands. (Rules 38 to 40)
public struct ScrollProgress: Hashable, Sendable {
    /// The content offset in pages along the axis: 1 at rest, 0 and 2 at the neighbours.
    public let offset: Double

    /// How far the next page has come in: 0 at rest, 1 at the page after, -1 at the page before.
    ///
    /// A layout from right to left mirrors the offset and not the progress.
    public let progress: Double

    /// Whether pages lie from right to left; at rest it makes no difference.
    @inlinable public var isMirrored: Bool { progress != 0 && (offset > 1) != (progress > 0) }

    /// Creates a position.
    ///
    /// - Parameters:
    ///   - progress: How far the next page has come in.
    ///   - isMirrored: Whether pages lie from right to left.
    @inlinable
    public init(_ progress: Double, isMirrored: Bool = false) {
        self.progress = progress
        offset = isMirrored ? 1 - progress : 1 + progress
    }
}
