/// Where something is between left and right.
public enum HorizontalAlignment: Hashable, Sendable, CaseIterable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
}

/// Where something is between top and bottom.
public enum VerticalAlignment: Hashable, Sendable, CaseIterable {
    /// At the upper edge.
    case top
    /// In the middle.
    case middle
    /// At the lower edge.
    case bottom
}
