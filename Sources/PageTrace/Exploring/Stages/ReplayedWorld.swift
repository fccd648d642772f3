/// The world of something that cannot be copied: each state is reached again from the start.
struct ReplayedWorld<State: Hashable>: World {
    /// What a walk leads to.
    struct End {
        var followed = Followed()
        /// Whether the app has ended.
        var hasStopped = false
        /// What can be seen of the end: walks that end alike count as leading to one state; other differences are missed.
        let state: State
        /// The gestures that can come next, by number.
        let next: [Int]
    }

    let costs: [GestureCost]
    private(set) var sorts = SortNumbers()
    private let replay: ([Int], inout SortNumbers) -> End
    private var states = Interner<State>()
    /// The first walk to each state, and what can come next.
    private var ways: [(walk: [Int], next: [Int])] = []

    /// Creates a world of gestures by their numbers, and of what a walk of them leads to.
    init(gestures count: Int, _ replay: @escaping ([Int], inout SortNumbers) -> End) {
        self.replay = replay
        // All costs are equal, so no walk replaces another: a state keeps the walk that reached it first.
        costs = Array(repeating: .none, count: count)
    }

    var memory: Int { states.memory + ways.count * 64 }

    mutating func start() { _ = number(of: replay([], &sorts), by: []) }

    mutating func expand(_ state: Int, _ follow: (_ gesture: Int, _ followed: Followed, _ next: Int?) -> Bool) {
        let (way, next) = ways[state]
        for gesture in next {
            let walk = way + [gesture]
            let end = replay(walk, &sorts)
            guard follow(gesture, end.followed, end.hasStopped ? nil : number(of: end, by: walk)) else { return }
        }
    }

    private mutating func number(of end: End, by walk: [Int]) -> Int {
        let number = states.number(of: end.state)
        if number == ways.count { ways.append((walk, end.next)) }
        return number
    }
}

/// Tries the walks of numbered gestures, the shortest first.
///
/// - Parameter follow: Performs a walk from the start, and returns the gestures that can come next; none if nothing is
///   to be tried after it.
package func exploreWalks(upTo depth: Int, _ follow: ([Int]) -> [Int]) {
    withoutActuallyEscaping(follow) { follow in
        // Nothing can be seen of what the walks lead to, so each leads to a state of its own. How many gestures there are
        // turns out on the way.
        let world = ReplayedWorld(gestures: ExplorationOptions.mostGestures) { walk, _ in
            let next = follow(walk).filter { $0 < ExplorationOptions.mostGestures }
            return .init(hasStopped: next.isEmpty, state: walk, next: next)
        }
        var options = ExplorationOptions(depth: depth, states: .max)
        options.memory = .max
        _ = Search(world, options)
    }
}
