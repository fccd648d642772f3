/// What is presented covers this screen, which disappears and comes back when it is dismissed.
extension UIViewController {
    /// Presents another controller.
    ///
    /// The completion block runs at the next turn of the driver.
    public func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil else { return }
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        let covered = viewControllerToPresent.coversScreen ? root : nil
        covered?.beginDisappearance(animated: flag)
        viewControllerToPresent.beginAppearance(animated: flag)
        covered?.endDisappearance(animated: flag)
        viewControllerToPresent.endAppearance(animated: flag)
        if let completion { MainQueue.current.add { completion() } }
    }

    /// Dismisses what this controller presents, or this controller if it presents nothing.
    ///
    /// The completion block runs at the next turn of the driver.
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            presentingViewController?.dismiss(animated: flag, completion: completion)
            return
        }
        let covered = presented.coversScreen ? root : nil
        presented.beginDisappearance(animated: flag)
        covered?.beginAppearance(animated: flag)
        presented.endDisappearance(animated: flag)
        covered?.endAppearance(animated: flag)
        presented.presentingViewController = nil
        presentedViewController = nil
        if let completion { MainQueue.current.add { completion() } }
    }

    /// Whether the presented controller hides the screen behind it; a sheet does not.
    private var coversScreen: Bool { modalPresentationStyle == .fullScreen }

    private var root: UIViewController { parent?.root ?? self }

    /// The navigation controller that contains this one, nil if none does.
    public var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }

    /// Shows another controller: pushes it if there is a navigation controller, otherwise presents it.
    public func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }
}
