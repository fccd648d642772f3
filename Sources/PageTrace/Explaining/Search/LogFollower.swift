import Paging

/// A client that does what a log says: it answers what the log has for an answer, and notes whether what it is asked is
/// what the log says next.
struct LogFollower: CallbackReceiver {
    typealias Page = PagePosition

    let log: FollowedLog
    /// The call of the log that comes next.
    private(set) var position: Int
    /// The first call that belongs to the gesture.
    private let start: Int
    /// Whether the calls are made before the log begins.
    private let isMuted: Bool
    /// How many of the sets that the log has next after a call are made in it; the others come after the gesture.
    private let mostRequests: Int32
    private let reassignsInEnd: Bool
    /// What the model called in place of what the log has next, and the container at that moment; nil as long as they
    /// agree.
    private(set) var departure: Departure?
    /// Whether the log ends while the gesture goes on.
    private(set) var endsWithin = false
    /// Whether the neighbor was asked for after a landing, which could have been skipped.
    private(set) var wasAskedAhead = false
    /// Whether the end of a transition was told.
    private(set) var sawEnd = false
    private(set) var metRequest = false
    private(set) var requests: Int32 = 0
    private(set) var violation: ContractViolation?
    /// The turns of the main queue that the container had counted when the last item of the log was taken.
    private(set) var turnsCounted: UInt16 = 0
    /// Whether that item belongs to a set of the app's.
    private var isInSet: Bool

    /// What the model called in place of what the log has next.
    struct Departure {
        /// Nil for no call: a turn of the main queue passes that the log does not have.
        let callback: Callback<PagePosition>?
        let container: PageViewController<PagePosition>
        /// What is wrong with the turn of the line, nil if nothing is.
        var turn: TurnConflict?
    }

    /// Follows a gesture of a container from a position of the log on.
    init(
        _ log: FollowedLog, _ move: FoundMove, of container: PageViewController<PagePosition>, at position: Int
    ) {
        self.log = log
        if case .calls = move.source {
            self.position = position
        } else {
            self.position = position + 1
            turnsCounted = container.turns.count
        }
        isInSet = move.isLine || move.isSetOfAct
        (start, mostRequests, isMuted) = (self.position, move.requests ?? .max, move.isBeforeLog)
        reassignsInEnd = move.reassignsInEnd
    }

    /// Whether the log says what the model did, and the app has not ended before the log does.
    func agrees(with container: PageViewController<PagePosition>) -> Bool {
        departure == nil && (!container.hasStopped || position == log.count)
    }

    /// Takes notice of what the gesture has led to: if the log has no turn of the main queue where one has passed, the two
    /// part.
    mutating func end(in container: PageViewController<PagePosition>) {
        guard log.tellsTurns, agrees(with: container),
            log.noting(turnsCounted, in: container, at: position) == nil
        else { return }
        departure = Departure(callback: nil, container: container, turn: .comesLater)
    }

    mutating func hasPageIndicator(in container: inout PageViewController<PagePosition>) -> Bool {
        log.observed.contains(.indicator)
    }

    mutating func receive(
        _ callback: inout Callback<PagePosition>, in container: inout PageViewController<PagePosition>
    ) {
        guard departure == nil, !endsWithin, !isMuted else { return }
        let call = ObservedCalls(of: callback)
        guard log.observed.contains(call) else { return pass(&callback, in: &container) }
        if call == .dataSource, container.phase == .preload { wasAskedAhead = true }
        guard position < log.count else {
            endsWithin = true
            return container.clientCrashed()
        }
        // A gesture does not go on in the next step.
        guard let entry = log.entry(at: position), !(position > start && entry.beginsStep),
            log.matches(callback, at: position)
        else {
            let turn = log.waits(callback, since: turnsCounted, in: container, at: position)
            departure = Departure(callback: callback, container: container, turn: turn)
            return container.clientCrashed()
        }
        if log.tellsTurns {
            if let conflict = log.conflict(turnsCounted, isInSet: isInSet, in: container, at: position) {
                departure = Departure(callback: callback, container: container, turn: conflict)
                return container.clientCrashed()
            }
            noteTurn(in: &container)
        }
        noteEnd(callback, in: &container)
        callback = entry.callback
        position += 1
        if position == log.count, log.endsInTrap { return container.clientCrashed() }
        makeRequests(in: &container)
    }

    /// An error of UIKit is not in a log: it ends it, unless the container is lenient.
    mutating func note(_ incident: Incident<PagePosition>, in container: inout PageViewController<PagePosition>) {
        guard departure == nil, !endsWithin, !isMuted, case .raise(let violation) = incident else { return }
        self.violation = violation
    }

    /// What the log does not say: of a data source that it says nothing of the answers are guessed.
    private mutating func pass(
        _ callback: inout Callback<PagePosition>, in container: inout PageViewController<PagePosition>
    ) {
        noteEnd(callback, in: &container)
        // What comes to its end within the call of a set may take turns.
        if !container.turns.isInSet { isInSet = false }
        switch callback {
        case .viewControllerAfter(let page, _):
            let answer = log.guessed(about: page, .forward, at: position, in: container)
            callback = .viewControllerAfter(page, answer: answer)
        case .viewControllerBefore(let page, _):
            let answer = log.guessed(about: page, .backward, at: position, in: container)
            callback = .viewControllerBefore(page, answer: answer)
        default: return
        }
        if container.phase == .preload { wasAskedAhead = true }
    }

    /// Notes the turn of a call that is taken, and what passes silently before it.
    private mutating func noteTurn(in container: inout PageViewController<PagePosition>) {
        turnsCounted = container.turns.count
        isInSet = container.turns.isInSet
        if log.gap(before: position) != .none, container.canTurnSilently { container.turns.isFlightNew = false }
    }

    private mutating func noteEnd(
        _ callback: Callback<PagePosition>, in container: inout PageViewController<PagePosition>
    ) {
        guard case .didFinishAnimating = callback else { return }
        sawEnd = true
        if reassignsInEnd { container.assignDataSource() }
    }

    /// Does what the app does in a call: sets, and a data source that is assigned.
    private mutating func makeRequests(in container: inout PageViewController<PagePosition>) {
        while true {
            // No turn passes within a call.
            guard log.gap(before: position) != .some else { return }
            if let set = log.set(at: position) {
                metRequest = true
                guard requests < mostRequests else { return }
                container.setViewControllers(set.pages, direction: set.direction, animated: set.isAnimated)
                isInSet = true
            } else if let change = log.dataSourceChange(at: position) {
                metRequest = true
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
