public import Foundation

/// The space at the four edges.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The space at the top.
    public var top: CGFloat
    /// The space at the left.
    public var left: CGFloat
    /// The space at the bottom.
    public var bottom: CGFloat
    /// The space at the right.
    public var right: CGFloat

    /// Creates insets.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// No space.
    public static let zero = UIEdgeInsets()
}
