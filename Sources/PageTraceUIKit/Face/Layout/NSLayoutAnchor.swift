public import Foundation

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
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {}

/// A vertical anchor.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {}

/// An anchor for a size.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor {
    /// A constraint that equals a number.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// A constraint that equals a multiple of another size.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// A constraint to at least a number.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
}

/// A constraint, which is stored but not solved: nothing is laid out here.
@preconcurrency @MainActor
public final class NSLayoutConstraint {
    /// The distance.
    public var constant: CGFloat
    /// Whether it is active.
    public var isActive = false

    init(constant: CGFloat) { self.constant = constant }

    /// Activates constraints.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}
