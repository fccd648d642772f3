import Paging

/// Where log and model part at the latest, and what the model would have called there.
struct LogDepartures: Sendable {
    /// One call of the model in place of that of the log.
    struct Departure: Sendable {
        /// What the model called; nil if UIKit raises there, or if a turn of the main queue passes that the log does not
        /// have.
        let callback: Callback<PageNumber>?
        /// What UIKit raises, nil if the model called something else.
        var violation: ContractViolation?
        /// How the step ends in the model, if only that differs, and its heading.
        var outcome: GestureOutcome?
        var heading: String?
        /// What is wrong with the turn of the line, nil if nothing is.
        var turn: TurnConflict?
        /// The gesture in which it did.
        let move: FoundMove
        let container: PageViewControllerModel
    }

    /// The position of the call that the model would not have made.
    private(set) var position = 0
    /// What it would have called, each once, the simplest first.
    private(set) var list: [Departure] = []

    private static let most = 24

    /// Takes in what a gesture has led to, and the container after it.
    mutating func note(_ follower: LogFollower, after: PageViewControllerModel) {
        guard follower.position >= position, follower.position < follower.log.count else { return }
        if follower.position > position {
            position = follower.position
            list.removeAll(keepingCapacity: true)
        }
        if let departure = follower.departure {
            add(departure)
        } else if let violation = follower.violations.first, after.hasStopped {
            add(Departure(callback: nil, violation: violation, move: follower.move, container: after))
        }
    }

    private mutating func add(_ departure: Departure) {
        guard list.count < Self.most else { return }
        let isKnown = list.contains {
            $0.callback == departure.callback && $0.violation == departure.violation && $0.turn == departure.turn
                && $0.outcome == departure.outcome
        }
        if !isKnown { list.append(departure) }
    }
}
