/// A breadth-first search: first everything that one gesture leads to, then two, and so on until nothing is new.
///
/// So the first walk to a state, and to a finding, has the fewest gestures. Of those it is the one with the fewest phases,
/// then the fewest families as far as each beginning tells, then the one whose gestures come first.
///
/// The states that are equally far away are cut into pieces. What follows from a piece can be found without the others, so
/// several are looked at at once; what was found is taken in one piece after the other. So the result is the same, however many are at work.
struct Search<Explored: World> {
    /// The world, with all that it has given numbers to.
    let world: Explored
    /// What was met.
    let record: SearchRecord
    /// The bound that ended the search, nil if nothing new was left.
    let bound: ExplorationBound?

    /// Searches until nothing is new, or until a bound is met.
    init(_ world: Explored, _ options: ExplorationOptions, keepsEdges: Bool = false) {
        let run = SearchRun(world, options, keepsEdges: keepsEdges)
        bound = run.run()
        self.world = run.world
        record = run.record
    }
}

/// A search on its way.
private final class SearchRun<Explored: World>: @unchecked Sendable {
    /// So many states are a piece.
    private static var pieceSize: Int { 32 }
    /// So many pieces at the most are looked at at once: enough for the cores to be done at about the same time.
    private static var pieceCount: Int { 16 }

    private(set) var record: SearchRecord

    private let options: ExplorationOptions
    private let patience: Int
    private var expanders: [Expander<Explored>]
    /// What was found in the pieces before those that are looked at now.
    private var ready: [Successors] = []
    private var bound: ExplorationBound?

    init(_ world: Explored, _ options: ExplorationOptions, keepsEdges: Bool) {
        self.options = options
        patience = world.patience
        record = SearchRecord(world, keepsEdges: keepsEdges)
        expanders = [Expander(world)]
    }

    var world: Explored { expanders[0].world }

    func run() -> ExplorationBound? {
        record.begin(in: expanders[0].start())
        while !record.level.isEmpty {
            if let depth = options.depth, record.depth >= depth { return .depth }
            let level = record.level
            let pieces = stride(from: level.lowerBound, to: level.upperBound, by: Self.pieceSize).map {
                $0..<min($0 + Self.pieceSize, level.upperBound)
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

    /// Looks at one piece after the other.
    private func search(_ pieces: [Range<Int>]) {
        let expander = expanders[0]
        for piece in pieces {
            bound = boundMet(expander.world.memory)
            guard bound == nil else { return }
            expander.load(piece, of: record.table)
            expander.expand()
            record.take(expander.successors)
        }
    }

    /// Looks at several pieces at once, while what was found in those before is taken in.
    private func search(_ pieces: [Range<Int>], _ perform: ExplorationOptions.Perform) {
        while expanders.count < Self.pieceCount { expanders.append(Expander(expanders[0].world)) }
        var rest = pieces[...]
        repeat {
            let now = rest.prefix(Self.pieceCount)
            rest = rest.dropFirst(now.count)
            for (piece, expander) in zip(now, expanders) { expander.load(piece, of: record.table) }
            let memory = expanders[0].world.memory
            perform(now.count + 1) { [self] part in
                if part == 0 { takeWhatIsReady(memory) } else { expanders[part - 1].expand() }
            }
            while ready.count < now.count { ready.append(Successors()) }
            ready.removeLast(ready.count - now.count)
            for place in ready.indices { swap(&ready[place], &expanders[place].successors) }
        } while bound == nil && !ready.isEmpty
        ready = []
    }

    private func takeWhatIsReady(_ memory: Int) {
        for successors in ready {
            bound = boundMet(memory)
            guard bound == nil else { return }
            record.take(successors)
        }
    }

    /// The bound that is met now, nil for none.
    ///
    /// - Parameter memory: The bytes that the world has taken.
    private func boundMet(_ memory: Int) -> ExplorationBound? {
        let isPatient = record.findings.isEmpty || options.isStatesGiven
        if record.table.count > (isPatient ? options.states : min(options.states, patience)) { return .states }
        if record.table.memory + memory > options.memory { return .memory }
        let progress = ExplorationProgress(
            states: record.table.count, transitions: record.transitions, depth: record.depth)
        return options.goesOn?(progress) == false ? .interrupted : nil
    }
}
