/// What a search has found so far.
struct SearchRecord {
    /// Where something was first found.
    struct Place {
        /// The number of gestures up to it, including its own.
        let depth: Int
        /// The state before, the gesture, and how simple the walk is.
        let origin: Origin

        /// Whether another walk to the same thing should replace this one: it is as short, and simpler.
        func givesWay(to origin: Origin, _ depth: Int) -> Bool {
            depth == self.depth && origin.isSimpler(than: self.origin)
        }
    }

    /// How each state was first reached, by its number.
    private(set) var origins: ContiguousArray<Origin> = [Origin(parent: 0, gesture: 0, phases: 0, kinds: 0)]
    /// The states of the current depth, whose gestures are tried now.
    private(set) var level = 0..<1
    /// The first place of each finding, by number.
    private(set) var findings: [Int: Place] = [:]
    /// The first place where the requested property holds.
    private(set) var wanted: Place?
    /// The outcomes and rules that were met.
    private(set) var witnesses = Marks()
    private(set) var transitions = 0
    /// How many of them made the app set pages without end.
    private var endless = 0
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

    /// The number of states.
    var count: Int { origins.count }

    /// The memory in bytes.
    var memory: Int { origins.count * MemoryLayout<Origin>.stride }

    /// Whether so many gestures made the app set pages without end that nothing more is to be tried: a few seconds, if
    /// each callback sets many.
    var isEndless: Bool { endless >= 300 }

    init(_ costs: [GestureCost], keepsEdges: Bool, reaching: Set<Int>? = nil) {
        self.costs = costs
        self.keepsEdges = keepsEdges
        self.reaching = reaching
    }

    /// Takes in what followed from a gesture in a state of the level.
    ///
    /// - Parameter next: The state that it leads to; the next number if it is new, nil if the app has ended.
    mutating func take(_ gesture: Int, in state: Int, _ followed: Followed, _ next: Int?) {
        transitions += 1
        if followed.isEndless { endless += 1 }
        witnesses.formUnion(followed.witnesses)
        let origin = origins[state].following(gesture, of: state, costs[gesture])
        if !followed.findings.isSubset(of: settled) { note(followed.findings, origin) }
        let reaches = reaching?.contains(gesture) ?? true
        if followed.isWanted, reaches { noteWanted(in: state, origin) }
        guard let next else { return }
        if next == origins.count {
            origins.append(origin)
        } else if next >= level.upperBound, origin.isSimpler(than: origins[next]) {
            origins[next] = origin
        }
        guard keepsEdges else { return }
        if followed.isWanted { wantedStates.insert(next) }
        edges.append((reaches ? 0 : Self.otherEdge) | UInt64(state) << 32 | UInt64(next))
    }

    /// Ends a level: every walk with one more gesture has been tried, and the new states are the next level.
    mutating func finishLevel() {
        depth += 1
        for number in findings.keys { settled.insert(number) }
        level = level.upperBound..<count
    }

    private static let otherEdge: UInt64 = 1 << 63

    private mutating func noteWanted(in state: Int, _ origin: Origin) {
        if keepsEdges { wantedFrom.insert(state) }
        if wanted?.givesWay(to: origin, depth + 1) ?? true { wanted = Place(depth: depth + 1, origin: origin) }
    }

    private mutating func note(_ marks: Marks, _ origin: Origin) {
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
            gestures.append(Int(origins[state].gesture))
            state = Int(origins[state].parent)
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
        var before: [[UInt32]] = Array(repeating: [], count: count)
        var hasNext = Array(repeating: false, count: count)
        for edge in edges {
            let (from, to) = (Int(edge >> 32 & 0x7FFF_FFFF), Int(edge & 0xFFFF_FFFF))
            if edge < Self.otherEdge { before[to].append(UInt32(from)) }
            hasNext[from] = true
        }
        var waiting = Array(arriving ? wantedFrom.union(wantedStates) : wantedFrom)
        waiting += hasNext.indices.filter { !hasNext[$0] }
        var reaches = Array(repeating: false, count: count)
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

/// How a state was first reached: by the simplest of the shortest walks.
struct Origin {
    /// The number of the state before.
    let parent: UInt32
    let gesture: UInt32
    /// The phases in the walk, 255 for more.
    let phases: UInt8
    /// The families in the walk.
    let kinds: UInt16

    init(parent: Int, gesture: Int, phases: UInt8, kinds: UInt16) {
        self.parent = UInt32(truncatingIfNeeded: parent)
        self.gesture = UInt32(truncatingIfNeeded: gesture)
        self.phases = phases
        self.kinds = kinds
    }

    /// The origin of the state that a gesture leads to from a state with this origin.
    func following(_ gesture: Int, of state: Int, _ cost: GestureCost) -> Origin {
        let (sum, isTooLarge) = phases.addingReportingOverflow(cost.phases)
        return Origin(parent: state, gesture: gesture, phases: isTooLarge ? .max : sum, kinds: kinds | cost.kind)
    }

    /// Whether a walk is simpler than another of the same length.
    func isSimpler(than other: Origin) -> Bool {
        phases != other.phases
            ? phases < other.phases : kinds.nonzeroBitCount < other.kinds.nonzeroBitCount
    }
}
