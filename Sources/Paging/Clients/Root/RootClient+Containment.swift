/// The article's containment calls, in its order, with the mistakes of the description.
extension RootClient {
    /// Adds a child: add child, frame, add subview, didMove. (Article)
    func embed(_ new: RootController, in container: inout RootContainer) {
        add(new, in: &container)
        if !description.has(.missingFrame) { container.setFrame(new, .bounds) }
        container.addSubview(new)
        if !description.has(.missingDidMove) { container.didMove(new, toRoot: true) }
    }

    /// Changes children without animation: adds the new one, then removes the old one with willMove(nil), remove view,
    /// remove from parent. (Article: the order of its login screen.)
    mutating func swap(to new: RootController, in container: inout RootContainer) {
        embed(new, in: &container)
        if let current {
            if !description.has(.missingWillMove) { container.willMove(current, toRoot: false) }
            container.removeView(current)
            remove(current, in: &container)
        }
        if !description.has(.staleCurrent) { setCurrent(new, in: &container) }
    }

    /// Begins an animated change: willMove(nil), add child, transition; the rest follows in ``complete(_:in:)``.
    ///
    /// The frame comes before the transition. (Choice of the repair; the article sets it only for the slide, in the
    /// animation block.)
    mutating func animate(to new: RootController, _ animation: RootAnimation, in container: inout RootContainer) {
        guard let current else { return }
        if !description.has(.missingWillMove) { container.willMove(current, toRoot: false) }
        add(new, in: &container)
        let setsFrame = !description.has(.missingFrame)
        switch animation {
        case .slide:
            if setsFrame, !description.has(.missingSlideStart) { container.setFrame(new, .beside) }
        case .fade, .none:
            if setsFrame, !description.has(.missingFadeFrame) { container.setFrame(new, .bounds) }
        }
        container.transition(from: current, to: new, animation)
        if animation == .slide, setsFrame, !container.hasStopped { container.setFrame(new, .bounds) }
    }

    /// The completion block of a transition: remove the old child, didMove, current, completion. (Article)
    ///
    /// The old child is the one that `current` names at that time.
    mutating func complete(_ new: RootController, in container: inout RootContainer) {
        if let current { remove(current, in: &container) }
        if !description.has(.missingDidMove) { container.didMove(new, toRoot: true) }
        if !description.has(.staleCurrent) { setCurrent(new, in: &container) }
        container.note(.completion)
    }

    mutating func setCurrent(_ new: RootController, in container: inout RootContainer) {
        container.noteCurrent(current, new)
        current = new
    }

    private func add(_ new: RootController, in container: inout RootContainer) {
        if description.has(.doubledWillMove) { container.willMove(new, toRoot: true) }
        container.addChild(new)
    }

    private func remove(_ old: RootController, in container: inout RootContainer) {
        guard !description.has(.keepsOldChild) else { return }
        container.removeFromParent(old)
        if description.has(.doubledDidMove) { container.didMove(old, toRoot: false) }
    }
}
