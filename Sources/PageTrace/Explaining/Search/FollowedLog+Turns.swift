import Paging

/// What the log tells of turns of the main queue, compared with those that pass in the model.
///
/// Between two gestures, and between two calls of a gesture, a turn may always pass in which nothing is called; not while
/// the pages of an animated set wait for it, and not within a set of the app's. The container counts the turns that the
/// rules say pass.
extension FollowedLog {
    /// Whether a turn has passed in which the container would have made calls before anything else happens.
    func owesTurn(_ container: PageViewController<PagePosition>, at position: Int) -> Bool {
        gap(before: position) == .some && container.turns.count == 0
    }

    /// A container after a gesture that led to a position, with what matters there of the turns; nil if the log has no
    /// turn where one has passed.
    ///
    /// - Parameter counted: The turns of the container when the last item was taken.
    func noting(
        _ counted: UInt16, in container: PageViewController<PagePosition>, at position: Int
    ) -> PageViewController<PagePosition>? {
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
    ///
    /// - Parameter counted: The turns of the container when the last item was taken.
    func waits(
        _ callback: Callback<PagePosition>, since counted: UInt16, in container: PageViewController<PagePosition>,
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
    /// - Parameters:
    ///   - counted: The turns of the container when the last item was taken.
    ///   - isInSet: Whether that item belongs to a set of the app's, too.
    func conflict(
        _ counted: UInt16, isInSet: Bool, in container: PageViewController<PagePosition>, at position: Int
    ) -> TurnConflict? {
        let hasTurned = container.turns.count != counted
        switch gap(before: position) {
        case .unknown: return nil
        case .none: return hasTurned ? .comesLater : nil
        case .some: return !hasTurned && isInSet && container.turns.isInSet ? .comesInCall : nil
        }
    }
}
