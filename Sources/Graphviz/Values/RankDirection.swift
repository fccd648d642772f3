/// Which way a layered layout grows.
public enum RankDirection: String, Hashable, Sendable, CaseIterable {
    /// From the first rank at the top downward.
    case topToBottom = "TB"
    /// From the first rank at the left to the right.
    case leftToRight = "LR"
    /// From the first rank at the bottom upward.
    case bottomToTop = "BT"
    /// From the first rank at the right to the left.
    case rightToLeft = "RL"
}
