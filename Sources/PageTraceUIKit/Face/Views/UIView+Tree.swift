extension UIView {
    public func insertSubview(_ view: UIView, at index: Int) {
        guard view.superview !== self else { return insert(view, at: index) }
        tell(.addView, of: view, isAppearing: true) { insert(view, at: index) }
    }

    /// Puts in or takes out the view of a child: if this is in that of a root with a driver, the driver hears of it, and the
    /// child appears or disappears.
    func tell(_ call: ContainmentCall, of view: UIView, isAppearing: Bool, _ change: () -> Void) {
        guard let child = view.controller, let root = child.parent, let follower = root.follower,
            let top = root.viewIfLoaded, isDescendant(of: top)
        else { return change() }
        let isVisible = follower.hear(call, of: child)
        if isAppearing { view.tellOfConstraints() }
        guard isVisible else { return change() }
        child.changeAppearance(.begin(isAppearing: isAppearing, animated: false))
        change()
        child.changeAppearance(.end(isAppearing: isAppearing, animated: false))
    }

    /// Tells the driver of a root that constraints give the view of a child its frame.
    func tellOfConstraints() {
        guard !translatesAutoresizingMaskIntoConstraints, let child = controller, let root = child.parent?.viewIfLoaded
        else { return }
        child.parent?.follower?.hear(.setFrame(root.bounds), of: child)
    }

    func insert(_ view: UIView, at index: Int) {
        view.takeOut()
        view.willMove(toSuperview: self)
        subviews.insert(view, at: Swift.min(Swift.max(index, 0), subviews.count))
        view.superview = self
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insertSubview(view, at: subviews.firstIndex(of: siblingSubview) ?? subviews.count)
    }

    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insertSubview(view, at: (subviews.firstIndex(of: siblingSubview) ?? subviews.count) + 1)
    }

    func takeOut() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        didMoveToSuperview()
    }

    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        addSubview(view)
    }

    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        insertSubview(view, at: 0)
    }

    public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
    }
}

/// Where a view is; only frames count, not transforms.
extension UIView {
    /// The origin in the coordinates of the outermost view.
    private var originOnScreen: CGPoint {
        let outer = superview?.originOnScreen ?? .zero
        return CGPoint(x: outer.x + frame.origin.x, y: outer.y + frame.origin.y)
    }

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }
}

/// Constraints of a view, which are stored but not solved.
extension UIView {
    public func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        self.constraints += constraints
        NSLayoutConstraint.activate(constraints)
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        self.constraints.removeAll { own in constraints.contains { $0 === own } }
        NSLayoutConstraint.deactivate(constraints)
    }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}

    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
