public import Foundation

/// Views in a row or in a column.
@MainActor
open class UIStackView: UIView {
    /// How the views share the space.
    public enum Distribution: Int, Sendable {
        /// They fill it.
        case fill
        /// They fill it, all of one size.
        case fillEqually
        /// They fill it, each by its size.
        case fillProportionally
        /// The spaces between are equal.
        case equalSpacing
        /// The distances of the middles are equal.
        case equalCentering
    }

    /// Where the views stand across.
    public enum Alignment: Int, Sendable {
        /// They fill the space.
        case fill
        /// At the start.
        case leading
        /// In the middle.
        case center
        /// At the end.
        case trailing
    }

    /// The views in order.
    public private(set) var arrangedSubviews: [UIView] = []
    /// Row or column.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// How the views share the space.
    open var distribution = Distribution.fill
    /// Where the views stand across.
    open var alignment = Alignment.fill
    /// The space between two.
    open var spacing: CGFloat = 0

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }
}

extension NSLayoutConstraint {
    /// A direction.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal
        /// From top to bottom.
        case vertical
    }
}
