/// What is presented covers this screen, which disappears and comes back when it is dismissed.
extension UIViewController {
    /// What disappears when this controller is presented: a sheet hides nothing.
    func screenCovered(whenPresentedBy presenting: UIViewController) -> UIViewController? {
        modalPresentationStyle == .fullScreen ? presenting.root : nil
    }

    private var root: UIViewController { parent?.root ?? self }

    /// The navigation controller that contains this one, nil if none does.
    public var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }

    /// The tab bar controller that contains this one, nil if none does.
    public var tabBarController: UITabBarController? { (parent as? UITabBarController) ?? parent?.tabBarController }

    /// Whether it is being added to a parent; not told here.
    public var isMovingToParent: Bool { appearance.isAppearing && !isInAppearance && parent != nil }

    /// Whether it is being removed from its parent.
    public var isMovingFromParent: Bool { parent == nil && presentingViewController == nil && isInAppearance }

    /// Whether it is being presented.
    public var isBeingPresented: Bool { presentingViewController != nil && !isInAppearance }

    /// Whether it is being dismissed.
    public var isBeingDismissed: Bool { isGoing }
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below.
    case coverVertical
    /// It flips.
    case flipHorizontal
    /// It dissolves.
    case crossDissolve
    /// A corner curls up.
    case partialCurl
}

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none
    /// It fades.
    case fade
    /// It slides.
    case slide
}
