import Paging

/// A gesture that may explain the next calls of a log.
struct FoundMove: Sendable {
    /// What of the log tells of the gesture itself.
    enum Telling: Sendable {
        /// Nothing: it shows in the calls that follow.
        case calls
        /// The line of a set that the app makes.
        case line
        /// An act that the log tells of.
        case act
    }

    /// The gesture; nil if an act changed nothing that the container knows.
    var gesture: PageGesture<PagePosition>?
    /// How much it takes to believe that it happened: nothing for what a finger does all the time.
    var cost: LogCost
    var source = Telling.calls
    /// Whether it happened before the log begins, so that none of its calls is in it.
    var isBeforeLog = false
    /// How many of the sets that the log has after a call are made in that call, nil for all.
    var requests: Int32?
    /// Whether the app assigns its data source again in `didFinishAnimating`, as some do after their list has changed.
    var reassignsInEnd = false
    /// What is found out here about the container: it was so all the time.
    var revealed: LogSwitch?
    /// Whether it is an act of the app that is not in the log.
    var isAssumed = false

    init(_ gesture: PageGesture<PagePosition>?, cost: Int32 = 0, source: Telling = .calls) {
        (self.gesture, self.cost, self.source) = (gesture, LogCost(plain: cost), source)
    }

    /// A gesture that the log says nothing of, although it is no finger's.
    init(assumed gesture: PageGesture<PagePosition>, cost: Int32 = 0) {
        self.gesture = gesture
        isAssumed = true
        self.cost = LogCost.act + LogCost(plain: cost)
    }

    /// Whether the log tells of it by the numbers of turns.
    var isToldTurn = false

    /// Whether a turn of the main queue passes before anything else.
    var beginsWithTurn: Bool {
        switch gesture?.withoutLosses {
        case .turn, .settle: true
        default: false
        }
    }

    /// Whether it is the set of a line.
    var isLine: Bool { if case .line = source { true } else { false } }
    /// Whether it is a set that the log tells of beside its calls.
    var isSetOfAct: Bool { if case .set? = gesture?.withoutLosses { isAct } else { false } }
    /// Whether the log tells of it beside its calls.
    var isAct: Bool { if case .act = source { true } else { false } }

    /// The move with the ask after its landing skipped, nil if it has none that could be.
    var skippingPreload: FoundMove? {
        var move = self
        guard case .swipe(var swipe)? = gesture?.withoutLosses, swipe.ends == .completed, swipe.preload == nil else {
            return nil
        }
        swipe.preload = .skipped
        move.gesture = .swipe(swipe).losing(gesture?.losses ?? [])
        move.cost.plain += 1
        return move
    }

    /// The move before the log begins.
    var beforeLog: FoundMove {
        var move = self
        move.isBeforeLog = true
        move.cost.plain += 1
        return move
    }

    /// The move with all but some of the sets that come after calls made after the gesture.
    func taking(requests: Int32) -> FoundMove {
        var move = self
        move.requests = requests
        return move
    }

    /// The move of a set that leaves in flight what its block has begun; nil for what is no such set.
    var leavingInFlight: FoundMove? {
        guard case .set(var set)? = gesture?.withoutLosses, set.settles else { return nil }
        set.settles = false
        var move = self
        move.gesture = .set(set).losing(gesture?.losses ?? [])
        move.cost.plain += 1
        return move
    }

    /// The move with the data source assigned again at its end.
    var reassigning: FoundMove {
        var move = self
        move.reassignsInEnd = true
        move.cost.plain += 1
        return move
    }

    /// The move as one that loses calls; nil for what is no gesture.
    func losing(_ losses: Losses, source: Telling) -> FoundMove? {
        guard let gesture else { return nil }
        var move = self
        move.gesture = gesture.losing(losses)
        move.source = source
        return move
    }

    /// The move as one whose loss nothing in the log speaks of.
    var assumingLoss: FoundMove {
        var move = self
        move.isAssumed = true
        move.cost = cost + .loss
        return move
    }

    /// The move as one that comes while an animated set is in flight, which is rarer.
    var interrupting: FoundMove {
        var move = self
        move.cost.plain += 1
        return move
    }

    /// The move in a container that turns out to have a switch on.
    func revealing(_ revealed: LogSwitch) -> FoundMove {
        var move = self
        move.revealed = revealed
        move.cost = cost + revealed.cost
        return move
    }
}
