public import Foundation

/// A view: its place in the tree, and its properties.
///
/// Nothing is drawn.
@preconcurrency @MainActor
open class UIView: UIResponder {
    /// The frame in the superview's coordinates.
    open var frame: CGRect {
        didSet { if frame.size != oldValue.size { setNeedsLayout() } }
    }
    /// The view that this one lies in.
    public internal(set) weak var superview: UIView?
    /// The views in this one, from the back to the front.
    public internal(set) var subviews: [UIView] = []
    /// The background color.
    open var backgroundColor: UIColor?
    /// The color of interactive elements.
    open var tintColor: UIColor = .systemBlue
    /// Whether the view is hidden.
    open var isHidden = false
    /// How opaque the view is, from 0 to 1.
    open var alpha: CGFloat = 1
    /// A number that identifies the view.
    open var tag = 0
    /// Whether the view accepts touches.
    open var isUserInteractionEnabled = true
    /// Whether subviews are clipped to the bounds.
    open var clipsToBounds = false
    /// How the content fits into the bounds.
    open var contentMode = ContentMode.scaleToFill
    /// The identifier for user interface tests.
    open var accessibilityIdentifier: String?
    /// The text that is read aloud.
    open var accessibilityLabel: String?
    /// How the view grows with its superview.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the mask counts as constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// The reading direction of the view.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The gesture recognizers of the view.
    open var gestureRecognizers: [UIGestureRecognizer]?
    /// The part of the view that no bar covers.
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide()
    /// The part of the view within the margins.
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide()
    /// The insets of the part that bars cover, none here.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// The margins.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// The layer of the view.
    public private(set) lazy var layer = CALayer()
    /// The controller whose view this is.
    weak var controller: UIViewController?

    /// Creates a view.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Creates a view as a storyboard would.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    /// Creates a view without size.
    public convenience override init() { self.init(frame: .zero) }

    /// The view in its own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    /// The middle of the view, in the superview's coordinates.
    open var center: CGPoint {
        get { CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2) }
        set { frame.origin = CGPoint(x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2) }
    }

    /// The window that the view is in, nil if it is in none.
    public var window: UIWindow? { (self as? UIWindow) ?? superview?.window }

    /// Marks the view for layout.
    open func setNeedsLayout() {}

    /// Lays out the view at once.
    open func layoutIfNeeded() { layoutSubviews() }

    /// Lays out the subviews.
    open func layoutSubviews() {}

    /// Marks the view for drawing.
    open func setNeedsDisplay() {}

    /// The size that fits best into another.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

    /// Resizes the view to fit.
    open func sizeToFit() {}

    /// Adds a gesture recognizer.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    /// Removes a gesture recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
}
