import Paging

/// Which gestures can explain the next calls of a log, in a situation of the container.
///
/// What a finger does all the time is tried everywhere; what is seldom, only where nothing else explains a log
/// (`isThorough`).
struct MoveFinder {
    let log: FollowedLog
    let container: PageViewController<PagePosition>
    let position: Int
    let isThorough: Bool
    /// Whether a set of which the log says nothing has led here: another one would only hide it.
    let hasJustSet: Bool

    /// So many calls ahead are looked for pages that the app may have set.
    private static let reach = 10
    /// So many pages are tried at the most.
    private static let mostPages = 5

    var moves: [FoundMove] {
        guard !container.hasStopped, let next = log[position] else { return [] }
        var moves: [FoundMove] = []
        if container.viewControllers.isEmpty { return firstSets(next) }
        switch container.transition {
        case .none: moves = touches(next)
        case .drag(let drag): moves = phases(of: drag, next)
        case .landing, .returning, .bouncing:
            moves = [FoundMove(.settle)] + drags(cost: 1)
        case .set(let set):
            moves = [FoundMove(.settle)]
            if isThorough, !set.hasToldPages { moves.append(FoundMove(.turn, cost: 1)) }
            if isThorough, set.hasCompletion, log.observed.contains(.completion) {
                moves.append(FoundMove(.orientation(.landscapeLeft), cost: 3))
            }
        }
        moves += sets(next) + surroundings(next)
        return moves.filter { container.refusal(of: $0.gesture) == nil }
    }

    /// What a finger does to a container at rest.
    private func touches(_ next: Callback<PagePosition>) -> [FoundMove] {
        var moves: [FoundMove] = []
        for direction in Direction.allCases {
            moves.append(FoundMove(.swipe(Swipe(direction))))
            moves.append(FoundMove(.swipe(Swipe(direction, ends: .cancelled))))
        }
        if isThorough || log.observed.contains(.progress) { moves += drags(cost: 1) }
        let remembers = container.before != .unknown || container.after != .unknown
        if isThorough, remembers, ObservedCalls(of: next) == .dataSource {
            moves.append(FoundMove(.dataSource(.assigned), cost: 3))
        }
        return moves
    }

    private func drags(cost: Int32) -> [FoundMove] {
        Direction.allCases.map { FoundMove(.drag($0), cost: cost) }
    }

    /// What a finger does that is down: it lets go, turns through rest, moves to where the log says.
    private func phases(of drag: Transition<PagePosition>.Drag, _ next: Callback<PagePosition>) -> [FoundMove] {
        var moves = [
            FoundMove(.release(Release(ends: .completed))), FoundMove(.release(Release(ends: .cancelled))),
        ]
        if container.transitionStyle == .scroll {
            moves.append(FoundMove(.release(Release(ends: .completed, preload: .skipped)), cost: 1))
        }
        var positions = [drag.side == drag.began ? -0.5 : 0.5]
        if !container.quirks.isDisjoint(with: [.commitInMidDrag, .exactCentreReportsCancelled]) {
            positions += [1, -1]
        }
        if case .scrollViewDidScroll(let progress) = next {
            let along = progress.progress * (drag.began == .forward ? 1 : -1)
            positions = [along, along + 1, along - 1].filter { (-2...2).contains($0) }
        }
        moves += positions.filter { $0 != drag.position }.map { FoundMove(.move(to: $0), cost: 1) }
        return moves
    }

    /// What happens to the container itself.
    private func surroundings(_ next: Callback<PagePosition>) -> [FoundMove] {
        switch next {
        case .viewWillAppear(_, let isAnimated), .viewDidAppear(_, let isAnimated),
            .viewWillDisappear(_, let isAnimated), .viewDidDisappear(_, let isAnimated):
            let hidesAnimation = log.entries[position].hidesAnimation
            return ContainerAppearance.allCases.map {
                FoundMove(.container($0, animated: isAnimated && !hidesAnimation), cost: 1)
            }
        case .spineLocation(let orientation, _): return [FoundMove(.orientation(orientation))]
        // The indicator is asked for when the view is loaded.
        case .presentationCount where !container.isOnScreen: return [FoundMove(.container(.appears), cost: 1)]
        default: return []
        }
    }
}

/// What the app sets: what the log says of it, and what it does not.
extension MoveFinder {
    /// The first set: one that the log tells of, or one before it begins.
    private func firstSets(_ next: Callback<PagePosition>) -> [FoundMove] {
        let earlier = pagesAhead.map {
            FoundMove(.set(SetRequest($0, direction: .forward, isAnimated: false, hasCompletion: false)), cost: 2)
        }
        return sets(next) + (position == 0 ? earlier.map(\.beforeLog) : [])
    }

    private func sets(_ next: Callback<PagePosition>) -> [FoundMove] {
        if let request = log.request(at: position) { return variants(of: request, cost: 0, isLogged: true) }
        guard !hasJustSet, isThorough || mayFollowSet(next) else { return [] }
        return pagesAhead.flatMap { pages in
            variants(of: SetRequest(pages, direction: .forward, isAnimated: false), cost: 2)
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
                of: SetRequest(pages, direction: direction, isAnimated: true),
                cost: direction == .forward ? 2 : 3)
        }
    }

    /// A set with its block or without, at rest at its end or not.
    private func variants(
        of request: SetRequest<PagePosition>, cost: Int32, isLogged: Bool = false
    ) -> [FoundMove] {
        var moves: [FoundMove] = []
        var request = request
        let observesCompletion = log.observed.contains(.completion)
        for hasCompletion in observesCompletion ? [true, false] : [request.isAnimated] {
            request.hasCompletion = hasCompletion
            moves.append(FoundMove(.set(request), cost: cost, isLogged: isLogged))
            guard request.isAnimated, !container.viewControllers.isEmpty, isThorough || isLogged else { continue }
            moves.append(FoundMove(.set(request, settles: false), cost: cost + 1, isLogged: isLogged))
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
        for entry in log.entries[position..<Swift.min(log.count, position + Self.reach)] {
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
