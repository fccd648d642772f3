/// An edge, a center or a size that constraints refer to.
@preconcurrency @MainActor
open class NSLayoutAnchor {
    init() {}

    /// A constraint that equals another anchor, with a distance.
    public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// A constraint to at least another anchor, with a distance.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// A constraint to at most another anchor, with a distance.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
}

/// A horizontal anchor.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {
    /// A constraint with the system's distance after another anchor.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 8 * multiplier) }
}

/// A vertical anchor.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {
    /// A constraint with the system's distance below another anchor.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 8 * multiplier) }
}

/// An anchor for a size.
public final class NSLayoutDimension: NSLayoutAnchor {
    /// A constraint that equals a number.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// A constraint to at least a number.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// A constraint to at most a number.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// A constraint that equals a multiple of another size.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

    /// A constraint to at least a multiple of another size.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

    /// A constraint to at most a multiple of another size.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}
