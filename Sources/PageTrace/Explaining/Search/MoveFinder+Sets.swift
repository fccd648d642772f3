import Paging

/// What the app does: what the log says of it, and what it does not.
extension MoveFinder {
    private static let mostPages = 5
    private static let mostSpreads = 64
    /// The number of ways in which a function can have run beyond which no more are told apart.
    private static let mostWays = 32

    /// The gestures that an act of the log can have been.
    func acts(_ act: LoggedAct) -> [FoundMove] {
        let outcomes = log.outcomes(at: position)
        return moves(of: act).compactMap { move -> FoundMove? in
            var move = move
            // What the container refuses has been ignored.
            if move.gesture == nil, case .oneOf = act, outcomes?.contains(.ignored) == false { return nil }
            move.outcomes = outcomes
            // What is in flight at the end of its step is only broken off if nothing else fits.
            if outcomes == [.inFlight], case .set(let set)? = move.gesture, set.settles { move.cost.plain += 2 }
            return move
        }
    }

    private func moves(of act: LoggedAct) -> [FoundMove] {
        switch act {
        case .set(let pages, let animation):
            var moves: [FoundMove] = []
            // The first set never animates. (Rule 21)
            let isFirst = container.viewControllers.isEmpty
            if isFirst || !animation.isSaid { moves += variants(of: PageSet(pages), cost: LogCost()) }
            if !isFirst || !animation.isSaid {
                moves += animatedVariants(of: pages, animation, cost: LogCost())
            }
            return moves.map { $0.told(by: .act) }
        case .shows(let pages):
            let landing: Spread<PageNumber>? =
                if case .landing(let flight) = container.transition { flight.pending } else { nil }
            // A finger that catches a landing leads away from the pages landed on.
            var isCaught = true
            if case .oneOf(let gestures)? = log.act(at: position + 1) {
                isCaught = gestures.contains { $0.direction != nil }
            }
            let isShown =
                container.onScreen.elementsEqual(pages) || isCaught && landing?.elementsEqual(pages) == true
            return isShown ? [FoundMove(nil, source: .act)] : []
        case .leads(let pages):
            let isSo = log.leads(to: pages, at: position, pending: container.transition.pending)
            return isSo ? [FoundMove(nil, source: .act)] : []
        case .oneOf(let gestures):
            let possible = gestures.filter { container.refusal(of: $0) == nil }
            // If the container refuses all of them, the act has happened already, or was ignored, and changes nothing.
            guard !possible.isEmpty else { return [FoundMove(nil, source: .act)] }
            return possible.map { FoundMove($0, cost: $0.skipsPreload ? 1 : 0, source: .act) }
        case .list:
            return [FoundMove(nil, source: .act), FoundMove(.dataSource(.assigned), cost: 1, source: .act)]
        case .function(let function): return moves(of: function)
        case .losing(let losses, let act):
            return (act.map(moves) ?? fingers).compactMap { $0.losing(losses)?.told(by: .act) }
        }
    }

    /// What a function of the app can have done: of its sets the log says neither whether they have blocks nor whether
    /// their animations are over at its end.
    private func moves(of function: LoggedFunction) -> [FoundMove] {
        var moves = [FoundMove(running: FoundMove.Function(words: function.words))]
        var canFly = if case .set = container.transition { true } else { false }
        for effect in function.effects {
            if case .set(let set) = effect, set.isAnimated { canFly = true }
            let ways: [(effect: PageGesture<PageNumber>?, cost: Int32)] =
                switch effect {
                case .set(let set): blocks(of: set).map { (.set($0), 0) }
                case .oneOf(let gestures): gestures.map { ($0, 0) }
                case .list: [(nil, 0), (.dataSource(.assigned), 1)]
                }
            // Of a function with many effects, all that are left go on in the way that is usual.
            let tried = moves.count > Self.mostWays ? ways.prefix(1) : ways[...]
            moves = moves.flatMap { move in tried.map { move.doing($0.effect, cost: $0.cost) } }
        }
        return moves + (canFly ? moves.compactMap(\.leavingInFlight) : [])
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
    func assumedSets(_ next: Callback<PageNumber>) -> [FoundMove] {
        guard !log.tellsSets, !hasJustSet else { return [] }
        return pagesAhead(isThorough: true).flatMap { pages in
            variants(of: PageSet(pages), cost: .act) + animatedVariants(of: pages, cost: .act)
        }
    }

    private func animatedVariants(
        of pages: [PageNumber], _ animation: LoggedAct.Animation = .unknown, cost: LogCost
    ) -> [FoundMove] {
        var pages = pages
        if cost != LogCost() {
            guard !container.viewControllers.isEmpty else { return [] }
            // Of double-sided pages the back of the page shown before turns, too.
            if container.isDoubleSided, container.spineLocation != .mid, let shown = container.viewControllers.first {
                pages.append(shown)
            }
        }
        var hasSides =
            log.observed.contains(.progress) || container.quirks.contains(.staleNeighborsAfterAnimatedSet)
        if case .from(_?) = animation { hasSides = true }
        var directions: [Direction] = hasSides ? [.forward, .backward] : [.forward]
        if hasSides, case .from(let edge?) = animation {
            directions.removeAll { edge != AnimationEdge($0, of: container.settings) }
        }
        return directions.flatMap { direction in
            variants(
                of: PageSet(pages, direction: direction, isAnimated: true),
                cost: cost + LogCost(plain: direction == .forward ? 0 : 1))
        }
    }

    /// A set with its block or without, at rest at its end or not.
    private func variants(of set: PageSet<PageNumber>, cost: LogCost) -> [FoundMove] {
        var moves: [FoundMove] = []
        for var set in blocks(of: set) {
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

    /// A set with its block and without, the usual one first.
    private func blocks(of set: PageSet<PageNumber>) -> [PageSet<PageNumber>] {
        let usual = set.hasCompletion
        return (log.observed.contains(.completion) ? [usual, !usual] : [usual]).map { hasCompletion in
            var set = set
            // A trace says it only if it is not as usual.
            set.completion = hasCompletion == usual ? nil : hasCompletion
            return set
        }
    }

    /// The pages of which the next calls speak, those that can be shown side by side.
    private func pagesAhead(isThorough: Bool) -> [[PageNumber]] {
        var found: [[PageNumber]] = []
        func add(_ pages: [PageNumber]) {
            let most = pages.count == 1 || isThorough ? Self.mostPages : Self.mostSpreads
            guard pages.count == container.requiredCount, found.count < most, !found.contains(pages) else { return }
            found.append(pages)
        }
        let ahead = (position..<Swift.min(log.count, position + Self.reach)).compactMap { log[$0] }
        // A block that is told false belongs to a set that another one replaced. The log may name neither of their pages.
        if isThorough, container.requiredCount == 1, ahead.contains(.completion(finished: false)) {
            for page in (log.pageCount...(log.pageCount + 1)).map(PageNumber.init)
            where !container.viewControllers.contains(page) {
                add([page])
            }
        }
        var announced: Spread<PageNumber>?
        for callback in ahead {
            switch callback.role {
            case .dataSource, .appearance, .containment:
                guard let page = callback.subjects.first else { continue }
                add([page])
                guard container.requiredCount == 2 else { continue }
                // A spread is asked about by its outer pages. The log need not name the other one.
                for other in (0...log.pageCount).map(PageNumber.init).sorted(by: { page.isNearer($0, than: $1) }) {
                    if callback.kind != .viewControllerAfter { add([page, other]) }
                    if callback.kind != .viewControllerBefore { add([other, page]) }
                }
            case .delegate:
                if case .willTransitionTo(let pages) = callback { announced = pages }
                // Nobody swipes from a page to the same page.
                guard case .didFinishAnimating(_, let previous, _) = callback, previous != announced else { continue }
                add(Array(previous))
            case .completion, .indicator, .request, .progress: break
            }
        }
        // A set of the page that is shown makes the container forget its neighbors.
        if isThorough || found.isEmpty { add(Array(container.viewControllers)) }
        guard found.isEmpty else { return found }
        // What is announced first is not what is shown: a log of the delegate alone need not name that.
        let isUnnamed = ahead.first { ![.completion, .indicator].contains($0.role) }?.role == .delegate
        if isUnnamed { add((0..<container.requiredCount).map { PageNumber(log.pageCount + $0) }) }
        // A log of sets alone may never name a page.
        if found.isEmpty, container.requiredCount == 1 { add([PageNumber(0)]) }
        return found
    }
}

extension PageNumber {
    /// Whether one page was named nearer to this one in the log than another.
    fileprivate func isNearer(_ one: PageNumber, than other: PageNumber) -> Bool {
        (abs(one.index - index), one.index) < (abs(other.index - index), other.index)
    }
}

extension LoggedAct.Animation {
    /// Whether the log says that the set is animated.
    fileprivate var isSaid: Bool { if case .from = self { true } else { false } }
}

extension AnimationEdge {
    fileprivate init(_ direction: Direction, of settings: PageViewControllerSettings) {
        self.init(
            direction, navigationOrientation: settings.navigationOrientation, layoutDirection: settings.layoutDirection)
    }
}
