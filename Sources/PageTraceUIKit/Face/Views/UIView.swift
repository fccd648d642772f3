/// A view: its place in the tree, and its properties.
///
/// Nothing is drawn.
open class UIView: UIResponder {
    /// The frame in the superview's coordinates.
    open var frame: CGRect {
        didSet {
            if frame.size != oldValue.size { setNeedsLayout() }
            if let controller { controller.parent?.follower?.hear(.setFrame(frame), of: controller) }
        }
    }
    /// The view that this one lies in.
    public internal(set) weak var superview: UIView?
    /// The views in this one, from the back to the front.
    public internal(set) var subviews: [UIView] = []
    /// The background color.
    open var backgroundColor: UIColor?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // (It is UIKit's signature.)
    /// The color of interactive elements.
    open var tintColor: UIColor! = .systemBlue
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
    /// How it is transformed.
    open var transform = CGAffineTransform.identity
    /// The transform in space.
    open var transform3D = CATransform3DIdentity
    /// Whether what is drawn before is erased.
    open var clearsContextBeforeDrawing = true
    /// Whether it has no transparent part.
    open var isOpaque = true
    /// Whether several fingers count.
    open var isMultipleTouchEnabled = false
    /// Whether no other view gets touches meanwhile.
    open var isExclusiveTouch = false
    /// A view over it.
    open var mask: UIView?
    /// Light or dark, whatever the system is.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Whether margins follow those of the superview.
    open var preservesSuperviewLayoutMargins = false
    /// Whether margins respect the safe area.
    open var insetsLayoutMarginsFromSafeArea = true
    /// The margins in the reading direction.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// The constraints.
    public internal(set) var constraints: [NSLayoutConstraint] = []
    /// Whether it is read aloud.
    open var isAccessibilityElement = false
    /// What a tap on it does, for who cannot see it.
    open var accessibilityHint: String?
    /// Its value, for who cannot see it.
    open var accessibilityValue: String?
    /// What it is, for who cannot see it.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// Whether only it is read aloud.
    open var accessibilityViewIsModal = false
    /// Whether what is in it is not read aloud.
    open var accessibilityElementsHidden = false
    /// What is read aloud in it.
    open var accessibilityElements: [Any]?
    /// The gesture recognizers of the view.
    open var gestureRecognizers: [UIGestureRecognizer]?
    /// The part of the view that no bar covers.
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide()
    /// The part of the view that is easy to read.
    public private(set) lazy var readableContentGuide = UILayoutGuide()
    /// The part of the view within the margins.
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide()
    /// The insets of the part that bars cover, none here.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// The margins.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// The class of the layer.
    open class var layerClass: AnyClass { CALayer.self }
    /// The layer of the view.
    public private(set) lazy var layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
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

    /// The responder that follows: the controller, or the view around it.
    open override var next: UIResponder? { controller ?? superview }

    /// The traits.
    open var traitCollection: UITraitCollection { .current }

    /// The reading direction of the content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The size of its content, none here.
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

    /// The window that the view is in, nil if it is in none.
    public var window: UIWindow? { (self as? UIWindow) ?? superview?.window }

    /// Marks the view for layout.
    open func setNeedsLayout() {}

    /// Lays out the view at once.
    open func layoutIfNeeded() { layoutSubviews() }

    /// Lays out the subviews.
    open func layoutSubviews() {}

    /// Marks the constraints for an update.
    open func setNeedsUpdateConstraints() {}

    /// Updates the constraints at once.
    open func updateConstraintsIfNeeded() { updateConstraints() }

    /// Updates the constraints.
    open func updateConstraints() {}

    /// The size of the content has changed.
    open func invalidateIntrinsicContentSize() {}

    /// Draws the view, which nobody asks for here.
    open func draw(_ rect: CGRect) {}

    /// It has been put into another view, or taken out of one.
    open func didMoveToSuperview() {}

    /// It is about to be put into another view, or taken out of one.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// It has been put into a window, or taken out of one.
    open func didMoveToWindow() {}

    /// The part that bars cover has changed.
    open func safeAreaInsetsDidChange() {}

    /// The color of interactive elements has changed.
    open func tintColorDidChange() {}

    /// The traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// It comes from a nib.
    open func awakeFromNib() {}

    /// The view at a point, the innermost one that accepts touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        // Each view is asked once, and none behind the one that is hit: a lazy map would ask the one found twice.
        for view in subviews.reversed() {
            if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
        }
        return self
    }

    /// Whether a point is inside.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Whether a recognizer may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Ends editing.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { true }

    /// A picture of the view, without content here.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }

    /// Draws the view as it is.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

    /// Marks the view for drawing.
    open func setNeedsDisplay() {}

    /// Marks a part of the view for drawing.
    open func setNeedsDisplay(_ rect: CGRect) {}

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
