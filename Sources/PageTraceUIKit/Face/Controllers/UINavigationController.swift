/// A stack of screens, the last of which is shown.
open class UINavigationController: UIViewController {
    /// The kinds of changes.
    public enum Operation: Int, Sendable {
        /// None.
        case none
        /// Another screen comes.
        case push
        /// A screen goes.
        case pop
    }

    /// The bar at the top.
    public let navigationBar = UINavigationBar()
    /// The bar at the bottom.
    open var toolbar = UIToolbar()
    /// The object that is told about changes.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// Whether the bar at the top is hidden.
    open var isNavigationBarHidden = false
    /// Whether the bar at the bottom is hidden.
    open var isToolbarHidden = true
    /// Whether a swipe hides the bars.
    open var hidesBarsOnSwipe = false
    /// Whether a tap hides the bars.
    open var hidesBarsOnTap = false
    /// The recognizer of the swipe from the edge that leads back.
    public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIScreenEdgePanGestureRecognizer()

    /// Creates a navigation controller with its first screen.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        adopt(rootViewController)
    }

    /// Creates a navigation controller with bars of the app's own.
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(nibName: nil, bundle: nil)
    }

    /// The screens, from the first to the one that is shown.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The screen that is shown.
    open var topViewController: UIViewController? { children.last }

    /// The screen that is seen: what the shown one presents, or itself.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    /// Pushes another screen.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if !children.isEmpty { stackFollower?.hear(.push(viewController), of: self) }
        change(animated: animated) { adopt(viewController) }
    }

    /// Replaces the screens.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let same = zip(children, viewControllers).prefix { $0 === $1 }.count
        if same < children.count { stackFollower?.hear(.pop(to: Swift.max(0, same - 1)), of: self) }
        for screen in viewControllers.dropFirst(Swift.max(1, same)) { stackFollower?.hear(.push(screen), of: self) }
        change(animated: animated) {
            for old in children where !viewControllers.contains(old) { letGo(old) }
            children = children.filter(viewControllers.contains)
            for new in viewControllers where !children.contains(new) { adopt(new) }
            children = viewControllers
        }
    }

    /// Returns to the previous screen.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { pop(to: children.count - 2, animated).first }

    /// Returns to the first screen.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated) }

    /// Returns to a screen.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        children.firstIndex(of: viewController).map { pop(to: $0, animated) }
    }

    /// Hides the bar at the top, or shows it.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Hides the bar at the bottom, or shows it.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    private func pop(to index: Int, _ animated: Bool) -> [UIViewController] {
        guard index >= 0, index + 1 < children.count else { return [] }
        let gone = Array(children[(index + 1)...])
        stackFollower?.hear(.pop(to: index), of: self)
        change(animated: animated) {
            for screen in gone.reversed() { letGo(screen) }
        }
        return gone
    }

    /// Changes the screens, and tells the one that goes and the one that comes.
    private func change(animated: Bool, _ body: () -> Void) {
        let old = topViewController
        body()
        guard let new = topViewController, new !== old else { return }
        delegate?.navigationController(self, willShow: new, animated: animated)
        if isInAppearance { Self.exchange(old, for: new, animated: animated) }
        delegate?.navigationController(self, didShow: new, animated: animated)
    }
}

extension UIViewController {
    /// Makes a screen a child, and tells it so.
    func adopt(_ screen: UIViewController) {
        addChild(screen)
        screen.didMove(toParent: self)
    }

    /// Takes a child out, and tells it so.
    func letGo(_ screen: UIViewController) {
        screen.willMove(toParent: nil)
        screen.removeFromParent()
    }
}

/// The object that is told about the screens of a navigation controller; all methods are optional in UIKit.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    /// A screen is about to be shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// A screen is shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// The animation of a change.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// The interaction of an animation.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    /// By default, the system's.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// By default, none.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
