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
