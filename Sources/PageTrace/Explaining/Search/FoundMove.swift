import Paging

/// A gesture that may explain the next calls of a log.
struct FoundMove: Sendable {
    /// Where the log speaks of the gesture itself.
    enum Evidence: Sendable {
        /// Nothing: it shows in the calls that follow.
        case calls
        /// The line of a set that the app makes.
        case line
        /// An act that the log tells of.
        case act
    }

    /// The gesture; nil for a function of the app, and if an act changed nothing that the container knows.
    var gesture: PageGesture<PageNumber>?
    /// The function of the app that runs, nil for a gesture.
    var function: Function?
    /// How much it takes to believe that it happened: nothing for what a finger does all the time.
    var cost: LogCost
    var source = Evidence.calls
    /// Whether it happened before the log begins, so that none of its calls is in it.
    var isBeforeLog = false
    /// How many of the sets that the log has after a call are made in that call, nil for all.
    var requests: Int32?
    /// Which of the sets that are made in its calls have no completion block: a bit for each, the first is the lowest.
    var withoutBlocks: UInt8 = 0
    /// Whether the app assigns its data source again in `didFinishAnimating`, as some do after their list has changed.
    var reassignsInEnd = false
    /// What is found out here about the container: it was so all the time.
    var revealed: ContainerSwitch?
    /// Whether the ask after a page that lands under the finger is skipped, which a trace cannot say of a move.
    var skipsAsk = false
    /// Whether it is an act of the app that is not in the log.
    var isAssumed = false
    /// In which of the calls that nobody has logged the app makes the sets after those, one in each and in the last one all
    /// that follow; empty for in none.
    var unloggedCalls: [Int32] = []
    /// What UIKit has been seen to raise in it and did not raise, with the place in the log; nil for nothing.
    var survived: Survived?

    /// A function of the app, with all that it does to the container.
    struct Function: Sendable {
        let words: String
        var effects: [PageGesture<PageNumber>] = []
        /// Whether an animation that it has begun is over at its end.
        var settles = true
    }

    /// Something that UIKit did not raise.
    struct Survived: Hashable, Sendable {
        let violation: ContractViolation
        let position: Int
    }

    /// How it has ended; nil if the log does not say it.
    var outcomes: [GestureOutcome]?

    /// Whether the log tells of it by the numbers of turns.
    let isToldTurn: Bool

    init(
        _ gesture: PageGesture<PageNumber>?, cost: Int32 = 0, source: Evidence = .calls, isToldTurn: Bool = false
    ) {
        (self.gesture, self.cost, self.source) = (gesture, LogCost(plain: cost), source)
        self.isToldTurn = isToldTurn
    }

    /// A function of the app that the log tells of.
    init(running function: Function) {
        self.init(nil, source: .act)
        self.function = function
    }

    /// The function with one more effect; with none if that changes nothing that the container knows.
    func doing(_ effect: PageGesture<PageNumber>?, cost: Int32) -> FoundMove {
        changed(cost: LogCost(plain: cost)) { if let effect { $0.function?.effects.append(effect) } }
    }

    /// Whether a turn of the main queue passes before anything else.
    var beginsWithTurn: Bool {
        switch gesture?.withoutLosses {
        case .turn, .settle: true
        default: false
        }
    }

    /// Whether it is a set that the log tells of, in its line or beside its calls.
    var isToldSet: Bool { if case .set? = gesture?.withoutLosses { source != .calls } else { false } }

    /// Whether the ask after its landing is skipped.
    var skipsPreload: Bool { skipsAsk || gesture?.skipsPreload == true }

    /// The move with the ask after its landing skipped, nil if it has none that could be.
    var skippingPreload: FoundMove? {
        switch gesture?.withoutLosses {
        case .swipe(var swipe) where swipe.ends == .completed && swipe.preload == nil:
            swipe.preload = .skipped
            return with(.swipe(swipe))
        case .move where !skipsAsk: return changed(cost: .rarer) { $0.skipsAsk = true }
        default: return nil
        }
    }

    /// The move of a set that leaves in flight what its block has begun, or of a function; nil if it is neither, or does
    /// so already.
    var leavingInFlight: FoundMove? {
        if function?.settles == true { return changed(cost: .rarer) { $0.function?.settles = false } }
        guard case .set(var set)? = gesture?.withoutLosses, set.settles else { return nil }
        set.settles = false
        return with(.set(set))
    }

    /// The move with another gesture that loses the same, and is rarer.
    private func with(_ other: PageGesture<PageNumber>) -> FoundMove {
        changed(cost: .rarer) { $0.gesture = other.losing(gesture?.losses ?? []) }
    }

    /// The move before the log begins.
    var beforeLog: FoundMove { changed(cost: .rarer) { $0.isBeforeLog = true } }

    /// The move with all but some of the sets that come after calls made after the gesture.
    func taking(requests: Int32) -> FoundMove { changed { $0.requests = requests } }

    /// The move with the next sets of the log made in calls that nobody has logged.
    func requesting(inUnlogged calls: [Int32]) -> FoundMove { changed(cost: .rarer) { $0.unloggedCalls = calls } }

    /// The move with sets in its calls of which some have no completion block.
    func leavingOut(blocks: UInt8) -> FoundMove { changed(cost: .rarer) { $0.withoutBlocks = blocks } }

    /// The move in which UIKit did not raise what it has been seen to raise.
    func surviving(_ violation: ContractViolation, at position: Int) -> FoundMove {
        changed(cost: .survived) { $0.survived = Survived(violation: violation, position: position) }
    }

    /// The move with the data source assigned again at its end.
    var reassigning: FoundMove { changed(cost: .rarer) { $0.reassignsInEnd = true } }

    /// The move as one that the log tells of.
    func told(by source: Evidence) -> FoundMove { changed { $0.source = source } }

    /// The move as one that loses calls; nil if it is no gesture.
    func losing(_ losses: Losses) -> FoundMove? {
        gesture.map { gesture in changed { $0.gesture = gesture.losing(losses) } }
    }

    /// The move as one that nothing in the log speaks of, although it is no finger's, or loses calls.
    func assumed(_ cost: LogCost) -> FoundMove { changed(cost: cost) { $0.isAssumed = true } }

    /// The move as one that comes while an animated set is in flight, which is rarer.
    var interrupting: FoundMove { changed(cost: .rarer) { _ in } }

    /// The move in a container that turns out to have a switch on.
    func revealing(_ revealed: ContainerSwitch) -> FoundMove { changed(cost: revealed.cost) { $0.revealed = revealed } }

    /// The move with a change, which makes it harder to believe.
    private func changed(cost more: LogCost = LogCost(), _ change: (inout FoundMove) -> Void) -> FoundMove {
        var move = self
        change(&move)
        move.cost = cost + more
        return move
    }
}

/// How much it takes to believe an explanation: what has to be assumed first, and then what is seldom.
struct LogCost: Hashable, Sendable, Comparable {
    var assumed: Int32 = 0
    var plain: Int32 = 0

    /// What an act of the app costs that the log does not have, or another style of the container.
    static let act = LogCost(assumed: 10)

    /// What it costs that UIKit did not raise where it has been seen to raise: it is a race.
    static let survived = LogCost(assumed: 9)

    /// What is seldom costs no more than that.
    static let rarer = LogCost(plain: 1)

    /// What a lost call costs: more than an anomaly with a name, for nobody knows why it happens.
    static let loss = LogCost(assumed: 13)

    static func < (one: Self, other: Self) -> Bool {
        (one.assumed, one.plain) < (other.assumed, other.plain)
    }

    static func + (one: Self, other: Self) -> Self {
        LogCost(assumed: one.assumed &+ other.assumed, plain: one.plain &+ other.plain)
    }
}

extension ContainerSwitch {
    /// Whether a log can tell it: parents of neighbors are seen by nobody who does not look at parents.
    func canShow(in log: FollowedLog) -> Bool {
        reading != .neighborsAreChildren || !log.observed.isDisjoint(with: [.willMove, .didMove])
    }

    var cost: LogCost { LogCost(assumed: isQuirk ? 12 : 11) }
}
