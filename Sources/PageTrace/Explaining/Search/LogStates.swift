import Paging

/// The states of a search: containers at positions of a log, each with the cheapest way that leads to it.
struct LogStates {
    struct State {
        let container: PageViewControllerModel
        /// Tells most containers apart without looking at them.
        let hash: Int
        let position: Int32
        /// The next state at the same position, -1 for none.
        let next: Int32
        /// The state before, -1 at the start.
        var parent: Int32
        var move: FoundMove?
        var cost: LogCost
        var effort = Effort.none
    }

    /// How much was tried in a state: nothing, the plain model, also what an app does in calls that are not logged before
    /// any that is, or also what may be assumed.
    enum Effort: Comparable {
        case none, plain, unlogged, assuming
    }

    /// The furthest position of a state.
    private(set) var frontier = 0
    /// Whether no further state was taken in because the limit is reached.
    private(set) var isBounded = false

    private let bound: Int
    private var states: ContiguousArray<State> = []
    /// The first state at each position, -1 for none.
    private var heads: ContiguousArray<Int32>

    /// The number of states that are kept at one position: what is beyond is a matter of gestures that the log says
    /// nothing of.
    private static let width = 600
    /// Whether there were more at some position.
    private(set) var wasCrowded = false

    /// Creates the states of a log of so many calls.
    init(count: Int, bound: Int) {
        self.bound = bound
        heads = ContiguousArray(repeating: -1, count: count + 1)
    }

    subscript(index: Int) -> State { states[index] }

    func reach(_ position: Int) -> Bool { heads[position] >= 0 }

    /// Whether the end of the log is reached by something that costs so much at the most.
    func isEndReached(atMost most: Int32) -> Bool {
        cheapest(at: heads.count - 1).map { states[$0].cost.plain <= most } ?? false
    }

    mutating func note(_ effort: Effort, at index: Int) { states[index].effort = effort }

    /// The cheapest state at a position; of two that cost the same, the one found first.
    func cheapest(at position: Int) -> Int? {
        var best: Int?
        forEach(at: position) { index in
            if best.map({ states[index].cost <= states[$0].cost }) ?? true { best = index }
        }
        return best
    }

    /// The states at a position in which less was tried, the cheapest first.
    func untried(at position: Int, below effort: Effort) -> [Int] {
        var found: [Int] = []
        forEach(at: position) { if states[$0].effort < effort { found.append($0) } }
        guard found.count > 1 else { return found }
        return found.sorted { (states[$0].cost, $0) < (states[$1].cost, $1) }
    }

    private func forEach(at position: Int, _ body: (Int) -> Void) {
        var place = heads[position]
        while place >= 0 {
            body(Int(place))
            place = states[Int(place)].next
        }
    }

    /// Takes in a state, or a cheaper way to one that is known.
    mutating func insert(
        _ container: PageViewControllerModel, at position: Int, from parent: Int?, _ move: FoundMove?,
        cost: LogCost
    ) {
        let parent = Int32(parent ?? -1)
        let hash = container.hashValue
        var count = 0
        var place = heads[position]
        while place >= 0 {
            let index = Int(place)
            if states[index].hash == hash, states[index].container == container,
                states[index].container.turns == container.turns
            {
                guard cost < states[index].cost else { return }
                states[index].cost = cost
                states[index].parent = parent
                states[index].move = move
                // What follows from it is cheaper now, too.
                states[index].effort = .none
                return
            }
            count += 1
            place = states[index].next
        }
        guard count < Self.width else { return wasCrowded = true }
        guard states.count < bound else { return isBounded = true }
        states.append(
            State(
                container: container, hash: hash, position: Int32(position), next: heads[position], parent: parent,
                move: move, cost: cost))
        heads[position] = Int32(states.count - 1)
        frontier = Swift.max(frontier, position)
    }

    func way(to index: Int, in log: FollowedLog) -> [FoundStep] {
        var steps: [FoundStep] = []
        var index = index
        while let move = states[index].move, states[index].parent >= 0 {
            let parent = Int(states[index].parent)
            steps.append(
                FoundStep(
                    move: move,
                    entries: log.callCount(
                        before: Int(states[parent].position))..<log.callCount(before: Int(states[index].position)),
                    before: states[parent].container, after: states[index].container))
            index = parent
        }
        return steps.reversed()
    }
}
