import Paging

/// Looks for gestures with which a container makes exactly the calls of a log.
///
/// A state is a container at a position of the log. From each state every gesture of the plain model is tried that the
/// next call does not rule out, and leads to states further on; two ways to one state are one, and the cheaper is kept.
/// If no state goes on, and something may be assumed, that is tried in the last stretch of the log, and then in a longer
/// one. What a switch of the container would change is looked for in the same way: as long as it changes nothing, its
/// states are those without it.
struct LogSearch {
    let log: FollowedLog
    let base: LogBase
    /// What may be assumed; a search that has ended without goes on with it.
    var assumes: Assumed
    /// The switches that are not tried, for the next best explanation is looked for.
    var excluded: Set<ContainerSwitch> = []
    /// Where log and model part at the latest.
    private(set) var departures = LogDepartures()

    /// The number of gestures that were tried.
    private(set) var gesturesTried = 0

    private var states: LogStates
    /// How much is to be tried at each position.
    private var efforts: ContiguousArray<LogStates.Effort>
    /// How many more gestures may be tried with something assumed.
    private var budget: Int
    /// How many more ways may be tried to make several sets of a gesture in calls that nobody has logged.
    private var placesLeft = 4_000

    /// What may be assumed beyond the plain model.
    struct Assumed: OptionSet {
        let rawValue: Int
        static let acts = Assumed(rawValue: 1)
        static let switches = Assumed(rawValue: 2)
        static let losses = Assumed(rawValue: 4)
        static let raises = Assumed(rawValue: 8)
    }

    /// The number of calls before the last one that are gone through again, at first.
    private static let window = 32
    /// The number of sets in the calls of a gesture of which each may be the first that comes after it.
    private static let mostRequests: Int32 = 8
    /// The number of calls of a gesture that nobody has logged in each of which the app may have made sets.
    private static let mostUnlogged: Int32 = 64
    /// The number of sets in the calls of a gesture of which each may have a completion block or none.
    private static let mostBlocks: Int32 = 3
    /// The number of calls before the last one beyond which nothing is assumed.
    private static let longestWindow = 256

    init(_ log: FollowedLog, _ base: LogBase, assumes: Assumed = [], bound: Int) {
        (self.log, self.base, self.assumes) = (log, base, assumes)
        budget = Swift.max(8_000, 20_000 - 2 * log.count)
        states = LogStates(count: log.count, bound: bound)
        efforts = ContiguousArray(repeating: .plain, count: log.count + 1)
        states.insert(PageViewControllerModel(base.container), at: 0, from: nil, nil, cost: LogCost())
    }

    /// Searches; says whether some moves lead to the end of the log.
    mutating func run() -> Bool {
        for effort in [LogStates.Effort.plain, .unlogged] where !states.reach(log.count) {
            for position in efforts.indices { efforts[position] = effort }
            goThroughByCost()
        }
        var window = Self.window
        var widened = -1
        while !states.reach(log.count) {
            guard !assumes.isEmpty, !isBounded, !hasGivenUp else {
                noteOtherGestures()
                return false
            }
            window = states.frontier > widened ? Self.window : window * 8
            widened = states.frontier
            let start = Swift.max(0, states.frontier - window)
            var isNew = false
            for position in start...states.frontier where efforts[position] < .assuming {
                efforts[position] = .assuming
                isNew = true
            }
            guard isNew, window <= Self.longestWindow else { return false }
            goThrough(from: start)
        }
        return true
    }

    /// Notes what the model would call next if the step that a call belongs to were over, which the log says it is not.
    private mutating func noteOtherGestures() {
        let position = states.frontier
        guard log.isWhole(at: position), log[position] != nil, let index = states.cheapest(at: position) else { return }
        let container = states[index].container
        for move in MoveFinder(log: log, container: container, position: position, hasJustSet: false).anyFingers {
            guard let gesture = move.gesture, container.refusal(of: gesture) == nil else { continue }
            let (follower, after) = performed(move, on: container, at: position)
            if follower.position == position { departures.note(follower, after: after) }
        }
    }

    /// Whether the bound on states ended the search.
    var isBounded: Bool { states.isBounded }

    /// Whether the search for assumptions was cut short.
    private var hasGivenUp: Bool { budget <= 0 }

    /// Whether the model would ask the data source where the log goes on.
    var departsInQuestion: Bool {
        departures.list.contains { $0.callback?.kind.shape.role == .dataSource }
    }

    /// How far log and model go together.
    var reach: Int { Swift.max(departures.position, states.frontier) }

    /// Whether the calls lead to what a step says of its pages, and that is not so.
    var endsAtState: Bool {
        guard states.frontier == reach else { return false }
        switch log.act(at: reach) {
        case .shows, .leads: return true
        default: return false
        }
    }

    /// Whether every gesture of the plain model was tried in every situation.
    var isComplete: Bool { !states.isBounded && !states.wasCrowded && !leftOut }

    /// Whether the app can have made sets in more calls of a gesture than were tried.
    private var leftOut = false

    /// The simplest moves that lead to the end of the log, or as far as any do.
    var way: [FoundStep] { states.cheapest(at: states.frontier).map { states.way(to: $0, in: log) } ?? [] }

    /// Goes through what is common, and through what is seldom only if that does not lead to the end: of a long log with
    /// many readings most situations are never looked at.
    private mutating func goThroughByCost() {
        var most: Int32 = 0
        while goThrough(from: 0, atMost: most), !states.isEndReached(atMost: most), !isBounded { most = most &* 4 &+ 4 }
    }

    /// Tries what is left to try in the situations that cost so much at the most, and says whether others are left.
    @discardableResult
    private mutating func goThrough(from start: Int, atMost most: Int32 = .max) -> Bool {
        var position = start
        var areLeft = false
        while position <= states.frontier, position < log.count {
            while true {
                let all = states.untried(at: position, below: efforts[position])
                let untried = all.prefix { states[$0].cost.plain <= most }
                if untried.count < all.count { areLeft = true }
                guard !untried.isEmpty, !isBounded, !hasGivenUp else { break }
                for state in untried where states[state].effort < efforts[position] { expand(state) }
            }
            position += 1
        }
        return areLeft
    }

    private mutating func expand(_ index: Int) {
        let position = Int(states[index].position)
        let effort = efforts[position]
        let finder = MoveFinder(
            log: log, container: states[index].container, position: position, hasJustSet: hasJustSet(index))
        let tried = states[index].effort
        states.note(effort, at: index)
        let plain = finder.moves
        if tried < .plain { for move in plain { attempt(move, from: index, at: position) } }
        if effort >= .unlogged, tried < .unlogged {
            for move in plain { attemptUnlogged(move, from: index, at: position) }
        }
        guard effort == .assuming else { return }
        let assumed = assumes.contains(.acts) ? finder.assumedMoves : []
        let losing = assumes.contains(.losses) ? finder.losingMoves : []
        for move in assumed + losing { attempt(move, from: index, at: position) }
        if assumes.contains(.raises) {
            for move in plain + assumed + losing { survive(move, from: index, at: position) }
        }
        guard assumes.contains(.switches) else { return }
        for move in plain + finder.movesOfSwitches + assumed { revealSwitches(by: move, from: index, at: position) }
    }

    /// Whether the state was reached by a set of which the log says nothing at all.
    private func hasJustSet(_ index: Int) -> Bool {
        let state = states[index]
        guard let move = state.move, move.isAssumed, case .set(let set)? = move.gesture?.withoutLosses, set.settles,
            state.parent >= 0
        else { return false }
        return states[Int(state.parent)].position == state.position
    }

    private mutating func attempt(_ move: FoundMove, from index: Int, at position: Int) {
        // Of the sets that the log has after calls, none is made in them at first.
        let isOpen = move.requests == nil && move.unloggedCalls.isEmpty
        let first = isOpen ? move.taking(requests: 0) : move
        let (follower, container) = performed(first, on: states[index].container, at: position)
        take(first, follower, container, from: index, at: position)
        guard isOpen, follower.metRequest else { return }
        for call in 0..<Swift.min(follower.unloggedCalls, Self.mostRequests) {
            attempt(move.requesting(inUnlogged: [call]), from: index, at: position)
        }
        // A strict container does the same in a block as after it, or it stops.
        if follower.endsWithRequest, states[index].container.settings.contract == .strict { return }
        attemptRequests(of: move, from: index, at: position)
    }

    /// Tries a move in which the app makes sets in calls that nobody has logged, or sets without blocks.
    private mutating func attemptUnlogged(_ move: FoundMove, from index: Int, at position: Int) {
        guard move.requests == nil, move.unloggedCalls.isEmpty else { return }
        for requests in 0...Self.mostRequests {
            let first = move.taking(requests: requests)
            let (follower, _) = performed(first, on: states[index].container, at: position)
            guard follower.requests == requests else { break }
            if follower.unloggedCalls > Self.mostUnlogged { leftOut = true }
            for call in 0..<Swift.min(follower.unloggedCalls, Self.mostUnlogged) {
                attemptUnlogged(of: first, [call], from: index, at: position)
            }
            guard follower.metRequest else { return }
        }
        attemptRequests(of: move, from: index, at: position)
    }

    /// Tries a move in which the app makes sets in these calls that nobody has logged, and then in others.
    ///
    /// - Returns: Whether there are so many calls.
    @discardableResult
    private mutating func attemptUnlogged(
        of move: FoundMove, _ calls: [Int32], from index: Int, at position: Int
    ) -> Bool {
        let tried = move.requesting(inUnlogged: calls)
        let (follower, container) = performed(tried, on: states[index].container, at: position)
        take(tried, follower, container, from: index, at: position)
        // Of several sets, each could come in such a call, in one of the log, or after the gesture.
        if follower.requests > 1 { leftOut = true }
        if follower.requests > 0, let inFlight = tried.leavingInFlight { attempt(inFlight, from: index, at: position) }
        guard var next = calls.last, follower.unloggedCalls > next else { return false }
        guard follower.hasOtherPlaces else { return true }
        repeat {
            guard placesLeft > 0 else {
                leftOut = true
                return true
            }
            placesLeft -= 1
            next += 1
        } while attemptUnlogged(of: move, calls + [next], from: index, at: position)
        return true
    }

    /// Tries a move in which the app makes sets in the calls that come before them.
    private mutating func attemptRequests(of move: FoundMove, from index: Int, at position: Int) {
        let all = move.taking(requests: .max)
        let (follower, container) = performed(all, on: states[index].container, at: position)
        take(all, follower, container, from: index, at: position)
        if follower.requests > Self.mostRequests { leftOut = true }
        for requests in (1..<Swift.max(1, Swift.min(follower.requests, Self.mostRequests))).reversed() {
            attempt(move.taking(requests: requests), from: index, at: position)
        }
        if let inFlight = move.leavingInFlight { attempt(inFlight, from: index, at: position) }
    }

    /// Takes in what a move has led to, and tries what else can have come with it.
    private mutating func take(
        _ move: FoundMove, _ follower: LogFollower, _ container: PageViewControllerModel, from index: Int,
        at position: Int
    ) {
        if move.cost.assumed == 0, states[index].cost.assumed == 0 {
            departures.note(follower, after: container)
        } else {
            budget -= 1
        }
        take(follower, container, from: index)
        if follower.wasAskedAhead, !log.isBlind, let skipping = move.skippingPreload {
            attempt(skipping, from: index, at: position)
        }
        if efforts[position] > .plain, move.withoutBlocks == 0, follower.requests > 0, follower.calledBlock(container) {
            if follower.requests > Self.mostBlocks {
                leftOut = true
            } else {
                for blocks in 1..<Swift.max(1, UInt8(1) << follower.requests) {
                    attempt(move.leavingOut(blocks: blocks), from: index, at: position)
                }
            }
        }
        if follower.sawEnd, !move.reassignsInEnd, let change = log.firstListChange, change < position {
            attempt(move.reassigning, from: index, at: position)
        }
    }

    /// Tries a move in which UIKit has been seen to raise, and did not.
    private mutating func survive(_ move: FoundMove, from index: Int, at position: Int) {
        let (follower, container) = performed(move, on: states[index].container, at: position)
        guard follower.departure == nil, container.hasStopped, follower.position < log.count,
            let violation = follower.violations.first, violation.isRace
        else { return }
        attempt(move.surviving(violation, at: follower.position), from: index, at: position)
    }

    /// Tries a move in containers that have one more switch on, if it then leads elsewhere.
    private mutating func revealSwitches(by move: FoundMove, from index: Int, at position: Int) {
        let container = states[index].container
        let plain = performed(move, on: container, at: position)
        for revealed in ContainerSwitch.off(in: container.settings) {
            guard !excluded.contains(revealed), revealed.canShow(in: log) else { continue }
            let settings = revealed.on(in: container.settings)
            let (follower, after) = performed(move.revealing(revealed), on: container.with(settings), at: position)
            budget -= 1
            let isSame =
                follower.position == plain.follower.position
                && (follower.departure == nil) == (plain.follower.departure == nil)
                && after.with(container.settings) == plain.container
            guard !isSame else { continue }
            take(follower, after, from: index)
            if follower.wasAskedAhead, let skipping = follower.move.skippingPreload {
                let (follower, after) = performed(skipping, on: container.with(settings), at: position)
                take(follower, after, from: index)
            }
        }
    }

    private mutating func performed(
        _ move: FoundMove, on container: PageViewControllerModel, at position: Int
    ) -> (follower: LogFollower, container: PageViewControllerModel) {
        gesturesTried += 1
        return LogFollower.following(move, of: container, at: position, in: log)
    }

    private mutating func take(
        _ follower: LogFollower, _ container: PageViewControllerModel, from index: Int
    ) {
        guard var container = follower.settled(container) else { return }
        // What is remembered of neighbors shows in nothing: the same answers are guessed again.
        if log.isBlind, container.hasDataSource, case .none = container.transition { container.forgetNeighbors() }
        // Only a race can be survived.
        guard follower.move.survived == nil || follower.violations.allSatisfy(\.isRace) else { return }
        // A set after a call explains as much as one in it, and a trace can say it.
        var cost = states[index].cost + follower.move.cost
        cost.plain += follower.requests + (follower.endsWithin ? 1 : 0) + (follower.violations.isEmpty ? 0 : 4)
        states.insert(container, at: follower.position, from: index, follower.move, cost: cost)
    }
}

extension ContractViolation {
    /// Whether UIKit has been seen to raise it, and not every time. (E2 to E5)
    var isRace: Bool {
        switch self {
        case .noViewControllerManagingVisibleView, .duplicateStatesInQueue, .flushedView, .viewCountIsNotThree: true
        case .wrongNumberOfViewControllers, .endlessSets, .spineInTheMiddleIsDoubleSided: false
        }
    }
}
