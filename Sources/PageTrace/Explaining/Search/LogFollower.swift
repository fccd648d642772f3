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
    /// Whether the sets that the log has next after a call are made in it; otherwise they come after the gesture.
    let takesRequests: Bool
    private let reassignsInEnd: Bool
    /// What the model called in place of what the log has next, and the container at that moment; nil as long as they
    /// agree.
    private(set) var departure: (callback: Callback<PagePosition>, container: PageViewController<PagePosition>)?
    /// Whether the log ends while the gesture goes on.
    private(set) var endsWithin = false
    /// Whether the neighbor was asked for after a landing, which could have been skipped.
    private(set) var wasAskedAhead = false
    /// Whether the end of a transition was told.
    private(set) var sawEnd = false
    /// Whether a set came next after a call.
    private(set) var metRequest = false
    /// How many sets were made in calls.
    private(set) var requests: Int32 = 0
    /// What UIKit would have raised.
    private(set) var violation: ContractViolation?

    /// Follows a gesture from a position of the log on.
    init(_ log: FollowedLog, _ move: FoundMove, at position: Int) {
        self.log = log
        if case .calls = move.source { self.position = position } else { self.position = position + 1 }
        (start, takesRequests, isMuted) = (self.position, move.takesRequests, move.isBeforeLog)
        reassignsInEnd = move.reassignsInEnd
    }

    /// Whether the log says what the model did, and the app has not ended before the log does.
    func agrees(with container: PageViewController<PagePosition>) -> Bool {
        departure == nil && (!container.hasStopped || position == log.count)
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
            departure = (callback, container)
            return container.clientCrashed()
        }
        noteEnd(callback, in: &container)
        callback = entry.callback
        position += 1
        if position == log.count, log.endsInTrap { return container.clientCrashed() }
        makeRequests(in: &container)
    }

    /// An error of UIKit is not in a log: it ends it, unless the container is lenient.
    mutating func note(_ notice: IncidentNotice<PagePosition>, in container: inout PageViewController<PagePosition>) {
        guard departure == nil, !endsWithin, !isMuted, case .raise(let violation) = notice.incident else { return }
        self.violation = violation
    }

    /// What the log does not say: of a data source that it says nothing of the answers are guessed.
    private mutating func pass(
        _ callback: inout Callback<PagePosition>, in container: inout PageViewController<PagePosition>
    ) {
        noteEnd(callback, in: &container)
        switch callback {
        case .viewControllerAfter(let page, _):
            let answer = log.guessed(about: page, .forward, at: position, in: container)
            callback = .viewControllerAfter(page, answer: answer)
            if container.phase == .preload { wasAskedAhead = true }
        case .viewControllerBefore(let page, _):
            let answer = log.guessed(about: page, .backward, at: position, in: container)
            callback = .viewControllerBefore(page, answer: answer)
            if container.phase == .preload { wasAskedAhead = true }
        default: break
        }
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
            if let set = log.set(at: position) {
                metRequest = true
                guard takesRequests else { return }
                container.setViewControllers(set.pages, direction: set.direction, animated: set.isAnimated)
            } else if let change = log.dataSourceChange(at: position) {
                metRequest = true
                guard takesRequests else { return }
                if change == .assigned { container.assignDataSource() } else { container.removeDataSource() }
            } else {
                return
            }
            position += 1
            requests += 1
        }
    }
}
