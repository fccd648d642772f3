/// What a search has found, without the states that it visited.
struct SearchResult<Gesture: Hashable & Sendable> {
    let states: Int
    let transitions: Int
    /// The depth to which every walk was tried, in gestures.
    let depth: Int
    /// The bound that ended the search, nil if everything was tried.
    let bound: ExplorationBound?
    let memory: Int
    /// The sorts of findings that can be reached, each with the shortest walk to it.
    private(set) var walks: [(sort: FindingSort, gestures: [Gesture])]
    /// The rules and outcomes that could be met and were not.
    let unmet: [String]
    /// Whether the app can come to wait for something: with a bound, it is not decided whether it ever waits in vain.
    var canWait = false
    /// The steps of every gesture: in every state if there are few, otherwise in the states of the first walk.
    var steps: [Step] = []
}

extension SearchResult {
    init<Driven: ExplorableStage>(
        _ world: StageWorld<Driven>, _ gestures: [ExploredGesture<Gesture>], _ options: ExplorationOptions,
        _ freeing: FreeingGestures<Gesture>
    ) where Driven.Gesture == Gesture {
        let search = Search(world, options, keepsEdges: world.waits, reaching: freeing.places(in: gestures))
        self.init(search, gestures)
        var drawn = search.world
        // What was not tried may free it as well.
        let triesAll = freeing.areAll(in: gestures)
        let stuck: (Int) -> Bool = {
            drawn.isStill(in: $0) && (triesAll || freeing.leaveStuck(drawn.stage, options))
        }
        if world.waits, let state = search.record.stranded(unlessArrived: true, where: stuck) {
            let walk = search.record.walk(to: state).map { gestures[$0].gesture }
            walks = FindingSort.ordered(walks + [(FindingSort(.stuck), walk)])
        }
        if options.draws { steps = drawn.steps(in: search.record.drawnStates) }
    }

    init<Driven>(_ search: Search<StageWorld<Driven>>, _ gestures: [ExploredGesture<Gesture>]) {
        let world = search.world
        states = search.record.count
        transitions = search.record.transitions
        depth = search.record.depth
        bound = search.bound
        memory = search.record.memory + world.memory
        walks = FindingSort.ordered(
            search.record.findings.map { number, place in
                (world.sorts.sorts[number], search.record.walk(to: place).map { gestures[$0].gesture })
            })
        canWait = world.waits
        unmet = world.stage.witnesses.filter { !search.record.witnesses.contains($0.number) }.map(\.words)
    }
}

extension SearchRecord {
    static var drawnLimit: Int { 60 }

    /// The states to draw: all if there are few, otherwise those of the first walk to the first finding.
    var drawnStates: [Int] {
        guard count > Self.drawnLimit else { return Array(0..<count) }
        // Of several that are as near, the one that was met first: a dictionary has no order.
        guard let place = findings.min(by: { ($0.value.depth, $0.key) < ($1.value.depth, $1.key) })?.value else {
            return []
        }
        var states = [Int(place.origin.parent)]
        while let last = states.last, last > 0 { states.append(Int(origins[last].parent)) }
        return states.reversed()
    }
}
