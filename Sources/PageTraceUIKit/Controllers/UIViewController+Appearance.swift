/// How a screen appears and goes: with the children whose appearance nobody else tells.
extension UIViewController {
    /// Whoever appears with this screen.
    ///
    /// A page view controller tells its pages by itself, in the order of the model, also before it appears; what happens to
    /// it reaches the page that shows. (Rule 41)
    private func childrenToTell(whoAreSeen areSeen: Bool) -> [UIViewController] {
        guard let pager = self as? UIPageViewController else { return children }
        return pager.engine.shown.filter { $0.isInAppearance == areSeen }
    }

    /// Loads the view, and those of all children.
    func loadEverything() {
        loadViewIfNeeded()
        for child in children where !(self is UIPageViewController) { child.loadEverything() }
    }

    /// Appears, from the outside to the inside.
    func appear(animated: Bool) {
        beginAppearance(animated: animated)
        endAppearance(animated: animated)
    }

    /// Goes, from the outside to the inside.
    func disappear(animated: Bool) {
        beginDisappearance(animated: animated)
        endDisappearance(animated: animated)
    }

    func beginAppearance(animated: Bool) {
        loadViewIfNeeded()
        viewWillAppear(animated)
        for child in childrenToTell(whoAreSeen: false) { child.beginAppearance(animated: animated) }
        viewIsAppearing(animated)
        layOut()
    }

    func endAppearance(animated: Bool) {
        isInAppearance = true
        viewDidAppear(animated)
        for child in childrenToTell(whoAreSeen: false) { child.endAppearance(animated: animated) }
    }

    func beginDisappearance(animated: Bool) {
        viewWillDisappear(animated)
        for child in childrenToTell(whoAreSeen: true) { child.beginDisappearance(animated: animated) }
    }

    func endDisappearance(animated: Bool) {
        isInAppearance = false
        viewDidDisappear(animated)
        for child in childrenToTell(whoAreSeen: true) { child.endDisappearance(animated: animated) }
    }

    private func layOut() {
        viewWillLayoutSubviews()
        view.layoutIfNeeded()
        viewDidLayoutSubviews()
    }
}
