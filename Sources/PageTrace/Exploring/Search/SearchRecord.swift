/// What a search has found so far.
struct SearchRecord {
    /// Where something was first found.
    struct Place {
        /// The number of gestures up to it, including its own.
        let depth: Int
        /// The state before, the gesture, and how simple the walk is.
        let origin: StateTable.Origin

        /// Whether another walk to the same thing should replace this one: it is as short, and simpler.
        func givesWay(to origin: StateTable.Origin, _ depth: Int) -> Bool {
            depth == self.depth && origin.isSimpler(than: self.origin)
        }
    }

    private(set) var table: StateTable
    /// The states of the current depth, whose gestures are tried now.
    private(set) var level = 0..<0
    /// The first place of each finding, by number.
    private(set) var findings: [Int: Place] = [:]
    /// The first place where the requested property holds.
    private(set) var wanted: Place?
    /// The outcomes and rules that were met.
    private(set) var witnesses = Marks()
    /// Whether the words of every state hold everything that decides what follows.
    private(set) var isExact = true
    private(set) var transitions = 0
    /// How many of them made the app set pages without end.
    private(set) var endless = 0
    /// The depth to which every walk was tried, in gestures.
    private(set) var depth = 0
    /// The edges, if they are kept: the state that gestures lead from in the upper half, the one they lead to in the
    /// lower.
    ///
    /// The highest bit is set if the gesture is not one of those that may reach the requested property.
    private(set) var edges: ContiguousArray<UInt64> = []
    /// The states from which a gesture leads to the requested property, if edges are kept.
    private(set) var wantedFrom: Set<Int> = []
    /// The states in which the requested property holds, if edges are kept.
    private(set) var wantedStates: Set<Int> = []

    private let keepsEdges: Bool
    /// The gestures that may reach the requested property, by number; nil for all.
    private let reaching: Set<Int>?
    private let costs: [GestureCost]
    /// What shorter walks have found already: there is nothing more to learn about it.
    private var settled = Marks()
    /// The numbers, from 1, of the states that steps lead to; 0 for those that may be new.
    private var found: ContiguousArray<UInt32> = []

    init(_ world: some World, keepsEdges: Bool, reaching: Set<Int>? = nil) {
        self.reaching = reaching
        table = StateTable(wordCount: world.wordCount)
        costs = world.costs
        self.keepsEdges = keepsEdges
    }

    mutating func begin(in state: [UInt64]) {
        _ = state.withUnsafeBufferPointer {
            table.insert($0, StateTable.hash($0), StateTable.Origin(parent: 0, gesture: 0, phases: 0, kinds: 0))
        }
        level = 0..<1
    }

    /// Takes in what follows from the gestures in some states of the level.
    mutating func take(_ successors: Successors) {
        table.find(successors, &found)
        witnesses.formUnion(successors.witnesses)
        if !successors.isExact { isExact = false }
        transitions += successors.steps.count
        endless += successors.endless
        var findings = successors.findings[...]
        successors.words.withUnsafeBufferPointer { words in
            for (place, step) in successors.steps.enumerated() {
                let state = Int(step.state)
                let origin = table.origins[state].following(Int(step.gesture), of: state, costs[Int(step.gesture)])
                if step.hasFindings, let marks = findings.popFirst(), !marks.isSubset(of: settled) {
                    note(marks, origin)
                }
                let reaches = reaching?.contains(Int(step.gesture)) ?? true
                if step.isWanted, reaches { noteWanted(in: state, origin) }
                guard !step.isEnd else { continue }
                var number = Int(found[place]) - 1
                if number < 0 {
                    let next = UnsafeBufferPointer(
                        rebasing: words[(place * table.wordCount)..<((place + 1) * table.wordCount)])
                    number = table.insert(next, successors.hashes[place], origin)
                }
                if number >= level.upperBound, origin.isSimpler(than: table.origins[number]) {
                    table.replaceOrigin(of: number, by: origin)
                }
                if keepsEdges, step.isWanted { wantedStates.insert(number) }
                if keepsEdges {
                    edges.append((reaches ? 0 : Self.otherEdge) | UInt64(state) << 32 | UInt64(number))
                }
            }
        }
    }

    /// Ends a level: every walk with one more gesture has been tried, and the new states are the next level.
    mutating func finishLevel() {
        depth += 1
        for number in findings.keys { settled.insert(number) }
        level = level.upperBound..<table.count
    }

    private static let otherEdge: UInt64 = 1 << 63

    private mutating func noteWanted(in state: Int, _ origin: StateTable.Origin) {
        if keepsEdges { wantedFrom.insert(state) }
        if wanted?.givesWay(to: origin, depth + 1) ?? true { wanted = Place(depth: depth + 1, origin: origin) }
    }

    private mutating func note(_ marks: Marks, _ origin: StateTable.Origin) {
        for number in marks.numbers where findings[number]?.givesWay(to: origin, depth + 1) ?? true {
            findings[number] = Place(depth: depth + 1, origin: origin)
        }
    }

    /// The numbers of the gestures that lead to a place, its own gesture last.
    func walk(to place: Place) -> [Int] { walk(to: Int(place.origin.parent)) + [Int(place.origin.gesture)] }

    func walk(to state: Int) -> [Int] {
        var gestures: [Int] = []
        var state = state
        while state > 0 {
            gestures.append(Int(table.origins[state].gesture))
            state = Int(table.origins[state].parent)
        }
        return gestures.reversed()
    }

    /// The first state from which the requested property cannot be reached, nil if there is none.
    ///
    /// A state from which nothing was tried may lead anywhere, so it does not count, nor does what leads to it. It can
    /// be enough that the property holds in the state itself.
    func stranded(unlessArrived arriving: Bool = false, where counts: (Int) -> Bool = { _ in true }) -> Int? {
        let reaches = reachesWanted(unlessArrived: arriving)
        return reaches.indices.first { !reaches[$0] && counts($0) }
    }

    /// For each state, whether the requested property can be reached from it.
    private func reachesWanted(unlessArrived arriving: Bool) -> [Bool] {
        var before: [[UInt32]] = Array(repeating: [], count: table.count)
        var hasNext = Array(repeating: false, count: table.count)
        for edge in edges {
            let (from, to) = (Int(edge >> 32 & 0x7FFF_FFFF), Int(edge & 0xFFFF_FFFF))
            if edge < Self.otherEdge { before[to].append(UInt32(from)) }
            hasNext[from] = true
        }
        var waiting = Array(arriving ? wantedFrom.union(wantedStates) : wantedFrom)
        waiting += hasNext.indices.filter { !hasNext[$0] }
        var reaches = Array(repeating: false, count: table.count)
        for state in waiting { reaches[state] = true }
        while let state = waiting.popLast() {
            for earlier in before[state] where !reaches[Int(earlier)] {
                reaches[Int(earlier)] = true
                waiting.append(Int(earlier))
            }
        }
        return reaches
    }
}
