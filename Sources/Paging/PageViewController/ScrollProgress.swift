/// The position of the scroll view inside a page view controller. (Rules 38 to 40)
public struct ScrollProgress: Hashable, Sendable {
    /// The content offset in pages along the axis: 1 at rest, 0 and 2 at the neighbors.
    public let offset: Double

    /// How far the next page has come in: 0 at rest, 1 at the page after, -1 at the page before.
    ///
    /// A right-to-left layout mirrors the offset but not the progress.
    public let progress: Double

    /// Whether pages are laid out from right to left; false at rest, where it makes no difference.
    package var isMirrored: Bool { progress != 0 && (offset > 1) != (progress > 0) }

    package init(_ progress: Double, isMirrored: Bool = false) {
        self.progress = progress
        offset = isMirrored ? 1 - progress : 1 + progress
    }
}
