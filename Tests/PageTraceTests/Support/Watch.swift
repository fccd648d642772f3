import PageTrace

/// Watches a walk for what must hold whatever the gestures are, and puts into words what does not.
struct Watch: Hashable {
    /// Where a page stands between hidden and shown.
    private enum Stage: Hashable { case hidden, appearing, shown, disappearing }

    private var stages: [Int: Stage] = [:]
    private var children: Set<Int> = []
    private var open: Spread<Int>?

    /// Whether a transition may be announced while another is open, as the quirk has it.
    var allowsLostEnds = false

    /// What the callbacks of one gesture, and the container after it, show to be wrong.
    mutating func problems(_ callbacks: [Callback<Int>], _ container: PageViewController<Int>) -> [String] {
        var problems = callbacks.compactMap { problem($0) }
        if container.transitionStyle == .scroll, container.viewControllers.count > 1 {
            problems.append("two are shown")
        }
        if Set(held(container)).count > (container.transitionStyle == .scroll ? 3 : 2) {
            problems.append("too many pages are held")
        }
        guard !container.hasStopped else { return problems }
        guard container.transition == .none else {
            // A drag looks at the phase first to learn whether anything is in flight.
            if container.phase == .rest { problems.append("in flight in the phase of rest") }
            return problems
        }
        if container.phase != .rest { problems.append("at rest in phase \(container.phase)") }
        if !container.requests.isEmpty { problems.append("a set still waits at rest") }
        if let open, !allowsLostEnds { problems.append("the transition to \(open) is still open at rest") }
        let shown = Set(container.onScreen)
        if Set(stages.filter { $0.value == .shown }.keys) != shown { problems.append("pages shown: \(stages)") }
        if stages.values.contains(where: { $0 != .shown && $0 != .hidden }) { problems.append("half told: \(stages)") }
        let leaked = container.leakedChild.map { [$0] } ?? []
        if children != shown.union(leaked) { problems.append("children \(children) while \(shown) is shown") }
        return problems
    }

    private func held(_ container: PageViewController<Int>) -> [Int] {
        [container.before.page, container.after.page].compactMap { $0 } + Array(container.viewControllers)
    }

    private mutating func problem(_ callback: Callback<Int>) -> String? {
        switch callback {
        case .willTransitionTo(let pages):
            defer { open = pages }
            return open == nil || allowsLostEnds ? nil : "announced twice: \(callback)"
        case .didFinishAnimating(let finished, _, _):
            defer { open = nil }
            return open != nil && finished ? nil : "an end without a start: \(callback)"
        case .viewWillAppear(let page, _): return move(page, from: [.hidden, .disappearing], to: .appearing)
        case .viewDidAppear(let page, _): return move(page, from: [.appearing], to: .shown)
        case .viewWillDisappear(let page, _): return move(page, from: [.shown, .appearing], to: .disappearing)
        case .viewDidDisappear(let page, _): return move(page, from: [.disappearing], to: .hidden)
        case .didMove(let page, let isChild):
            let isNews = isChild ? children.insert(page).inserted : children.remove(page) != nil
            return isNews ? nil : "moved twice: \(callback)"
        default: return nil
        }
    }

    private mutating func move(_ page: Int, from stages: Set<Stage>, to stage: Stage) -> String? {
        let old = self.stages.updateValue(stage, forKey: page) ?? .hidden
        return stages.contains(old) ? nil : "page \(page) goes from \(old) to \(stage)"
    }
}
