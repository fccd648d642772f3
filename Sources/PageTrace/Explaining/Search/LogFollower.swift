import Paging

/// A client that does what a log says: it answers what the log has for an answer, and notes whether what it is asked is
/// what the log says next.
struct LogFollower: CallbackReceiver {
    let log: FollowedLog
    /// The gesture that is followed.
    let move: FoundMove
    /// The call of the log that comes next.
    private(set) var position: Int
    /// The first call that belongs to the gesture.
    private let start: Int
    /// What the model called in place of what the log has next, and the container at that moment; nil as long as they
    /// agree.
    private(set) var departure: LogDepartures.Departure?
    /// Whether the log ends while the gesture goes on.
    private(set) var endsWithin = false
    /// Whether the neighbor was asked for after a landing, which could have been skipped.
    private(set) var wasAskedAhead = false
    /// Whether the end of a transition was told.
    private(set) var sawEnd = false
    private(set) var metRequest = false
    private(set) var requests: Int32 = 0
    /// Whether the model makes a call after one behind which the log has a set.
    private(set) var goesOnAfterRequest = false
    /// The call behind which the log has a set, the last one.
    private var requestCause: CallbackRole?
    /// How many calls that nobody has logged come before a set of the log.
    private(set) var unloggedCalls: Int32 = 0
    /// Whether a later set of the log can be made in another call that nobody has logged than the one that is tried.
    private(set) var hasOtherPlaces = false
    /// What UIKit has been seen to raise here, one after the other in a lenient container.
    private(set) var violations: [ContractViolation] = []
    /// How the gesture ended, nil if there was none.
    private var outcome: GestureOutcome?
    /// The turns of the main queue that the container had counted when the last item of the log was taken.
    private(set) var turnsCounted: UInt16 = 0
    /// Whether that item belongs to a set of the app's.
    private var isInSet: Bool

    /// Follows a gesture of a container from a position of the log on.
    init(
        _ log: FollowedLog, _ move: FoundMove, of container: PageViewControllerModel, at position: Int
    ) {
        (self.log, self.move) = (log, move)
        start = move.source == .calls ? position : position + 1
        self.position = start
        if move.source != .calls { turnsCounted = container.turns.count }
        isInSet = move.isToldSet
    }

    /// Follows a gesture of a container from a position of the log on, and gives the container after it.
    static func following(
        _ move: FoundMove, of container: PageViewControllerModel, at position: Int, in log: FollowedLog
    ) -> (follower: LogFollower, container: PageViewControllerModel) {
        var follower = LogFollower(log, move, of: container, at: position)
        let settings = container.settings
        var container = container
        guard move.survived != nil || move.skipsAsk else {
            follower.perform(in: &container)
            return (follower, container)
        }
        var changed = settings
        if move.survived != nil { changed.contract = .lenient }
        if move.skipsAsk { changed.preloads = .never }
        container = container.with(changed)
        follower.perform(in: &container)
        container = container.with(settings)
        return (follower, container)
    }

    /// Whether the set that the log has behind a block can as well come after the gesture: nothing else comes between.
    var endsWithRequest: Bool { metRequest && requestCause == .completion && !goesOnAfterRequest && departure == nil }

    /// Whether log and model parted at a block, or one is still to come: the set that it was given to may have none.
    func calledBlock(_ container: PageViewControllerModel) -> Bool {
        if case .completion? = departure?.callback { return true }
        guard log.observed.contains(.completion) else { return false }
        if case .set(let set) = container.transition, set.hasCompletion { return true }
        return container.waitingSets > 0
    }

    /// Whether the model did something else than the log says, or has ended the app before the log does.
    private func hasParted(_ container: PageViewControllerModel) -> Bool {
        departure != nil || container.hasStopped && position < log.count || endsOtherwise
    }

    /// Whether the log says that the step ended in another way; of one that it breaks off, nobody knows.
    private var endsOtherwise: Bool {
        let isBrokenOff = endsWithin || position == log.count && log.endsInTrap
        guard let outcome, let outcomes = move.outcomes, !isBrokenOff, move.survived == nil else { return false }
        return !outcomes.contains(outcome)
    }

    /// A container after the gesture, with what matters there of turns of the main queue; nil if log and model part.
    func settled(_ container: PageViewControllerModel) -> PageViewControllerModel? {
        hasParted(container) ? nil : log.normalized(turnsCounted, in: container, at: position)
    }

    /// Makes the gesture; if the log then has no turn of the main queue where one has passed, the two part.
    mutating func perform(in container: inout PageViewControllerModel) {
        if let gesture = move.gesture {
            outcome = container.perform(gesture, client: &self)
        } else if let function = move.function {
            outcome = container.act(settles: function.settles, client: &self) { container, follower in
                for effect in function.effects where !container.hasStopped {
                    follower.carryOut(effect, in: &container)
                }
            }
        }
        if departure == nil, endsOtherwise {
            position = start
            departure = .init(
                callback: nil, outcome: outcome, heading: log.heading(at: start - 1), move: move, container: container)
        }
        guard log.tellsTurns, !hasParted(container), settled(container) == nil else { return }
        departure = .init(callback: nil, turn: .comesLater, move: move, container: container)
    }

    /// Carries out what a function of the app does: a set in it does not settle.
    private mutating func carryOut(_ effect: PageGesture<PageNumber>, in container: inout PageViewControllerModel) {
        guard case .set(let set) = effect else { return _ = container.perform(effect, client: &self) }
        container.setViewControllers(
            set.pages, direction: set.direction, animated: set.isAnimated, completion: set.hasCompletion,
            client: &self)
    }

    mutating func hasPageIndicator(in container: inout PageViewControllerModel) -> Bool {
        log.observed.contains(.indicator)
    }

    mutating func receive(
        _ callback: inout Callback<PageNumber>, in container: inout PageViewControllerModel
    ) {
        guard departure == nil, !endsWithin, !move.isBeforeLog else { return }
        if metRequest { goesOnAfterRequest = true }
        let call = ObservedCalls(of: callback)
        guard log.observed.contains(call) else { return answerUnlogged(&callback, in: &container) }
        if callback.role == .dataSource, container.phase == .preload { wasAskedAhead = true }
        guard position < log.count else {
            endsWithin = true
            return container.clientCrashed()
        }
        // A gesture does not go on in the next step.
        guard let entry = log.entry(at: position), !(position > start && entry.beginsStep),
            entry.isMatched(by: callback)
        else {
            let turn = log.waits(callback, since: turnsCounted, in: container, at: position)
            departure = .init(callback: callback, turn: turn, move: move, container: container)
            return container.clientCrashed()
        }
        if log.tellsTurns {
            if let conflict = log.conflict(turnsCounted, isInSet: isInSet, in: container, at: position) {
                departure = .init(callback: callback, turn: conflict, move: move, container: container)
                return container.clientCrashed()
            }
            noteTurn(in: &container)
        }
        noteEnd(callback, in: &container)
        callback = entry.hidden.answer ? guessed(callback, in: container) : entry.callback
        position += 1
        if position == log.count, log.endsInTrap { return container.clientCrashed() }
        let made = requests
        // What the app does in a call that nobody has logged it does not do in the one before.
        let most = waits ? move.requests ?? 0 : move.unloggedCalls.isEmpty ? move.requests ?? .max : .max
        makeRequests(in: &container, cause: callback.role, atMost: most)
        if requests > made, !move.unloggedCalls.isEmpty { hasOtherPlaces = true }
    }

    /// An error of UIKit is not in a log: it ends it, unless the container is lenient.
    mutating func note(_ incident: Incident, in container: inout PageViewControllerModel) {
        guard departure == nil, !endsWithin, !move.isBeforeLog, case .raise(let violation) = incident else { return }
        violations.append(violation)
    }

    /// What the log does not say: of a data source that it says nothing of the answers are guessed.
    private mutating func answerUnlogged(
        _ callback: inout Callback<PageNumber>, in container: inout PageViewControllerModel
    ) {
        noteEnd(callback, in: &container)
        if log.set(at: position) != nil || log.dataSourceChange(at: position) != nil {
            makeRequestsInUnlogged(callback.role, in: &container)
        }
        // What comes to its end within the call of a set may take turns.
        if !container.turns.isInSet { isInSet = false }
        guard callback.role == .dataSource else { return }
        callback = guessed(callback, in: container)
        if container.phase == .preload { wasAskedAhead = true }
    }

    /// Does what the app does in a call that nobody has logged, if it is this one.
    private mutating func makeRequestsInUnlogged(_ role: CallbackRole, in container: inout PageViewControllerModel) {
        // Of the first sets it is said that they are made in other calls.
        guard requests >= move.requests ?? 0 else { return }
        let call = unloggedCalls
        unloggedCalls += 1
        guard let last = move.unloggedCalls.last else { return }
        let made = requests
        if move.unloggedCalls.contains(call) {
            makeRequests(in: &container, cause: role, atMost: call == last ? .max : made + 1)
        }
        // What follows could as well be made in another of these calls.
        if call > last || requests > made + 1 { hasOtherPlaces = true }
    }

    /// Whether sets of the log are still to be made in calls that nobody has logged.
    private var waits: Bool { move.unloggedCalls.last.map { $0 >= unloggedCalls } ?? false }

    /// A question with the answer that is guessed.
    private func guessed(
        _ question: Callback<PageNumber>, in container: PageViewControllerModel
    ) -> Callback<PageNumber> {
        switch question {
        case .viewControllerAfter(let page, _):
            .viewControllerAfter(page, answer: log.guessed(about: page, .forward, at: position, in: container))
        case .viewControllerBefore(let page, _):
            .viewControllerBefore(page, answer: log.guessed(about: page, .backward, at: position, in: container))
        default: question
        }
    }

    /// Notes the turn of a call that is taken, and what passes silently before it.
    private mutating func noteTurn(in container: inout PageViewControllerModel) {
        turnsCounted = container.turns.count
        isInSet = container.turns.isInSet
        if log.gap(before: position) != .none, container.canTurnSilently { container.turns.isFlightNew = false }
    }

    private mutating func noteEnd(
        _ callback: Callback<PageNumber>, in container: inout PageViewControllerModel
    ) {
        guard case .didFinishAnimating = callback else { return }
        sawEnd = true
        if move.reassignsInEnd { container.assignDataSource() }
    }

    /// Does what the app does in a call: sets, and a data source that is assigned.
    private mutating func makeRequests(
        in container: inout PageViewControllerModel, cause: CallbackRole, atMost mostRequests: Int32
    ) {
        while true {
            // No turn passes within a call.
            guard log.gap(before: position) != .some else { return }
            if let set = log.set(at: position) {
                (metRequest, requestCause) = (true, cause)
                guard requests < mostRequests else { return }
                container.setViewControllers(
                    set.pages, direction: set.direction, animated: set.isAnimated,
                    completion: move.withoutBlocks >> requests & 1 == 0)
                isInSet = true
            } else if let change = log.dataSourceChange(at: position) {
                (metRequest, requestCause) = (true, cause)
                guard requests < mostRequests else { return }
                if change == .assigned { container.assignDataSource() } else { container.removeDataSource() }
            } else {
                return
            }
            position += 1
            requests += 1
        }
    }
}
