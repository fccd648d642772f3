extension UIView {
    /// Adds a view at the front.
    public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Adds a view at a position, from the back.
    public func insertSubview(_ view: UIView, at index: Int) {
        guard view.superview !== self, let root = controller, let follower = root.follower,
            let child = view.controller, child.parent === root
        else { return insert(view, at: index) }
        let isSeen = follower.hear(.addView, of: child)
        if isSeen { child.changeAppearance(.begin(isAppearing: true, animated: false)) }
        insert(view, at: index)
        if isSeen { child.changeAppearance(.end(isAppearing: true, animated: false)) }
    }

    func insert(_ view: UIView, at index: Int) {
        view.takeOut()
        view.willMove(toSuperview: self)
        subviews.insert(view, at: Swift.min(Swift.max(index, 0), subviews.count))
        view.superview = self
        view.didMoveToSuperview()
    }

    /// Adds a view behind another.
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insertSubview(view, at: subviews.firstIndex(of: siblingSubview) ?? subviews.count)
    }

    /// Adds a view in front of another.
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insertSubview(view, at: (subviews.firstIndex(of: siblingSubview) ?? subviews.count) + 1)
    }

    /// Takes the view out of its superview.
    public func removeFromSuperview() {
        guard let child = controller, let root = superview?.controller, let follower = root.follower,
            child.parent === root
        else { return takeOut() }
        let isSeen = follower.hear(.removeView, of: child)
        if isSeen { child.changeAppearance(.begin(isAppearing: false, animated: false)) }
        takeOut()
        if isSeen { child.changeAppearance(.end(isAppearing: false, animated: false)) }
    }

    func takeOut() {
        guard let superview else { return }
        willMove(toSuperview: nil)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        didMoveToSuperview()
    }

    /// Brings a view to the front.
    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        addSubview(view)
    }

    /// Sends a view to the back.
    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        insertSubview(view, at: 0)
    }

    /// Whether the view is another view or lies in it.
    public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

    /// The first view with a tag, in the order of the tree.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Exchanges two subviews.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
    }
}
