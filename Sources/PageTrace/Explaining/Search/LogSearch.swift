import Paging

/// Looks for gestures with which a container makes exactly the calls of a log.
///
/// A state is a container at a position of the log. From each state every gesture is tried that the next call does not
/// rule out, and leads to states further on; two ways to one state are one, and the cheaper is kept. If no state goes on,
/// the last stretch of the log is gone through again with gestures that are seldom, and then a longer one. Every state is
/// looked at twice at the most, so the search takes as long as the log is long.
struct LogSearch {
    let log: FollowedLog
    /// Where log and model part at the latest.
    private(set) var departures = LogDepartures()

    private var states: LogStates
    /// How much is to be tried at each position.
    private var efforts: ContiguousArray<LogStates.Effort>

    /// So many calls are gone through again, at first.
    private static let window = 32

    init(_ log: FollowedLog, _ container: PageViewControllerSettings, bound: Int) {
        self.log = log
        states = LogStates(count: log.count, bound: bound)
        efforts = ContiguousArray(repeating: .usual, count: log.count + 1)
        states.insert(PageViewController(container), at: 0, from: nil, nil, cost: 0)
    }

    /// Searches; says whether some moves lead to the end of the log.
    mutating func run() -> Bool {
        var start = 0
        var window = Self.window
        var widened = -1
        while true {
            goThrough(from: start)
            if states.reach(log.count) { return true }
            if isBounded { return false }
            window = states.frontier > widened ? Self.window : window * 8
            widened = states.frontier
            start = Swift.max(0, states.frontier - window)
            var isNew = false
            for position in start...states.frontier where efforts[position] < .thorough {
                efforts[position] = .thorough
                isNew = true
            }
            if !isNew, start == 0 { return false }
        }
    }

    /// Whether the bound on states ended the search.
    var isBounded: Bool { states.isBounded }

    /// The simplest moves that lead to the end of the log, or as far as any do.
    var way: [FoundStep] { states.cheapest(at: states.frontier).map(states.way) ?? [] }

    private mutating func goThrough(from start: Int) {
        var position = start
        while position <= states.frontier, position < log.count {
            while !isBounded, let state = states.cheapest(at: position, below: efforts[position]) { expand(state) }
            position += 1
        }
    }

    private mutating func expand(_ index: Int) {
        let position = Int(states[index].position)
        states.note(efforts[position], at: index)
        let finder = MoveFinder(
            log: log, container: states[index].container, position: position,
            isThorough: efforts[position] == .thorough, hasJustSet: hasJustSet(index))
        for move in finder.moves { attempt(move, from: index, at: position) }
    }

    /// Whether the state was reached by a set of which the log says nothing at all.
    private func hasJustSet(_ index: Int) -> Bool {
        let state = states[index]
        guard case .set(let set)? = state.move?.gesture, set.settles, state.parent >= 0 else { return false }
        return states[Int(state.parent)].position == state.position
    }

    private mutating func attempt(_ move: FoundMove, from index: Int, at position: Int) {
        var container = states[index].container
        var follower = LogFollower(log, move, at: position)
        container.perform(move.gesture, client: &follower)
        departures.note(follower, move, after: container)
        if follower.agrees(with: container) {
            // A set after a call explains as much as one in it, and a trace can say it.
            var cost = states[index].cost + move.cost + follower.requests
            if follower.endsWithin { cost += 1 }
            if follower.violation != nil { cost += 4 }
            states.insert(container, at: follower.position, from: index, move, cost: cost)
        }
        if follower.wasAskedAhead, let skipping = move.skippingPreload {
            attempt(skipping, from: index, at: position)
        }
        if follower.metRequest, move.takesRequests { attempt(move.leavingRequests, from: index, at: position) }
    }
}
