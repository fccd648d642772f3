/// How a transition ends.
public enum TransitionEnd: String, Hashable, Sendable, CaseIterable {
    /// On the next page.
    case completed
    /// Back on the page where it began.
    case cancelled
}
