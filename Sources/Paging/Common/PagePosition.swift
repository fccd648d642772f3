/// A page, by its position in a table of pages.
///
/// Whatever an app shows as a page, everything behind the model speaks of positions: they are small, quick to compare, and
/// two pages of one name stay two pages.
public struct PagePosition: Hashable, Sendable {
    /// The position, from 0.
    public let index: Int32

    /// Creates a position.
    @inlinable
    public init(_ index: Int) {
        self.index = Int32(truncatingIfNeeded: index)
    }
}
