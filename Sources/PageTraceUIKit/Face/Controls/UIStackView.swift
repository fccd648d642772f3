/// Views in a row or in a column.
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
        /// At the first baselines.
        case firstBaseline
        /// In the middle.
        case center
        /// At the end.
        case trailing
        /// At the last baselines.
        case lastBaseline
        /// At the top.
        public static let top = Alignment.leading
        /// At the bottom.
        public static let bottom = Alignment.trailing
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

    /// Whether the margins are kept free.
    open var isLayoutMarginsRelativeArrangement = false

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

    /// Adds a view at a place.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.insert(view, at: Swift.min(Swift.max(stackIndex, 0), arrangedSubviews.count))
        addSubview(view)
    }

    /// Takes a view out of the order; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

    /// Sets the space after a view, which has no effect here.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}
