/// The containment calls, by UIKit's names.
extension RootContainer {
    /// Adds a child, which first receives `willMove(toParent:)`. (Documented: `addChild` makes that call itself.)
    package mutating func addChild(_ child: RootController) {
        note(.addChild(child))
        note(.willMove(child, toRoot: true, isAutomatic: true))
        children.removeAll { $0 == child }
        children.append(child)
    }

    /// Places a view.
    ///
    /// A view that fills its superview keeps doing so. (Choice: by its autoresizing mask.)
    package mutating func setFrame(_ child: RootController, _ frame: RootFrame) {
        note(.setFrame(child, frame))
        if frame == .bounds { framed.insert(child) }
    }

    /// Adds a view on top of the others; in a visible window its controller appears at once. (Choice: the order)
    package mutating func addSubview(_ child: RootController) {
        note(.addSubview(child))
        if isVisible { note(.viewWillAppear(seen(child))) }
        views.removeAll { $0 == child }
        views.append(child)
        if isVisible { note(.viewDidAppear(seen(child))) }
    }

    /// Removes a view if it is there; its controller disappears at once. (Choice: the order)
    package mutating func removeView(_ child: RootController) {
        note(.removeView(child))
        guard views.contains(child) else { return }
        note(.viewWillDisappear(seen(child)))
        views.removeAll { $0 == child }
        note(.viewDidDisappear(seen(child)))
    }

    /// Removes a child, which then receives `didMove(toParent: nil)`. (Documented: `removeFromParent` makes that call.)
    ///
    /// Does nothing for a controller without a parent. (Choice)
    package mutating func removeFromParent(_ child: RootController) {
        note(.removeFromParent(child))
        guard children.contains(child) else { return }
        children.removeAll { $0 == child }
        note(.didMove(child, toRoot: false, isAutomatic: true))
        framed.remove(child)
        links[child] = nil
    }

    /// Tells a child, as the app does manually, that its parent will change.
    package mutating func willMove(_ child: RootController, toRoot: Bool) {
        note(.willMove(child, toRoot: toRoot, isAutomatic: false))
    }

    package mutating func didMove(_ child: RootController, toRoot: Bool) {
        note(.didMove(child, toRoot: toRoot, isAutomatic: false))
    }

    /// Begins an animated transition between two children.
    ///
    /// UIKit adds the new view at once and removes the old one at the end. (Documented) If either controller is not a
    /// child, it raises. (Documented: both are children of the receiver. Observed: the text of the error.)
    package mutating func transition(from old: RootController, to new: RootController, _ animation: RootAnimation) {
        let transition = RootTransition(from: old, to: new)
        note(.transition(transition, animation))
        guard children.contains(old), children.contains(new) else {
            note(.raise(transition))
            hasStopped = true
            return
        }
        note(.viewWillDisappear(seen(old)))
        note(.viewWillAppear(seen(new)))
        views.removeAll { $0 == new }
        views.append(new)
        running.append(transition)
    }

    /// The animation that has just begun moves the view of the new child: it is a slide.
    package mutating func slide() {
        guard let transition = running.last else { return }
        amendLatest(.transition(transition, .none), .transition(transition, .slide))
    }
}
