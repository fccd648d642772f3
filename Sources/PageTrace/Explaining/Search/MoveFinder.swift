import Paging

/// Which gestures can explain the next calls of a log, in a situation of the container.
struct MoveFinder {
    let log: FollowedLog
    let container: PageViewControllerModel
    let position: Int
    /// Whether a set that nothing speaks of has led here: another one would only hide it.
    let hasJustSet: Bool

    /// Those of the plain model: what fingers do, and what the log says that the app does.
    var moves: [FoundMove] {
        guard !container.hasStopped, position < log.count else { return [] }
        var moves: [FoundMove] = []
        if needsTurnFirst {
            // What can be told by a turn for which an animated set waits: its beginning, or all of it.
            moves = [FoundMove(.settle, isToldTurn: true), FoundMove(.turn, isToldTurn: true)]
        } else if let act = log.act(at: position) {
            moves = acts(act)
            if container.viewControllers.isEmpty, !log.tellsSets || !isWhole { moves += firstSets }
            if !container.viewControllers.isEmpty { moves += fingers }
        } else if let next = log[position] {
            moves = container.viewControllers.isEmpty ? firstSets : loggedSets + fingers
            if case .spineLocation(let orientation, _) = next, !isWhole {
                moves.append(FoundMove(.orientation(orientation)))
            }
        }
        return moves.filter(isPossible)
    }

    /// Whether a move can happen now: its gesture, or an act that changes nothing.
    private func isPossible(_ move: FoundMove) -> Bool {
        move.gesture.map { container.refusal(of: $0) == nil } ?? true
    }

    /// Those of which the log says nothing, although they are no finger's.
    var assumedMoves: [FoundMove] {
        guard !container.hasStopped, let next = log[position], !container.viewControllers.isEmpty, !needsTurnFirst
        else {
            return []
        }
        return (assumedSets(next) + surroundings(next)).filter(isPossible)
    }

    /// Those in which a call never comes, although the log has others of its sort.
    var losingMoves: [FoundMove] {
        guard !container.hasStopped, position < log.count else { return [] }
        let own = log.act(at: position).map(acts) ?? loggedSets
        var moves: [FoundMove] = []
        if log.observed.contains(.didFinishAnimating) {
            moves += (own + fingers).compactMap { $0.losing(.didFinishAnimating)?.assumed(.loss) }
        }
        if log.observed.contains(.completion) {
            moves += (own + fingers).compactMap { $0.losing(.completion)?.assumed(.loss) }
        }
        return moves.filter { (!needsTurnFirst || $0.beginsWithTurn) && isPossible($0) }
    }

    /// Whether a turn of the main queue has passed for which the pages of an animated set wait.
    private var needsTurnFirst: Bool { log.needsTurnFirst(container, at: position) }

    /// The drags that are tried only if a switch may be on: without one, whole swipes make the same calls.
    var movesOfSwitches: [FoundMove] {
        guard !container.hasStopped, !container.viewControllers.isEmpty, position < log.count else { return [] }
        guard !log.needsPhases[position], !container.settings.showsPhases, !isWhole, case .none = container.transition
        else { return [] }
        return drags.filter(isPossible)
    }

    /// Whether the log says all that happens from outside here.
    private var isWhole: Bool { log.isWhole(at: position) }

    /// What fingers do, and what then comes to rest by itself.
    var fingers: [FoundMove] {
        isWhole ? [] : anyFingers
    }

    /// The same, also where the log says that nothing of it happened.
    var anyFingers: [FoundMove] {
        switch container.transition {
        case .none: return swipes + (log.needsPhases[position] || container.settings.showsPhases ? drags : [])
        case .drag(let drag): return phases(of: drag)
        case .landing, .returning, .bouncing: return [FoundMove(.settle)] + drags
        case .set(let set):
            return [FoundMove(.settle)] + (set.hasToldPages ? [] : [turn])
                // A finger that was down when a callback set pages holds nothing anymore.
                + [FoundMove(.release(Release()), cost: 1)]
                // A finger ends the animation. (Rule 22)
                + swipes.map(\.interrupting) + drags.map(\.interrupting)
        }
    }

    /// A turn of the main queue: a guess, unless the log tells of one here.
    private var turn: FoundMove {
        let isTold = log.gap(before: position) == .some
        return FoundMove(.turn, cost: isTold ? 0 : 1, isToldTurn: isTold)
    }

    private var swipes: [FoundMove] {
        // One that is cancelled shows in nothing but a block that it ends.
        let isSilent = if log.isBlind, case .none = container.transition { true } else { false }
        let ends: [TransitionEnd] = isSilent ? [.completed] : [.completed, .cancelled]
        return Direction.allCases.flatMap { direction in
            ends.map { FoundMove(.swipe(Swipe(direction, ends: $0))) }
        }
    }

    /// Drags in phases; if only sets and blocks are known, whole swipes lead to the same.
    private var drags: [FoundMove] {
        log.isBlind ? [] : Direction.allCases.map { FoundMove(.drag($0), cost: 1) }
    }

    /// What a finger can do once it is down: let go, go back through rest, move to where the log says.
    private func phases(of drag: Transition.Drag) -> [FoundMove] {
        var moves = [
            FoundMove(.release(Release(ends: .completed))), FoundMove(.release(Release(ends: .cancelled))),
        ]
        if container.transitionStyle == .scroll {
            moves.append(FoundMove(.release(Release(ends: .completed, preload: .skipped)), cost: 1))
        }
        var positions = [drag.side == drag.began ? -0.5 : 0.5]
        if !container.quirks.isDisjoint(with: [.commitInMidDrag, .exactCenterReportsCancelled]) {
            positions += [1, -1]
        }
        // A finger that rests shows only if the scroll view tells it again.
        let showsRest = log.observed.contains(.progress)
        if showsRest { positions = positionsAhead(of: drag) }
        moves += positions.filter { showsRest || $0 != drag.position }.map { FoundMove(.move(to: $0), cost: 1) }
        return moves
    }

    /// The positions of the finger that the next lines tell of.
    ///
    /// A finger that turns has other calls before them.
    private func positionsAhead(of drag: Transition.Drag) -> [Double] {
        var found: [Double] = []
        for place in position..<Swift.min(log.count, position + Self.reach) {
            guard case .scrollViewDidScroll(let progress)? = log[place] else { continue }
            let along = progress.progress * (drag.began == .forward ? 1 : -1)
            for position in [along, along + 1, along - 1] where (-2...2).contains(position) {
                if !found.contains(position) { found.append(position) }
            }
            if found.count >= Self.mostPositions { break }
        }
        return found
    }

    /// The number of calls in which positions and pages are looked for.
    static let reach = 20
    private static let mostPositions = 9

    /// What happens to the container itself.
    private func surroundings(_ next: Callback<PageNumber>) -> [FoundMove] {
        var moves: [FoundMove] = []
        switch next {
        case .viewWillAppear(_, let isAnimated), .viewDidAppear(_, let isAnimated),
            .viewWillDisappear(_, let isAnimated), .viewDidDisappear(_, let isAnimated):
            let hidesAnimation = log.entry(at: position)?.hidden.animation == true
            moves = [ContainerAppearance.appears, .disappears].map {
                FoundMove(.container($0, animated: isAnimated && !hidesAnimation)).assumed(.act)
            }
        // The indicator is asked for when the view is loaded.
        case .presentationCount where !container.isOnScreen: moves = [FoundMove(.container(.appears)).assumed(.act)]
        case .viewControllerAfter, .viewControllerBefore:
            let remembers = container.before != .unknown || container.after != .unknown
            if case .none = container.transition, remembers {
                moves = [FoundMove(.dataSource(.assigned), cost: 3).assumed(.act)]
            }
        default: break
        }
        if case .set(let set) = container.transition, set.hasCompletion, log.observed.contains(.completion) {
            moves.append(FoundMove(.orientation(.landscapeLeft), cost: 3).assumed(.act))
        }
        return moves
    }
}

extension PageViewControllerSettings {
    /// Whether a finger that comes back, or meets what is in flight, can show in fewer calls than whole swipes do.
    fileprivate var showsPhases: Bool {
        let quirks: Quirks = [
            .commitInMidDrag, .exactCenterReportsCancelled, .caughtReturnKeepsOldPage, .lostDidFinish,
            .lostDidFinishOnCaughtLanding,
        ]
        return !self.quirks.isDisjoint(with: quirks) || readings.contains(.reversalReportsNoEnd)
    }
}
