/// The window, the navigation stack, presentations, and the end of animations.
extension RootContainer {
    /// Makes the window visible: the topmost controller appears. (Documented: children appear with their parent.)
    package mutating func makeKeyAndVisible() {
        isVisible = true
        guard let top else { return }
        note(.viewWillAppear(top))
        note(.viewDidAppear(top))
    }

    /// Replaces the root view controller of the window: nothing is animated, and the old one is destroyed. (Article)
    package mutating func setRootViewController(_ new: RootController) {
        let old = top
        note(.setRootViewController(new))
        begin(from: old, to: new)
        stack = [new]
        links = [:]
        end(from: old, to: new)
    }

    /// Pushes a controller onto the single navigation stack.
    ///
    /// A push during another is carried out anyway. (Choice: UIKit warns about a nested push.)
    mutating func push(_ new: RootController, animated: Bool) {
        let old = top
        note(.push(new, isAnimated: animated))
        begin(from: old, to: new)
        stack.append(new)
        finish(from: old, to: new, animated: animated)
    }

    /// Presents a controller over the full screen, from the topmost one.
    ///
    /// UIKit refuses it while another presentation runs. (Observed: "Attempt to present … while a presentation is in
    /// progress".)
    mutating func present(_ new: RootController, animated: Bool) {
        note(.present(new, isAnimated: animated, isRefused: isAnimating))
        guard !isAnimating else { return }
        let old = topPart
        begin(from: old.map(seen), to: new)
        stack.append(new)
        finish(from: old, to: new, animated: animated)
    }

    /// Pushes a screen onto the navigation stack of a part, without animation. (Choice)
    package mutating func pushLink(_ link: RootController, onto part: RootController) {
        guard !settings.pushesEverything else { return push(link, animated: false) }
        let old = seen(part)
        note(.push(link, isAnimated: false))
        begin(from: old, to: link)
        links[part, default: []].append(link)
        end(from: old, to: link)
    }

    /// Pops the screens of a part down to some of them, as a back button does; without animation. (Choice)
    package mutating func popLinks(of part: RootController, to count: Int) {
        guard let old = links[part]?.last, let all = links[part], count < all.count else { return }
        let new = count > 0 ? all[count - 1] : part
        note(.pop(old))
        begin(from: old, to: new)
        links[part] = Array(all.prefix(count))
        end(from: old, to: new)
    }

    /// Ends the oldest running animation.
    ///
    /// For containment, UIKit now removes the old view. (Documented)
    package mutating func finishTransition() -> RootTransition? {
        guard !running.isEmpty else { return nil }
        let transition = running.removeFirst()
        if settings.strategy == .containment {
            // The view is already gone if another transition has removed it.
            let wasThere = views.contains(transition.from)
            views.removeAll { $0 == transition.from }
            if wasThere { note(.viewDidDisappear(seen(transition.from))) }
            note(.viewDidAppear(seen(transition.to)))
        } else {
            end(from: seen(transition.from), to: transition.to)
        }
        return transition
    }

    private mutating func finish(from old: RootController?, to new: RootController, animated: Bool) {
        if animated, let old {
            running.append(RootTransition(from: old, to: new))
        } else {
            end(from: old.map(seen), to: new)
        }
    }

    /// The appearance calls at the start of a change: old, then new. (Choice; observed for pushes.)
    private mutating func begin(from old: RootController?, to new: RootController) {
        guard isVisible else { return }
        if let old { note(.viewWillDisappear(old)) }
        note(.viewWillAppear(new))
    }

    /// The appearance calls at its end: old, then new. (Choice; observed for pushes.)
    private mutating func end(from old: RootController?, to new: RootController) {
        guard isVisible else { return }
        if let old { note(.viewDidDisappear(old)) }
        note(.viewDidAppear(new))
    }
}
