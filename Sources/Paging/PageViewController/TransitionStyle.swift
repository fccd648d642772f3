/// How one page follows another.
public enum TransitionStyle: String, Hashable, Sendable, CaseIterable {
    /// Pages scroll.
    case scroll
    /// Pages turn like those of a book.
    case pageCurl
}
