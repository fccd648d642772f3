/// Where something is between left and right.
public enum HorizontalAlignment: Hashable, Sendable, CaseIterable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
}
