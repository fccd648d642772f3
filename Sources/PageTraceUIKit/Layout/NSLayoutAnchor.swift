public import Foundation

/// A side, a middle or a size that constraints speak of.
@MainActor
open class NSLayoutAnchor {
    init() {}

    /// Equal to another anchor, with a distance.
    public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// At least another anchor, with a distance.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// At most another anchor, with a distance.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
}

/// A horizontal place.
@MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {}

/// A vertical place.
@MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {}

/// A size.
@MainActor
public final class NSLayoutDimension: NSLayoutAnchor {
    /// Equal to a number.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// Equal to a multiple of another size.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// At least a number.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
}

/// A constraint, which is kept and not solved: nothing is laid out here.
@MainActor
public final class NSLayoutConstraint {
    /// The distance.
    public var constant: CGFloat
    /// Whether it holds.
    public var isActive = false

    init(constant: CGFloat) { self.constant = constant }

    /// Lets constraints hold.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Lets constraints hold no longer.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}
