import Paging

/// What the app sets: what the log says of it, and what it does not.
extension MoveFinder {
    /// So many calls ahead are looked for pages that the app may have set.
    private static let reach = 10
    /// So many pages are tried at the most.
    private static let mostPages = 5

    /// The first set: one that the log tells of, or one before it begins.
    func firstSets(_ next: Callback<PagePosition>) -> [FoundMove] {
        let earlier = pagesAhead.map {
            FoundMove(.set(PageSet($0)), cost: 2)
        }
        return sets(next) + (position == 0 ? earlier.map(\.beforeLog) : [])
    }

    func sets(_ next: Callback<PagePosition>) -> [FoundMove] {
        if let set = log.set(at: position) { return variants(of: set, cost: 0, isLogged: true) }
        guard !hasJustSet, isThorough || mayFollowSet(next) else { return [] }
        return pagesAhead.flatMap { pages in
            variants(of: PageSet(pages), cost: 2)
                + animatedVariants(to: pages)
        }
    }

    /// Whether a call speaks of a set that the log does not have.
    private func mayFollowSet(_ next: Callback<PagePosition>) -> Bool {
        switch next {
        case .viewControllerAfter(let page, _), .viewControllerBefore(let page, _):
            !container.viewControllers.contains(page)
        case .completion, .presentationCount, .presentationIndex: true
        case .willTransitionTo, .didFinishAnimating: container.viewControllers.isEmpty
        default: !ObservedCalls.lifecycle.isDisjoint(with: ObservedCalls(of: next))
        }
    }

    private func animatedVariants(to pages: [PagePosition]) -> [FoundMove] {
        guard !container.viewControllers.isEmpty else { return [] }
        var pages = pages
        // Of double-sided pages the back of the page shown before turns, too.
        if container.isDoubleSided, container.spineLocation != .mid, let shown = container.viewControllers.first {
            pages.append(shown)
        }
        let hasSides =
            isThorough || log.observed.contains(.progress)
            || container.quirks.contains(.staleNeighboursAfterAnimatedSet)
        let directions: [Direction] = hasSides ? [.forward, .backward] : [.forward]
        return directions.flatMap { direction in
            variants(
                of: PageSet(pages, direction: direction, isAnimated: true),
                cost: direction == .forward ? 2 : 3)
        }
    }

    /// A set with its block or without, at rest at its end or not.
    private func variants(
        of set: PageSet<PagePosition>, cost: Int32, isLogged: Bool = false
    ) -> [FoundMove] {
        var moves: [FoundMove] = []
        let usual = set.hasCompletion
        for hasCompletion in log.observed.contains(.completion) ? [true, false] : [usual] {
            var set = set
            // A trace says it only if it is not as usual.
            set.completion = hasCompletion == usual ? nil : hasCompletion
            moves.append(FoundMove(.set(set), cost: cost, isLogged: isLogged))
            guard set.isAnimated, !container.viewControllers.isEmpty, isThorough || isLogged else { continue }
            set.settles = false
            moves.append(FoundMove(.set(set), cost: cost + 1, isLogged: isLogged))
        }
        return moves
    }

    /// The pages of which the next calls speak, those that can be shown side by side.
    private var pagesAhead: [[PagePosition]] {
        var found: [[PagePosition]] = []
        func add(_ pages: [PagePosition]) {
            guard pages.count == container.requiredCount, found.count < Self.mostPages, !found.contains(pages) else {
                return
            }
            found.append(pages)
        }
        let ahead = log.entries[position..<Swift.min(log.count, position + Self.reach)]
        // A block that is told false belongs to a set that another one replaced. The log may name neither of their pages.
        if isThorough, container.requiredCount == 1, ahead.contains(where: { $0.callback.saysUnfinished }) {
            for page in (log.pageCount...(log.pageCount + 1)).map(PagePosition.init)
            where !container.viewControllers.contains(page) {
                add([page])
            }
        }
        for entry in ahead {
            switch entry.callback {
            case .viewControllerAfter(let page, _), .viewControllerBefore(let page, _), .viewDidLoad(let page),
                .viewWillAppear(let page, _), .viewDidAppear(let page, _), .viewWillDisappear(let page, _),
                .viewDidDisappear(let page, _), .willMove(let page, _), .didMove(let page, _):
                add([page])
            case .didFinishAnimating(_, let previous, _): add(Array(previous))
            default: break
            }
        }
        // The same page again: what is remembered is forgotten.
        if isThorough || found.isEmpty { add(Array(container.viewControllers)) }
        // A log of sets alone may never name a page.
        if found.isEmpty, container.requiredCount == 1 { add([PagePosition(0)]) }
        return found
    }
}

extension Callback {
    /// Whether a completion block is told that its set was not finished.
    fileprivate var saysUnfinished: Bool { if case .completion(finished: false) = self { true } else { false } }
}
