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
    private(set) var table: StateTable
    /// The states that are as far away as each other, and whose gestures are tried now.
    private(set) var level = 0..<0
    /// The first place of each finding, by number.
    private(set) var findings: [Int: Place] = [:]
    /// The first place of what is asked for.
    private(set) var wanted: Place?
    /// The outcomes and rules that were met.
    private(set) var witnesses = Marks()
    /// Whether the words of every state said all that decides what follows.
    private(set) var isExact = true
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
    /// The numbers, from 1, of the states that steps lead to, 0 for those that may be new.
    private var found: ContiguousArray<UInt32> = []

    init(_ world: some World, keepsEdges: Bool) {
        table = StateTable(wordCount: world.wordCount)
        costs = world.costs
        self.keepsEdges = keepsEdges
    }

    /// Takes in the state in which the search begins.
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
        var findings = successors.findings[...]
        successors.words.withUnsafeBufferPointer { words in
            for (place, step) in successors.steps.enumerated() {
                let state = Int(step.state)
                let origin = table.origins[state].following(Int(step.gesture), of: state, costs[Int(step.gesture)])
                if step.hasFindings, let marks = findings.popFirst(), !marks.isSubset(of: settled) {
                    note(marks, origin)
                }
                if step.isWanted { noteWanted(in: state, origin) }
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
                if keepsEdges { edges.append(UInt64(state) << 32 | UInt64(number)) }
            }
        }
    }

    /// Every walk of one gesture more was tried: the next level are the states that are new.
    mutating func finishLevel() {
        depth += 1
        for number in findings.keys { settled.insert(number) }
        level = level.upperBound..<table.count
    }

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
