package import PageTraceEngine

/// The container is the model, and a `PagingDriver` makes the gestures.
open class UIPageViewController: UIViewController {
    /// Assigning one, even the same one, makes the container forget the remembered neighbors.
    open var dataSource: (any UIPageViewControllerDataSource)? {
        get { assignedDataSource }
        set {
            assignedDataSource = hooks.map { $0.proxy(for: newValue, of: self) } ?? newValue
            engine.assignDataSource(isThere: newValue != nil)
        }
    }

    open var delegate: (any UIPageViewControllerDelegate)? {
        get { assignedDelegate }
        set { assignedDelegate = hooks.map { $0.proxy(for: newValue, of: self) } ?? newValue }
    }

    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation

    /// What intervenes in pagers, nil until a recorder is attached to one.
    package static var hooks: (any PagerHooks.Type)?
    private var hooks: (any PagerHooks.Type)? { Self.hooks }
    /// What lives as long as the pager.
    package var companion: AnyObject?
    private weak var assignedDataSource: (any UIPageViewControllerDataSource)?
    private weak var assignedDelegate: (any UIPageViewControllerDelegate)?
    package private(set) lazy var engine = PagingEngine(driven)
    /// Whether the optional method that was last called is the default, which means that the app lacks it.
    var hasReachedDefault = false
    package private(set) lazy var scrollView = makeScrollView()
    package let firstSpineLocation: SpineLocation?
    private lazy var curlGestures: [UIGestureRecognizer] = [UIPanGestureRecognizer(), UITapGestureRecognizer()]

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spine = options?[.spineLocation]
        firstSpineLocation =
            spine as? SpineLocation ?? (spine as? Int).flatMap(SpineLocation.init)
            ?? (spine as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) }
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        firstSpineLocation = nil
        super.init(coder: coder)
    }

    public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }
    open var viewControllers: [UIViewController]? { shown }

    open var spineLocation: SpineLocation {
        SpineLocation(rawValue: engine.container.spineLocation.numberInUIKit) ?? .min
    }

    open var isDoubleSided: Bool {
        get { engine.isDoubleSided }
        set {
            hooks?.hearDoubleSided(newValue, of: self)
            engine.setDoubleSided(newValue)
        }
    }

    public var gestureRecognizers: [UIGestureRecognizer] { transitionStyle == .pageCurl ? curlGestures : [] }

    /// Outside a callback, the call is carried out at once; within one, as soon as the callback returns.
    ///
    /// An animation ends when the driver says so.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let completion =
            hooks.map { $0.noteSet(viewControllers, direction, animated, completion, of: self) } ?? completion
        engine.set(
            viewControllers ?? [], direction: direction == .forward ? .forward : .backward, animated: animated,
            completion: completion)
    }

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        if transitionStyle == .scroll { view.addSubview(scrollView) }
        self.view = view
    }
}

extension UIPageViewController {
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }

    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
