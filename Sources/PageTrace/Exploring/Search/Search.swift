/// What a search has met so far.
struct SearchRecord {
    /// Where something was met first.
    struct Place {
        /// The number of gestures up to it, its own included.
        let depth: Int
        /// The state before, the gesture, and how simple the walk is.
        let origin: StateTable.Origin

        /// Whether a walk to the same thing is to be taken instead: it is as short, and simpler.
        func givesWay(to origin: StateTable.Origin, _ depth: Int) -> Bool {
            depth == self.depth && origin.isSimpler(than: self.origin)
        }
    }

    /// The states.
    fileprivate(set) var table: StateTable
    /// The first place of each finding, by number.
    private(set) var findings: [Int: Place] = [:]
    /// The first place of what is asked for.
    private(set) var wanted: Place?
    /// The outcomes and rules that were met.
    private(set) var witnesses = Marks()
    /// The gestures that were tried.
    private(set) var transitions = 0
    /// Every walk of so many gestures was tried.
    private(set) var depth = 0
    /// From which state to which gestures lead, the first in the upper half, if that is kept.
    private(set) var edges: ContiguousArray<UInt64> = []
    /// The states from which a gesture leads to what is asked for, if edges are kept.
    private(set) var wantedFrom: Set<Int> = []

    private let keepsEdges: Bool
    private let costs: [GestureCost]
    /// What was found by walks that are shorter than those of now: nothing is left to learn of it.
    private var settled = Marks()
    /// What was found for the states that are taken in now.
    private var found: ContiguousArray<UInt64> = []

    fileprivate init(_ world: some World, keepsEdges: Bool) {
        table = StateTable(wordCount: world.wordCount)
        costs = world.costs
        self.keepsEdges = keepsEdges
    }

    /// Takes in what follows from the gestures in a state.
    ///
    /// - Parameters:
    ///   - successors: What follows.
    ///   - state: The state.
    ///   - beyond: The number from which on states are one gesture further away than that state.
    fileprivate mutating func take(_ successors: Successors, of state: Int, beyond: Int) {
        let origin = table.origins[state]
        table.look(for: successors.hashes, &found)
        for place in successors.steps.indices { take(successors, place, of: state, origin, beyond: beyond) }
    }

    private mutating func take(
        _ successors: Successors, _ place: Int, of state: Int, _ origin: StateTable.Origin, beyond: Int
    ) {
        let (gesture, followed) = successors.steps[place]
        transitions += 1
        let step = origin.following(gesture, of: state, costs[gesture])
        witnesses.formUnion(followed.witnesses)
        if !followed.findings.isSubset(of: settled) { note(followed.findings, step) }
        if followed.isWanted {
            if keepsEdges { wantedFrom.insert(state) }
            if wanted?.givesWay(to: step, depth + 1) ?? true { wanted = Place(depth: depth + 1, origin: step) }
        }
        guard !followed.isEnd else { return }
        let (number, isNew) = successors.withState(at: place) {
            table.insert($0, successors.hashes[place], found: found[place], step)
        }
        if !isNew, number >= beyond, step.isSimpler(than: table.origins[number]) {
            table.replaceOrigin(of: number, by: step)
        }
        if keepsEdges { edges.append(UInt64(state) << 32 | UInt64(number)) }
    }

    /// Every walk of one gesture more was tried.
    fileprivate mutating func finishLevel() {
        depth += 1
        for number in findings.keys { settled.insert(number) }
    }

    private mutating func note(_ marks: Marks, _ origin: StateTable.Origin) {
        for number in marks.numbers where findings[number]?.givesWay(to: origin, depth + 1) ?? true {
            findings[number] = Place(depth: depth + 1, origin: origin)
        }
    }

    /// The numbers of the gestures that lead to a place, its own gesture last.
    func walk(to place: Place) -> [Int] { walk(to: Int(place.origin.parent)) + [Int(place.origin.gesture)] }

    /// The numbers of the gestures that lead to a state.
    func walk(to state: Int) -> [Int] {
        var gestures: [Int] = []
        var state = state
        while state > 0 {
            gestures.append(Int(table.origins[state].gesture))
            state = Int(table.origins[state].parent)
        }
        return gestures.reversed()
    }
}

/// A breadth-first search: first everything that one gesture leads to, then two, and so on until nothing is new.
///
/// So the first walk to a state, and to a finding, has the fewest gestures. Of those it is the one with the fewest phases,
/// then the fewest families as far as each beginning tells, then the one whose gestures come first.
struct Search<Explored: World> {
    /// The world, with all that it has given numbers to.
    let world: Explored
    /// What was met.
    let record: SearchRecord
    /// The bound that ended the search, nil if nothing new was left.
    let bound: ExplorationBound?

    /// Searches until nothing is new, or until a bound is met.
    init(_ world: Explored, _ options: ExplorationOptions, keepsEdges: Bool = false) {
        var world = world
        var record = SearchRecord(world, keepsEdges: keepsEdges)
        bound = Self.run(&world, &record, options)
        self.world = world
        self.record = record
    }

    private static func run(
        _ world: inout Explored, _ record: inout SearchRecord, _ options: ExplorationOptions
    ) -> ExplorationBound? {
        var current = ContiguousArray(world.start())
        _ = current.withUnsafeBufferPointer {
            record.table.insert($0, StateTable.hash($0), StateTable.Origin(parent: 0, gesture: 0, phases: 0, kinds: 0))
        }
        var successors = Successors(wordCount: world.wordCount)
        var level = 0..<1
        while !level.isEmpty {
            if let depth = options.depth, record.depth >= depth { return .depth }
            for state in level {
                if state & 0xFF == 0, let bound = bound(world, record, options) { return bound }
                record.table.copy(state, to: &current)
                successors.removeAll()
                current.withUnsafeBufferPointer { words in
                    world.expand(words) { successors.append($0, $1, $2) }
                }
                record.take(successors, of: state, beyond: level.upperBound)
            }
            record.finishLevel()
            level = level.upperBound..<record.table.count
        }
        return nil
    }

    /// The bound that is met now, nil for none.
    private static func bound(
        _ world: Explored, _ record: SearchRecord, _ options: ExplorationOptions
    ) -> ExplorationBound? {
        let isPatient = record.findings.isEmpty || options.isStatesGiven
        let states = isPatient ? options.states : min(options.states, world.patience)
        if record.table.count > states { return .states }
        if record.table.memory + world.memory > options.memory { return .memory }
        let progress = ExplorationProgress(
            states: record.table.count, transitions: record.transitions, depth: record.depth)
        return options.goesOn?(progress) == false ? .interrupted : nil
    }
}
