/// Nothing is drawn.
open class UIView: UIResponder {
    open var frame: CGRect {
        didSet {
            if frame.size != oldValue.size { setNeedsLayout() }
            if let controller { controller.parent?.follower?.hear(.setFrame(frame), of: controller) }
        }
    }
    public internal(set) weak var superview: UIView?
    public internal(set) var subviews: [UIView] = []
    open var backgroundColor: UIColor?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // (It is UIKit's signature.)
    open var tintColor: UIColor! = .systemBlue
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    open var contentMode = ContentMode.scaleToFill
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { tellOfConstraints() } }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var transform = CGAffineTransform.identity
    open var transform3D = CATransform3DIdentity
    open var clearsContextBeforeDrawing = true
    open var isOpaque = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var mask: UIView?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    public internal(set) var constraints: [NSLayoutConstraint] = []
    open var isAccessibilityElement = false
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityViewIsModal = false
    open var accessibilityElementsHidden = false
    open var accessibilityElements: [Any]?
    open var gestureRecognizers: [UIGestureRecognizer]?
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide()
    public private(set) lazy var readableContentGuide = UILayoutGuide()
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide()
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open class var layerClass: AnyClass { CALayer.self }
    public private(set) lazy var layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    weak var controller: UIViewController?

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    open var center: CGPoint {
        get { CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2) }
        set { frame.origin = CGPoint(x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2) }
    }

    open override var next: UIResponder? { controller ?? superview }
    open var traitCollection: UITraitCollection { .current }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }

    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    public var window: UIWindow? { (self as? UIWindow) ?? superview?.window }

    open func setNeedsLayout() {}
    open func layoutIfNeeded() { layoutSubviews() }
    open func layoutSubviews() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() { updateConstraints() }
    open func updateConstraints() {}
    open func invalidateIntrinsicContentSize() {}
    open func draw(_ rect: CGRect) {}
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
    open func removeFromSuperview() { superview?.tell(.removeView, of: self, isAppearing: false) { takeOut() } }
    open func didMoveToSuperview() {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToWindow() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    open func layoutSublayers(of layer: CALayer) {}
    open func prepareForInterfaceBuilder() {}
    open class var requiresConstraintBasedLayout: Bool { false }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func addInteraction(_ interaction: any UIInteraction) {}
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { frame.size }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { frame.size }

    open func tintColorDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func awakeFromNib() {}

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

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { true }
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }

    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    open func sizeToFit() {}

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
}

extension UIView {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
