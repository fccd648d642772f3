import Paging

/// What the log tells of turns of the main queue, compared with those that pass in the model.
///
/// A turn in which nothing is called may pass between two gestures or two calls of a gesture, unless the pages of an
/// animated set wait for it. None passes within a set of the app's. The container counts the turns that the rules say
/// pass. `counted` are its turns when the last item was taken.
extension FollowedLog {
    /// Whether a turn has passed in which the container would have made calls before anything else happens.
    func needsTurnFirst(_ container: PageViewControllerModel, at position: Int) -> Bool {
        gap(before: position) == .some && container.turns.count == 0
    }

    /// A container after a gesture that led to a position, with what matters there of the turns; nil if the log has no
    /// turn where one has passed.
    func normalized(
        _ counted: UInt16, in container: PageViewControllerModel, at position: Int
    ) -> PageViewControllerModel? {
        var container = container
        guard tellsTurns else {
            container.turns = MainQueueTurns()
            return container
        }
        let gap = gap(before: position)
        let hasTurned = container.turns.count != counted
        if gap == .none, hasTurned { return nil }
        let canTurn = container.canTurnSilently
        container.turns.count = gap == .some && (hasTurned || canTurn) ? 1 : 0
        switch container.transition {
        case .none, .drag, .bouncing: container.turns.isFlightNew = false
        case .landing, .returning, .set: if gap != .none, canTurn { container.turns.isFlightNew = false }
        }
        return container
    }

    /// Whether a call that is not that at a position has waited for a turn that passes before the position.
    func waits(
        _ callback: Callback<PageNumber>, since counted: UInt16, in container: PageViewControllerModel,
        at position: Int
    ) -> TurnConflict? {
        guard gap(before: position) == .some, container.turns.count != counted, case .set = container.transition
        else { return nil }
        switch callback {
        case .viewWillAppear, .viewWillDisappear: return .comesFirst
        default: return nil
        }
    }

    /// Why a call is not that at a position, nil if the turns agree.
    ///
    /// - Parameter isInSet: Whether the last item belongs to a set of the app's, too.
    func conflict(
        _ counted: UInt16, isInSet: Bool, in container: PageViewControllerModel, at position: Int
    ) -> TurnConflict? {
        let hasTurned = container.turns.count != counted
        switch gap(before: position) {
        case .unknown: return nil
        case .none: return hasTurned ? .comesLater : nil
        case .some: return !hasTurned && isInSet && container.turns.isInSet ? .comesInCall : nil
        }
    }
}

/// What the log says of turns of the main queue between an item and the one before it.
enum TurnGap: Sendable {
    /// Nothing.
    case unknown
    /// None has passed: both have the same number.
    case none
    /// At least one has passed.
    case some

    /// The gaps before each item, and the one behind the last.
    static func gaps(between turns: [Int?]) -> ContiguousArray<TurnGap> {
        var gaps = ContiguousArray(repeating: TurnGap.unknown, count: turns.count + 1)
        var latest: (place: Int, turn: Int)?
        for (place, turn) in turns.enumerated() {
            guard let turn else { continue }
            if let latest {
                if turn == latest.turn {
                    // What stands between two lines of one turn belongs to it, too.
                    for between in (latest.place + 1)...place { gaps[between] = .none }
                } else if place == latest.place + 1 {
                    gaps[place] = .some
                }
            }
            latest = (place, turn)
        }
        return gaps
    }
}

/// How the turn of a line differs from the turn in which the model makes the call.
///
/// The raw values say when the model makes it.
enum TurnConflict: String {
    /// The model makes it in a later turn of the main queue, and the log has it in the same.
    case comesLater = "in a later turn"
    /// The model makes it in the same turn, within the call of the app, and the log has it in a later one.
    case comesInCall = "in the same turn"
    /// The model makes another call first: a turn has passed for which it waits.
    case comesFirst = "in the next turn"
}
