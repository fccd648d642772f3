import Paging

/// How much it takes to believe an explanation: what has to be assumed first, and then what is seldom.
struct LogCost: Hashable, Sendable, Comparable {
    var assumed: Int32 = 0
    var plain: Int32 = 0

    /// What an act of the app costs that the log does not have, or another style of the container.
    static let act = LogCost(assumed: 10)

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

    /// How much it takes to believe it.
    var cost: LogCost { LogCost(assumed: isQuirk ? 12 : 11) }
}
