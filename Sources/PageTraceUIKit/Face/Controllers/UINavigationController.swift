/// A stack of screens, the last of which is shown.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The bar at the top.
    public let navigationBar = UINavigationBar()

    /// Creates a navigation controller with its first screen.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        add(rootViewController)
    }

    /// The screens, from the first to the one that is shown.
    open var viewControllers: [UIViewController] { children }

    /// The screen that is shown.
    open var topViewController: UIViewController? { children.last }

    /// Pushes another screen.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        let old = topViewController
        add(viewController)
        guard isInAppearance else { return }
        old?.beginDisappearance(animated: animated)
        viewController.beginAppearance(animated: animated)
        old?.endDisappearance(animated: animated)
        viewController.endAppearance(animated: animated)
    }

    /// Returns to the previous screen.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let old = children.last else { return nil }
        old.willMove(toParent: nil)
        old.removeFromParent()
        guard isInAppearance else { return old }
        old.beginDisappearance(animated: animated)
        topViewController?.beginAppearance(animated: animated)
        old.endDisappearance(animated: animated)
        topViewController?.endAppearance(animated: animated)
        return old
    }

    private func add(_ screen: UIViewController) {
        addChild(screen)
        screen.didMove(toParent: self)
    }
}

/// The bar at the top of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// Whether titles are large.
    open var prefersLargeTitles = false
}
