import Paging

/// Looks for gestures with which a container makes exactly the calls of a log.
///
/// A state is a container at a position of the log. From each state every gesture is tried that the next call does not
/// rule out, and leads to states further on; two ways to one state are one, and the cheaper is kept. If no state goes on,
/// the last stretch of the log is gone through again with gestures that are seldom, and then a longer one. Every state is
/// looked at twice at the most, so the search takes as long as the log is long.
struct LogSearch {
    private struct State {
        let container: PageViewController<PagePosition>
        let position: Int32
        /// The next state at the same position, -1 for none.
        let next: Int32
        /// The state before, -1 at the start.
        var parent: Int32
        var move: FoundMove?
        var cost: Int32
        var effort = Effort.none
    }

    /// How much was tried in a state.
    private enum Effort: Int8, Comparable {
        case none, usual, thorough
        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    let log: FollowedLog
    /// Where log and model part at the latest.
    private(set) var departures = LogDepartures()
    /// Whether the bound on states ended the search.
    private(set) var isBounded = false

    private let bound: Int
    private var states: ContiguousArray<State> = []
    /// The first state at each position, -1 for none.
    private var heads: ContiguousArray<Int32>
    private var efforts: ContiguousArray<Effort>
    /// The furthest position of a state.
    private var frontier = 0

    /// So many states are kept at one position: what is beyond is a matter of gestures that the log says nothing of.
    private static let width = 600
    /// So many calls are gone through again, at first.
    private static let window = 32

    init(_ log: FollowedLog, _ container: ContainerDescription, bound: Int) {
        self.log = log
        self.bound = bound
        heads = ContiguousArray(repeating: -1, count: log.count + 1)
        efforts = ContiguousArray(repeating: .usual, count: log.count + 1)
        insert(PageViewController(container), at: 0, from: -1, nil, cost: 0)
    }

    /// Searches; gives the moves that lead to the end of the log, nil if there are none.
    mutating func run() -> [FoundStep]? {
        var start = 0
        var window = Self.window
        var widened = -1
        while true {
            goThrough(from: start)
            if isBounded { return nil }
            if heads[log.count] >= 0 { return way(to: cheapest(at: log.count)) }
            window = frontier > widened ? Self.window : window * 8
            widened = frontier
            start = Swift.max(0, frontier - window)
            var isNew = false
            for position in start...frontier where efforts[position] < .thorough {
                efforts[position] = .thorough
                isNew = true
            }
            if !isNew, start == 0 { return nil }
        }
    }

    /// The moves up to the furthest state.
    var wayToFrontier: [FoundStep] { way(to: cheapest(at: frontier)) }

    private mutating func goThrough(from start: Int) {
        var position = start
        while position <= frontier, position < log.count {
            while let state = nextState(at: position), !isBounded { expand(state) }
            position += 1
        }
    }

    /// The cheapest state at a position in which not everything was tried.
    private func nextState(at position: Int) -> Int? {
        best(at: position) { $0.effort < efforts[position] }
    }

    private func cheapest(at position: Int) -> Int { best(at: position) { _ in true } ?? 0 }

    private func best(at position: Int, where isWanted: (State) -> Bool) -> Int? {
        var best: Int?
        var place = heads[position]
        while place >= 0 {
            let index = Int(place)
            // Of two that cost the same, the one that was found first.
            if isWanted(states[index]), best.map({ states[index].cost <= states[$0].cost }) ?? true { best = index }
            place = states[index].next
        }
        return best
    }

    private mutating func expand(_ index: Int) {
        let position = Int(states[index].position)
        states[index].effort = efforts[position]
        let finder = MoveFinder(
            log: log, container: states[index].container, position: position,
            isThorough: efforts[position] == .thorough, hasJustSet: hasJustSet(index))
        for move in finder.moves { attempt(move, from: index, at: position) }
    }

    /// Whether the state was reached by a set of which the log says nothing at all.
    private func hasJustSet(_ index: Int) -> Bool {
        let state = states[index]
        guard case .set(_, settles: true)? = state.move?.gesture, state.parent >= 0 else { return false }
        return states[Int(state.parent)].position == state.position
    }

    private mutating func attempt(_ move: FoundMove, from index: Int, at position: Int) {
        var container = states[index].container
        var follower = LogFollower(
            log, at: move.isLogged ? position + 1 : position, takesRequests: move.takesRequests,
            isMuted: move.isBeforeLog)
        container.perform(move.gesture, client: &follower)
        departures.note(follower, move, after: container)
        if follower.agrees {
            // A set after a call explains as much as one in it, and a trace can say it.
            var cost = states[index].cost + move.cost + follower.requests
            if follower.endsWithin { cost += 1 }
            if follower.violation != nil { cost += 4 }
            // Nothing comes after an app that has ended.
            if !container.hasStopped || follower.position == log.count {
                insert(container, at: follower.position, from: Int32(index), move, cost: cost)
            }
        }
        if follower.wasAskedAhead, let skipping = move.skippingPreload {
            attempt(skipping, from: index, at: position)
        }
        if follower.metRequest, move.takesRequests { attempt(move.leavingRequests, from: index, at: position) }
    }

    private mutating func insert(
        _ container: PageViewController<PagePosition>, at position: Int, from parent: Int32, _ move: FoundMove?,
        cost: Int32
    ) {
        var count = 0
        var place = heads[position]
        while place >= 0 {
            let index = Int(place)
            if states[index].container == container {
                guard cost < states[index].cost else { return }
                states[index].cost = cost
                states[index].parent = parent
                states[index].move = move
                return
            }
            count += 1
            place = states[index].next
        }
        guard count < Self.width else { return }
        guard states.count < bound else { return isBounded = true }
        states.append(
            State(
                container: container, position: Int32(position), next: heads[position], parent: parent, move: move,
                cost: cost))
        heads[position] = Int32(states.count - 1)
        frontier = Swift.max(frontier, position)
    }

    private func way(to index: Int) -> [FoundStep] {
        var steps: [FoundStep] = []
        var index = index
        while let move = states[index].move, states[index].parent >= 0 {
            let parent = Int(states[index].parent)
            steps.append(
                FoundStep(
                    move: move, entries: Int(states[parent].position)..<Int(states[index].position),
                    before: states[parent].container, after: states[index].container))
            index = parent
        }
        return steps.reversed()
    }
}

/// A gesture of an explanation, and what it explains.
struct FoundStep: Sendable {
    let move: FoundMove
    /// The calls of the log that follow from it, by their positions.
    let entries: Range<Int>
    let before: PageViewController<PagePosition>
    let after: PageViewController<PagePosition>
}
