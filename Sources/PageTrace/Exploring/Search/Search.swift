/// A breadth-first search: everything that one gesture leads to, then two, and so on until nothing is new.
///
/// The first walk to a state, or to a finding, therefore has the fewest gestures. Of those, it has the fewest phases,
/// then the fewest families as far as each beginning tells, then the gestures that come first.
struct Search<Explored: World> {
    private(set) var record: SearchRecord
    /// The bound that ended the search, nil if nothing new was left.
    private(set) var bound: ExplorationBound?
    /// The world, with all that it has given numbers to.
    private(set) var world: Explored

    /// Searches until nothing is new or a bound is reached, or, if that is enough, until a wanted state is reached.
    init(
        _ world: Explored, _ options: ExplorationOptions, keepsEdges: Bool = false, endsWhenReached: Bool = false,
        reaching: Set<Int>? = nil
    ) {
        self.world = world
        record = SearchRecord(world.costs, keepsEdges: keepsEdges, reaching: reaching)
        bound = run(options, endsWhenReached: endsWhenReached)
    }

    private mutating func run(_ options: ExplorationOptions, endsWhenReached: Bool) -> ExplorationBound? {
        world.start()
        guard world.costs.count <= ExplorationOptions.mostGestures else { return .gestures }
        while !record.level.isEmpty {
            if let depth = options.depth, record.depth >= depth { return .depth }
            for state in record.level {
                if let bound = boundMet(options) { return bound }
                if endsWhenReached, !record.wantedStates.isEmpty { return .interrupted }
                world.expand(state) { gesture, followed, next in
                    record.take(gesture, in: state, followed, next)
                    return !record.isEndless
                }
            }
            record.finishLevel()
            if options.endsWhenFound, !record.findings.isEmpty { return .interrupted }
        }
        return record.transitions == 0 ? .nothing : nil
    }

    /// The bound that is reached now, nil for none.
    private func boundMet(_ options: ExplorationOptions) -> ExplorationBound? {
        let states = options.states ?? (record.findings.isEmpty ? world.mostStates : world.patience)
        if record.count > states { return .states }
        // Some seconds; who asks for ten times as many states as usual waits ten times as long.
        let mostWork = 50_000_000.saturatingProduct(max(1, (options.states ?? 0) / world.mostStates))
        if world.work > mostWork { return .work }
        if record.memory + world.memory > options.memory { return .memory }
        if record.isEndless { return .endlessSets }
        let progress = ExplorationProgress(
            states: record.count, transitions: record.transitions, depth: record.depth)
        return options.goesOn?(progress) == false ? .interrupted : nil
    }
}
