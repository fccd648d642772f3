import Paging

/// Where log and model part at the latest, and what the model would have called there.
struct LogDepartures: Sendable {
    /// One call of the model in place of that of the log.
    struct Departure: Sendable {
        /// What the model called.
        let callback: Callback<PagePosition>
        /// The gesture in which it did.
        let move: FoundMove
        /// The container at that moment.
        let container: PageViewController<PagePosition>
    }

    /// The position of the call that the model would not have made.
    private(set) var position = 0
    /// What it would have called, each once, the simplest first.
    private(set) var list: [Departure] = []

    /// So many are kept.
    private static let most = 24

    /// Takes in what a gesture has led to, and the container after it.
    mutating func note(_ follower: LogFollower, _ move: FoundMove, after: PageViewController<PagePosition>) {
        guard follower.position >= position, follower.position < follower.log.count else { return }
        if follower.position > position {
            position = follower.position
            list.removeAll(keepingCapacity: true)
        }
        if let (callback, container) = follower.departure {
            add(callback, container, move)
        } else if let violation = follower.violation, after.hasStopped {
            add(.raise(violation), after, move)
        }
    }

    private mutating func add(
        _ callback: Callback<PagePosition>, _ container: PageViewController<PagePosition>, _ move: FoundMove
    ) {
        guard list.count < Self.most, !list.contains(where: { $0.callback == callback }) else { return }
        list.append(Departure(callback: callback, move: move, container: container))
    }
}
