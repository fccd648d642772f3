import Paging

/// A gesture that may explain the next calls of a log.
struct FoundMove: Sendable {
    /// The gesture.
    var gesture: PageGesture<PagePosition>
    /// How much it takes to believe that it happened: 0 for what a finger does all the time.
    var cost: Int32
    /// Whether it is the set that the log has next, which is then no callback.
    var isLogged = false
    /// Whether it happened before the log begins, so that none of its calls is in it.
    var isBeforeLog = false
    /// Whether sets that the log has after a call are made in that call.
    var takesRequests = true

    init(_ gesture: PageGesture<PagePosition>, cost: Int32 = 0, isLogged: Bool = false) {
        (self.gesture, self.cost, self.isLogged) = (gesture, cost, isLogged)
    }

    /// The move with the ask after its landing skipped, nil if it has none that could be.
    var skippingPreload: FoundMove? {
        var move = self
        guard case .swipe(var swipe) = gesture, swipe.ends == .completed, swipe.preload == nil else { return nil }
        swipe.preload = .skipped
        move.gesture = .swipe(swipe)
        move.cost += 1
        return move
    }

    /// The move before the log begins.
    var beforeLog: FoundMove {
        var move = self
        move.isBeforeLog = true
        move.cost += 1
        return move
    }

    /// The move with the sets that come after a call made after the gesture.
    var leavingRequests: FoundMove {
        var move = self
        move.takesRequests = false
        return move
    }
}
