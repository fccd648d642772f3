public import Foundation

/// Views in a row or in a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How the views share the space along the axis.
    public enum Distribution: Int, Sendable {
        /// They fill it.
        case fill
        /// They fill it with equal sizes.
        case fillEqually
        /// They fill it in proportion to their sizes.
        case fillProportionally
        /// They have equal spaces between them.
        case equalSpacing
        /// They have equal distances between their centers.
        case equalCentering
    }

    /// The alignment of the views across the axis.
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
    /// The axis: a row or a column.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// How the views share the space along the axis.
    open var distribution = Distribution.fill
    /// The alignment of the views across the axis.
    open var alignment = Alignment.fill
    /// The space between two views.
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
    /// An axis.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal
        /// From top to bottom.
        case vertical
    }
}
