/// How a screen appears and disappears, together with its children.
extension UIViewController {
    /// The children that appear and disappear with this screen.
    ///
    /// A page view controller tells its pages itself, in the order of the model, even before it appears; a change of
    /// its own visibility is passed on to the shown page. (Rule 41)
    private func childrenToTell(whoAreSeen areSeen: Bool) -> [UIViewController] {
        guard let pager = self as? UIPageViewController else { return children }
        return pager.engine.shown.filter { $0.isInAppearance == areSeen }
    }

    /// Loads the view, and those of all children.
    func loadEverything() {
        loadViewIfNeeded()
        for child in children where !(self is UIPageViewController) { child.loadEverything() }
    }

    /// Makes the screen appear, from the outside in.
    func appear(animated: Bool) {
        beginAppearance(animated: animated)
        endAppearance(animated: animated)
    }

    /// Makes the screen disappear, from the outside in.
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
