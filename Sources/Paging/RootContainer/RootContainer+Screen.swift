/// What is on screen, and how the user gets back from it.
extension RootContainer {
    /// The topmost part: the last one added.
    package var topPart: RootController? {
        settings.strategy == .containment ? views.last : stack.last { !$0.isLinked }
    }

    /// The topmost controller: a part, or a screen that a deep link has opened in it.
    package var top: RootController? { settings.strategy == .containment ? views.last.map(seen) : stack.last.map(seen) }

    /// What the user sees of a part: its navigation controller shows the latest of its screens.
    package func seen(_ part: RootController) -> RootController { links[part]?.last ?? part }

    /// What the user sees; nothing before the launch.
    ///
    /// While an animation runs, both of its controllers are visible. (Choice)
    package var onScreen: [RootController] {
        guard isVisible else { return [] }
        guard isAnimating else { return top.map { [$0] } ?? [] }
        var parts: Set<RootController> = []
        return running.flatMap { [$0.from, $0.to] }.filter { parts.insert($0).inserted }.map(seen)
    }

    /// The controller to which the user can return with a back button, nil if there is none.
    ///
    /// Deep links push onto a navigation stack with a back button. Between the parts, there is none: on the single
    /// stack it is hidden (article), a replaced window root is destroyed (article), and a swapped child is removed.
    package var wayBack: RootController? {
        guard let top, top.isLinked else { return nil }
        return reachable.dropFirst().first
    }

    /// What the user can reach by repeatedly going back, starting with what is on screen.
    package var reachable: [RootController] {
        guard let top else { return [] }
        if settings.pushesEverything {
            var reachable: [RootController] = []
            for controller in stack.reversed() {
                reachable.append(controller)
                if !controller.isLinked { break }
            }
            return reachable
        }
        guard let part = topPart else { return [top] }
        return (links[part] ?? []).reversed() + [part]
    }

    /// Whether a switch between two parts can be animated at all.
    ///
    /// A replaced window root cannot (article); a stack can by its own animation or a transition of the app (documented).
    package var canAnimateSwitches: Bool { settings.strategy != .window }

    /// Whether the view of a part has the size of the window.
    ///
    /// A view whose frame was set follows every change (choice: by its autoresizing mask). One whose frame was never
    /// set keeps the portrait size with which it was loaded (article: "problems may appear").
    package func hasRightSize(_ part: RootController) -> Bool {
        guard settings.strategy == .containment else { return true }
        return framed.contains(part) || orientation == .portrait || orientation == .portraitUpsideDown
    }
}
