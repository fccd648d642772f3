/// A breadth-first search: everything that one gesture leads to, then two, and so on until nothing is new.
///
/// The first walk to a state, or to a finding, therefore has the fewest gestures. Of those, it has the fewest phases,
/// then the fewest families as far as each beginning tells, then the gestures that come first.
///
/// States at the same depth are cut into pieces. The successors of a piece can be found independently, so several
/// pieces are expanded at once; their results are merged in order. The result is the same, however many run at once.
final class Search<Explored: World>: @unchecked Sendable {
    private(set) var record: SearchRecord
    /// The bound that ended the search, nil if nothing new was left.
    private(set) var bound: ExplorationBound?

    /// The number of states in a piece; fewer if many gestures are tried in each, so that a bound is noticed soon.
    private let pieceSize: Int
    /// The maximum number of pieces expanded at once: enough for all cores to finish at about the same time.
    private static var pieceCount: Int { 16 }

    private let options: ExplorationOptions
    private let endsWhenReached: Bool
    private let mostStates: Int
    private let patience: Int
    private let mostWork: Int
    private var expanders: [Expander<Explored>]
    /// The results of the pieces before those being expanded now.
    private var ready: [Successors] = []

    /// Searches until nothing is new or a bound is reached, or, if that is enough, until a wanted state is reached.
    init(
        _ world: Explored, _ options: ExplorationOptions, keepsEdges: Bool = false, endsWhenReached: Bool = false,
        reaching: Set<Int>? = nil
    ) {
        self.options = options
        self.endsWhenReached = endsWhenReached
        mostStates = world.mostStates
        patience = world.patience
        // Some seconds; who asks for ten times as many states as usual waits ten times as long.
        mostWork = 20_000_000.saturatingProduct(max(1, (options.states ?? 0) / world.mostStates))
        record = SearchRecord(world, keepsEdges: keepsEdges, reaching: reaching)
        pieceSize = max(1, min(32, 100_000 / max(1, world.costs.count)))
        expanders = [Expander(world)]
        bound = run()
        // Whoever looks at the result needs one copy of the world.
        expanders.removeLast(expanders.count - 1)
    }

    /// The world, with all that it has given numbers to.
    var world: Explored { expanders[0].world }

    private func run() -> ExplorationBound? {
        record.begin(in: expanders[0].start())
        guard world.costs.count <= ExplorationOptions.mostGestures else { return .gestures }
        while !record.level.isEmpty {
            if let depth = options.depth, record.depth >= depth { return .depth }
            let level = record.level
            let pieces = stride(from: level.lowerBound, to: level.upperBound, by: pieceSize).map {
                $0..<min($0 + pieceSize, level.upperBound)
            }
            if let perform = options.perform, Explored.canBeCopied, pieces.count * 2 >= Self.pieceCount {
                search(pieces, perform)
            } else {
                search(pieces)
            }
            if let bound { return bound }
            record.finishLevel()
        }
        return nil
    }

    /// Expands one piece after the other.
    private func search(_ pieces: [Range<Int>]) {
        let expander = expanders[0]
        for piece in pieces {
            bound = boundMet(expander.world.memory, expander.world.work)
            guard bound == nil else { return }
            expander.load(piece, of: record.table)
            expander.expand()
            record.take(expander.successors)
        }
    }

    /// Expands several pieces at once, while the results of those before are merged.
    private func search(_ pieces: [Range<Int>], _ perform: ExplorationOptions.Perform) {
        while expanders.count < Self.pieceCount { expanders.append(Expander(expanders[0].world)) }
        var rest = pieces[...]
        repeat {
            let now = rest.prefix(Self.pieceCount)
            rest = rest.dropFirst(now.count)
            for (piece, expander) in zip(now, expanders) { expander.load(piece, of: record.table) }
            let (memory, work) = (expanders[0].world.memory, expanders[0].world.work)
            perform(now.count + 1) { [self] part in
                if part == 0 { takeWhatIsReady(memory, work) } else { expanders[part - 1].expand() }
            }
            while ready.count < now.count { ready.append(Successors()) }
            ready.removeLast(ready.count - now.count)
            for place in ready.indices { swap(&ready[place], &expanders[place].successors) }
        } while bound == nil && !ready.isEmpty
        ready = []
    }

    private func takeWhatIsReady(_ memory: Int, _ work: Int) {
        for successors in ready {
            bound = boundMet(memory, work)
            guard bound == nil else { return }
            record.take(successors)
        }
    }

    /// The bound that is reached now, nil for none.
    private func boundMet(_ memory: Int, _ work: Int) -> ExplorationBound? {
        if record.table.count > options.states ?? (record.findings.isEmpty ? mostStates : patience) { return .states }
        if work > mostWork { return .work }
        if record.table.memory + memory > options.memory { return .memory }
        if endsWhenReached, !record.wantedStates.isEmpty { return .interrupted }
        if record.endless >= Successors.mostEndless { return .endlessSets }
        let progress = ExplorationProgress(
            states: record.table.count, transitions: record.transitions, depth: record.depth)
        return options.goesOn?(progress) == false ? .interrupted : nil
    }
}
