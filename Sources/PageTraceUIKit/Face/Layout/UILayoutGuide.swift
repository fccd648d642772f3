/// A rectangle that constraints can refer to.
@preconcurrency @MainActor
open class UILayoutGuide: LayoutItem {
    /// The identifier, for debugging.
    open var identifier: String = ""
    /// The view that has it.
    public internal(set) weak var owningView: UIView?
    /// The frame, which is not computed here.
    open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

    /// Creates a guide.
    public init() {}
}

/// An item that constraints can refer to: a view or a guide.
@preconcurrency @MainActor
public protocol LayoutItem: AnyObject {}

extension UIView: LayoutItem {}

/// Constraints are not solved, so anchors are made on demand and need no identity.
extension LayoutItem {
    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The horizontal center.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The baseline of the first line.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The baseline of the last line.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The vertical center.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
