public import Foundation

/// A view: where it lies in the tree, and what it is like.
///
/// Nothing is drawn.
@MainActor
open class UIView: UIResponder {
    /// The place in the superview.
    open var frame: CGRect {
        didSet { if frame.size != oldValue.size { setNeedsLayout() } }
    }
    /// The view that this one lies in.
    public internal(set) weak var superview: UIView?
    /// The views in this one, from the back to the front.
    public internal(set) var subviews: [UIView] = []
    /// The color behind everything.
    open var backgroundColor: UIColor?
    /// The color of what can be touched.
    open var tintColor: UIColor = .systemBlue
    /// Whether the view is left out of the picture.
    open var isHidden = false
    /// How opaque the view is, from 0 to 1.
    open var alpha: CGFloat = 1
    /// A number to tell views apart.
    open var tag = 0
    /// Whether the view takes touches.
    open var isUserInteractionEnabled = true
    /// Whether subviews are cut off at the bounds.
    open var clipsToBounds = false
    /// How the content fits into the bounds.
    open var contentMode = ContentMode.scaleToFill
    /// The name for tests of the interface.
    open var accessibilityIdentifier: String?
    /// What is read aloud.
    open var accessibilityLabel: String?
    /// How the view grows with its superview.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the mask counts as constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// Which way the view is read.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// What recognizes touches on the view.
    open var gestureRecognizers: [UIGestureRecognizer]?
    /// The part of the view that no bar covers.
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide()
    /// The part of the view within the margins.
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide()
    /// The part of the view that bars cover: none here.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// The margins.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// What is behind the view.
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

    /// The window, which a view here never has.
    public var window: UIWindow? { (self as? UIWindow) ?? superview?.window }

    /// Says that the view has to be laid out again.
    open func setNeedsLayout() {}

    /// Lays the view out at once.
    open func layoutIfNeeded() { layoutSubviews() }

    /// Lays the subviews out.
    open func layoutSubviews() {}

    /// Says that the view has to be drawn again.
    open func setNeedsDisplay() {}

    /// The size that fits into another.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

    /// Takes the size that fits.
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
