import Paging

/// What the app does: what the log says of it, and what it does not.
extension MoveFinder {
    private static let mostPages = 5

    /// The gestures that an act of the log can have been.
    func acts(_ act: LoggedAct) -> [FoundMove] {
        switch act {
        case .set(let pages):
            return (variants(of: PageSet(pages), cost: LogCost()) + animatedVariants(of: pages, cost: LogCost()))
                .map { $0.told(by: .act) }
        case .oneOf(let gestures):
            let possible = gestures.filter { container.refusal(of: $0) == nil }
            // If the container refuses all of them, the act has happened already, and changes nothing.
            guard !possible.isEmpty else { return [FoundMove(nil, source: .act)] }
            return possible.map { FoundMove($0, source: .act) }
        case .list:
            return [FoundMove(nil, source: .act), FoundMove(.dataSource(.assigned), cost: 1, source: .act)]
        case .losing(let losses, let act):
            return (act.map(acts) ?? fingers).compactMap { $0.losing(losses)?.told(by: .act) }
        }
    }

    /// The first set: one that the log tells of, or one before it begins, or one of a log that says nothing of sets.
    var firstSets: [FoundMove] {
        let earlier = pagesAhead(isThorough: false).map { FoundMove(.set(PageSet($0)), cost: 2) }
        let logged = loggedSets
        // A log may begin later than the app.
        let before = log.callCount(before: position) == 0 ? earlier.map(\.beforeLog) : []
        if log.tellsSets { return logged + before }
        return logged + before
            + pagesAhead(isThorough: false).flatMap { variants(of: PageSet($0), cost: LogCost(plain: 2)) }
    }

    /// The set of the next line.
    var loggedSets: [FoundMove] {
        guard let set = log.set(at: position) else { return [] }
        return variants(of: set, cost: LogCost()).map { $0.told(by: .line) }
    }

    /// Sets that the log does not have.
    ///
    /// A log that has one has all of them.
    func assumedSets(_ next: Callback<PagePosition>) -> [FoundMove] {
        guard !log.tellsSets, !hasJustSet else { return [] }
        return pagesAhead(isThorough: true).flatMap { pages in
            variants(of: PageSet(pages), cost: .act) + animatedVariants(of: pages, cost: .act)
        }
    }

    private func animatedVariants(of pages: [PagePosition], cost: LogCost) -> [FoundMove] {
        var pages = pages
        if cost != LogCost() {
            guard !container.viewControllers.isEmpty else { return [] }
            // Of double-sided pages the back of the page shown before turns, too.
            if container.isDoubleSided, container.spineLocation != .mid, let shown = container.viewControllers.first {
                pages.append(shown)
            }
        }
        let hasSides =
            log.observed.contains(.progress) || container.quirks.contains(.staleNeighborsAfterAnimatedSet)
        let directions: [Direction] = hasSides ? [.forward, .backward] : [.forward]
        return directions.flatMap { direction in
            variants(
                of: PageSet(pages, direction: direction, isAnimated: true),
                cost: cost + LogCost(plain: direction == .forward ? 0 : 1))
        }
    }

    /// A set with its block or without, at rest at its end or not.
    private func variants(of set: PageSet<PagePosition>, cost: LogCost) -> [FoundMove] {
        var moves: [FoundMove] = []
        let usual = set.hasCompletion
        for hasCompletion in log.observed.contains(.completion) ? [usual, !usual] : [usual] {
            var set = set
            // A trace says it only if it is not as usual.
            set.completion = hasCompletion == usual ? nil : hasCompletion
            var move = FoundMove(.set(set))
            move.cost = cost
            move.isAssumed = cost.assumed > 0
            moves.append(move)
            guard set.isAnimated, !container.viewControllers.isEmpty else { continue }
            set.settles = false
            move.gesture = .set(set)
            move.cost.plain += 1
            moves.append(move)
        }
        return moves
    }

    /// The pages of which the next calls speak, those that can be shown side by side.
    private func pagesAhead(isThorough: Bool) -> [[PagePosition]] {
        var found: [[PagePosition]] = []
        func add(_ pages: [PagePosition]) {
            guard pages.count == container.requiredCount, found.count < Self.mostPages, !found.contains(pages) else {
                return
            }
            found.append(pages)
        }
        let ahead = (position..<Swift.min(log.count, position + Self.reach)).compactMap { log[$0] }
        // A block that is told false belongs to a set that another one replaced. The log may name neither of their pages.
        if isThorough, container.requiredCount == 1, ahead.contains(where: \.saysUnfinished) {
            for page in (log.pageCount...(log.pageCount + 1)).map(PagePosition.init)
            where !container.viewControllers.contains(page) {
                add([page])
            }
        }
        for callback in ahead {
            switch callback.role {
            case .dataSource, .appearance, .containment:
                guard let page = callback.subjects.first else { continue }
                add([page])
                // A spread is asked about by its outer pages.
                if container.requiredCount == 2 {
                    for other in [page.index - 1, page.index + 1] where (0..<log.pageCount).contains(Int(other)) {
                        add(other < page.index ? [PagePosition(Int(other)), page] : [page, PagePosition(Int(other))])
                    }
                }
            case .delegate: if case .didFinishAnimating(_, let previous, _) = callback { add(Array(previous)) }
            case .completion, .indicator, .request, .progress: break
            }
        }
        // A set of the page that is shown makes the container forget its neighbors.
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
