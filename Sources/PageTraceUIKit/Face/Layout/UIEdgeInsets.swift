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

/// The space at the four edges, in the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The space at the top.
    public var top: CGFloat
    /// The space at the start.
    public var leading: CGFloat
    /// The space at the bottom.
    public var bottom: CGFloat
    /// The space at the end.
    public var trailing: CGFloat

    /// Creates insets.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// No space.
    public static let zero = NSDirectionalEdgeInsets()
}

/// A distance to the right and downward.
public struct UIOffset: Hashable, Sendable {
    /// The distance to the right.
    public var horizontal: CGFloat
    /// The distance downward.
    public var vertical: CGFloat

    /// Creates a distance.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// No distance.
    public static let zero = UIOffset()
}

extension CGRect {
    /// The rectangle without insets.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
