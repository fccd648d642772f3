import PageTraceEngine

/// How a screen appears and disappears, together with its children.
extension UIViewController {
    /// The children that appear and disappear with this screen.
    ///
    /// A page view controller tells its pages itself, in the order of the model, even before it appears; a change of
    /// its own visibility is passed on to the shown page, by the model if a driver is at work. (Rule 41)
    private func childrenToTell(_ change: PageChange, whoAreSeen areSeen: Bool) -> [UIViewController] {
        guard let pager = self as? UIPageViewController else {
            return shouldAutomaticallyForwardAppearanceMethods ? shownChildren : []
        }
        return pager.engine.screen(change) ? [] : pager.shown.filter { $0.isInAppearance == areSeen }
    }

    /// The children that are shown: of a stack the last, of tabs the selected one.
    private var shownChildren: [UIViewController] {
        if let tabs = self as? UITabBarController { return tabs.selectedViewController.map { [$0] } ?? [] }
        return self is UINavigationController ? Array(children.suffix(1)) : children
    }

    /// Tells the controller and its children that it is about to appear or disappear.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        appearance = (isAppearing, animated)
        if isAppearing { beginAppearance(animated: animated) } else { beginDisappearance(animated: animated) }
    }

    /// Tells the controller and its children that it has appeared or disappeared.
    public func endAppearanceTransition() {
        if appearance.isAppearing {
            endAppearance(animated: appearance.isAnimated)
        } else {
            endDisappearance(animated: appearance.isAnimated)
        }
    }

    package func beginAppearance(animated: Bool) {
        loadViewIfNeeded()
        TrapNote.within(type(of: self), "viewWillAppear") { viewWillAppear(animated) }
        for child in childrenToTell(.beginAppearance(animated: animated), whoAreSeen: false) {
            child.beginAppearance(animated: animated)
        }
        viewIsAppearing(animated)
        layOut()
    }

    package func endAppearance(animated: Bool) {
        isInAppearance = true
        TrapNote.within(type(of: self), "viewDidAppear") { viewDidAppear(animated) }
        for child in childrenToTell(.endAppearance(animated: animated), whoAreSeen: false) {
            child.endAppearance(animated: animated)
        }
    }

    package func beginDisappearance(animated: Bool) {
        viewWillDisappear(animated)
        for child in childrenToTell(.beginDisappearance(animated: animated), whoAreSeen: true) {
            child.beginDisappearance(animated: animated)
        }
    }

    package func endDisappearance(animated: Bool) {
        isInAppearance = false
        viewDidDisappear(animated)
        for child in childrenToTell(.endDisappearance(animated: animated), whoAreSeen: true) {
            child.endDisappearance(animated: animated)
        }
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
