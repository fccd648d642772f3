package import PageTraceEngine

/// How a screen appears and disappears, together with its children.
extension UIViewController {
    /// The children that appear and disappear with this screen.
    ///
    /// A page view controller tells its pages itself, in the order of the model, even before it appears; a change of
    /// its own visibility is passed on to the shown page, by the model if a driver is at work. (Rule 41)
    private func childrenToTell(_ change: AppearanceChange) -> [UIViewController] {
        guard let pager = self as? UIPageViewController else {
            return shouldAutomaticallyForwardAppearanceMethods ? shownChildren : []
        }
        return pager.engine.screen(change) ? [] : pager.shown.filter { $0.isInAppearance != change.isAppearing }
    }

    /// The children that are shown: of a stack the last, of tabs the selected one.
    private var shownChildren: [UIViewController] {
        if let tabs = self as? UITabBarController { return tabs.selectedViewController.map { [$0] } ?? [] }
        return self is UINavigationController ? Array(children.suffix(1)) : children
    }

    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        appearance = (isAppearing, animated)
        changeAppearance(.begin(isAppearing: isAppearing, animated: animated))
    }

    public func endAppearanceTransition() {
        changeAppearance(.end(isAppearing: appearance.isAppearing, animated: appearance.isAnimated))
    }

    package func changeAppearance(_ change: AppearanceChange) {
        switch change {
        case .begin(isAppearing: true, let animated):
            loadViewIfNeeded()
            TrapNote.within(type(of: self), "viewWillAppear") { viewWillAppear(animated) }
        case .begin(isAppearing: false, let animated): viewWillDisappear(animated)
        case .end(isAppearing: true, let animated):
            isInAppearance = true
            TrapNote.within(type(of: self), "viewDidAppear") { viewDidAppear(animated) }
        case .end(isAppearing: false, let animated):
            isInAppearance = false
            viewDidDisappear(animated)
        }
        for child in childrenToTell(change) { child.changeAppearance(change) }
        guard case .begin(isAppearing: true, let animated) = change else { return }
        viewIsAppearing(animated)
        layOut()
    }

    static func exchange(_ old: UIViewController?, for new: UIViewController?, animated: Bool) {
        old?.changeAppearance(.begin(isAppearing: false, animated: animated))
        new?.changeAppearance(.begin(isAppearing: true, animated: animated))
        old?.changeAppearance(.end(isAppearing: false, animated: animated))
        new?.changeAppearance(.end(isAppearing: true, animated: animated))
    }

    /// Tells the controller and its children that something covers an edge, such as a keyboard, and lays them out.
    package func changeLayout() {
        viewSafeAreaInsetsDidChange()
        layOut()
        for child in children { child.changeLayout() }
    }

    private func layOut() {
        viewWillLayoutSubviews()
        view.layoutIfNeeded()
        viewDidLayoutSubviews()
    }
}

/// What is presented covers this screen, which disappears and comes back when it is dismissed.
extension UIViewController {
    /// What disappears when this controller is presented: a sheet hides nothing.
    func screenCovered(whenPresentedBy presenting: UIViewController) -> UIViewController? {
        modalPresentationStyle == .fullScreen ? presenting.root : nil
    }

    private var root: UIViewController { parent?.root ?? self }

    public var isMovingToParent: Bool { appearance.isAppearing && !isInAppearance && parent != nil }
    public var isMovingFromParent: Bool { parent == nil && presentingViewController == nil && isInAppearance }
    public var isBeingPresented: Bool { presentingViewController != nil && !isInAppearance }
    public var isBeingDismissed: Bool { isGoing }
}

public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
