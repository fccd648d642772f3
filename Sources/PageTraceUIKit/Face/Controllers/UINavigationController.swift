open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none, push, pop }

    public let navigationBar = UINavigationBar()
    open var toolbar = UIToolbar()
    open weak var delegate: (any UINavigationControllerDelegate)?
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false
    public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIScreenEdgePanGestureRecognizer()

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        adopt(rootViewController)
    }

    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(nibName: nil, bundle: nil)
    }

    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { children.last }

    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if !children.isEmpty { stackFollower?.hear(.push(viewController), of: self) }
        change(animated: animated) { adopt(viewController) }
    }

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

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { pop(to: children.count - 2, animated).first }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated) }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        children.firstIndex(of: viewController).map { pop(to: $0, animated) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
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
    func adopt(_ screen: UIViewController) {
        addChild(screen)
        screen.didMove(toParent: self)
    }

    func letGo(_ screen: UIViewController) {
        screen.willMove(toParent: nil)
        screen.removeFromParent()
    }
}

@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
