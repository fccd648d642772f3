/// Where a view is; only frames count, not transforms.
extension UIView {
    /// The origin in the coordinates of the outermost view.
    private var originOnScreen: CGPoint {
        let outer = superview?.originOnScreen ?? .zero
        return CGPoint(x: outer.x + frame.origin.x, y: outer.y + frame.origin.y)
    }

    /// A point in the coordinates of another view.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }

    /// A point of another view in the coordinates of this one.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }

    /// A rectangle in the coordinates of another view.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// A rectangle of another view in the coordinates of this one.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }
}

/// Constraints of a view, which are stored but not solved.
extension UIView {
    /// Adds a constraint.
    public func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }

    /// Adds constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        self.constraints += constraints
        NSLayoutConstraint.activate(constraints)
    }

    /// Removes a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }

    /// Removes constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        self.constraints.removeAll { own in constraints.contains { $0 === own } }
        NSLayoutConstraint.deactivate(constraints)
    }

    /// Adds a guide.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

    /// Says how much it resists to grow.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

    /// Says how much it resists to shrink.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}

    /// The size that fits constraints: here the frame's.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { frame.size }

    /// The size that fits constraints: here the frame's.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { frame.size }

    /// The smallest size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
