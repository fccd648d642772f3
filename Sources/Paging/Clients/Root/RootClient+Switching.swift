/// How the app's code moves from one part to another.
extension RootClient {
    mutating func launch(in container: inout RootContainer) {
        let splash = container.make(.splash)
        destination = .splash
        switch container.settings.strategy {
        case .stack where container.settings.stacking == .push:
            container.note(.installHolder("UINavigationController"))
            container.push(splash, animated: false)
        case .stack, .window:
            container.setRootViewController(splash)
        case .containment:
            container.note(.installHolder("RootViewController"))
            setCurrent(splash, in: &container)
            embed(splash, in: &container)
        }
        container.makeKeyAndVisible()
    }

    /// Shows a part, or remembers to show it later if an animation is running.
    mutating func show(_ part: RootScreen, in container: inout RootContainer) -> RootReaction {
        let showsAgain = description.has(.switchesToShown)
        guard destination != part || showsAgain else { return .ignored(.alreadyShown) }
        destination = part
        guard !container.isAnimating || description.has(.startsWhileRunning) else {
            // The running animation leads there anyway, so nothing remains to be done later.
            let isOnItsWay = container.running.last?.to.screen == part
            waiting = isOnItsWay && !showsAgain ? nil : part
            return .changed(.waitsForAnimation)
        }
        return switchTo(part, in: &container)
    }

    private mutating func switchTo(_ part: RootScreen, in container: inout RootContainer) -> RootReaction {
        let animation = container.settings.animations.animation(from: container.topPart?.screen, to: part)
        let new = container.make(part)
        switch container.settings.strategy {
        case .stack:
            let isAnimated = animation != .none
            if container.settings.stacking == .push {
                container.push(new, animated: isAnimated)
            } else {
                container.present(new, animated: isAnimated)
            }
        case .window:
            container.setRootViewController(new)
        case .containment where animation == .none:
            swap(to: new, in: &container)
        case .containment:
            animate(to: new, animation, in: &container)
        }
        return .moved()
    }

    /// Lets every animation run to its end, including those that begin meanwhile.
    mutating func finishAnimations(in container: inout RootContainer) {
        container.during(.landing) { container in
            while !container.hasStopped, let transition = container.finishTransition() {
                if container.settings.strategy == .containment {
                    container.during(.completion) { complete(transition.to, in: &$0) }
                }
                container.during(.set) { continueWaiting(in: &$0) }
            }
        }
    }

    /// Continues with whatever waited for an animation that has ended. (Choice)
    private mutating func continueWaiting(in container: inout RootContainer) {
        guard !container.isAnimating else { return }
        if let part = waiting {
            waiting = nil
            _ = switchTo(part, in: &container)
        }
        _ = followLink(in: &container)
    }
}
