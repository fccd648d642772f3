import Paging

/// A client that does what a log says: it answers what the log has for an answer, and notes whether what it is asked is
/// what the log says next.
struct LogFollower: CallbackReceiver {
    typealias Page = PagePosition

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
    private(set) var violation: ContractViolation?
    /// The turns of the main queue that the container had counted when the last item of the log was taken.
    private(set) var turnsCounted: UInt16 = 0
    /// Whether that item belongs to a set of the app's.
    private var isInSet: Bool

    /// Follows a gesture of a container from a position of the log on.
    init(
        _ log: FollowedLog, _ move: FoundMove, of container: PageViewController<PagePosition>, at position: Int
    ) {
        (self.log, self.move) = (log, move)
        start = move.source == .calls ? position : position + 1
        self.position = start
        if move.source != .calls { turnsCounted = container.turns.count }
        isInSet = move.isToldSet
    }

    /// Whether the model did something else than the log says, or has ended the app before the log does.
    private func hasParted(_ container: PageViewController<PagePosition>) -> Bool {
        departure != nil || container.hasStopped && position < log.count
    }

    /// A container after the gesture, with what matters there of turns of the main queue; nil if log and model part.
    func settled(_ container: PageViewController<PagePosition>) -> PageViewController<PagePosition>? {
        hasParted(container) ? nil : log.noting(turnsCounted, in: container, at: position)
    }

    /// Makes the gesture; if the log then has no turn of the main queue where one has passed, the two part.
    mutating func perform(in container: inout PageViewController<PagePosition>) {
        if let gesture = move.gesture { container.perform(gesture, client: &self) }
        guard log.tellsTurns, !hasParted(container), settled(container) == nil else { return }
        departure = .init(callback: nil, turn: .comesLater, move: move, container: container)
    }

    mutating func hasPageIndicator(in container: inout PageViewController<PagePosition>) -> Bool {
        log.observed.contains(.indicator)
    }

    mutating func receive(
        _ callback: inout Callback<PagePosition>, in container: inout PageViewController<PagePosition>
    ) {
        guard departure == nil, !endsWithin, !move.isBeforeLog else { return }
        let call = ObservedCalls(of: callback)
        guard log.observed.contains(call) else { return pass(&callback, in: &container) }
        if call == .dataSource, container.phase == .preload { wasAskedAhead = true }
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
        callback = entry.callback
        position += 1
        if position == log.count, log.endsInTrap { return container.clientCrashed() }
        makeRequests(in: &container)
    }

    /// An error of UIKit is not in a log: it ends it, unless the container is lenient.
    mutating func note(_ incident: Incident<PagePosition>, in container: inout PageViewController<PagePosition>) {
        guard departure == nil, !endsWithin, !move.isBeforeLog, case .raise(let violation) = incident else { return }
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
        if move.reassignsInEnd { container.assignDataSource() }
    }

    /// Does what the app does in a call: sets, and a data source that is assigned.
    private mutating func makeRequests(in container: inout PageViewController<PagePosition>) {
        let mostRequests = move.requests ?? .max
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
