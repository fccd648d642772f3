/// The world of a list that grows and shrinks at its ends and may have any number of pages.
///
/// It is a packed world in which each state is a short one, see ``PageRuns``. What a short state leads to is tried as in
/// every packed world, and then shortened. So nothing is missed: the states hold whatever can be reached with a list that
/// becomes as long as it likes. Something that they hold may need another list than the one that was asked about; whoever
/// asks compares it with what short lists show.
struct ChangingListWorld: World {
    let wordCount: Int
    let costs: [GestureCost]
    /// The maximum number of states: more is no quick answer.
    let mostStates = 20_000

    private(set) var packed: PackedWorld
    private var runs: PageRuns
    private var found = Successors()

    init(_ packed: PackedWorld, _ runs: PageRuns) {
        self.packed = packed
        self.runs = runs
        wordCount = packed.wordCount
        costs = packed.costs
    }

    var memory: Int { packed.memory }

    mutating func start() -> [UInt64] {
        let start = packed.start()
        runs.begin(nil)
        // A start that cannot be shortened is tried as it is: all its distances are known.
        return start.withUnsafeBufferPointer { runs.shortened($0) }?.first ?? start
    }

    mutating func expand(_ state: Int, _ words: UnsafeBufferPointer<UInt64>, into successors: inout Successors) {
        found.removeAll()
        packed.expand(state, words, into: &found)
        guard found.isExact, found.endless == 0 else {
            return successors.append(0, in: state, Followed(isExact: false), words)
        }
        runs.begin(words)
        var findings = found.findings[...]
        let next = found.words
        next.withUnsafeBufferPointer { next in
            for (place, step) in found.steps.enumerated() {
                var followed = Followed(witnesses: found.witnesses)
                if step.hasFindings, let marks = findings.popFirst() { followed.findings = marks }
                followed.isEnd = step.isEnd
                let reached = UnsafeBufferPointer(rebasing: next[(place * wordCount)..<((place + 1) * wordCount)])
                append(Int(step.gesture), reached, followed, in: state, into: &successors)
            }
        }
    }

    /// Appends what a state stands for to which a gesture has led.
    private mutating func append(
        _ gesture: Int, _ reached: UnsafeBufferPointer<UInt64>, _ followed: Followed, in state: Int,
        into successors: inout Successors
    ) {
        if followed.isEnd { return successors.append(gesture, in: state, followed, reached) }
        guard let states = runs.shortened(reached) else {
            return successors.append(gesture, in: state, Followed(isExact: false), reached)
        }
        for words in states { words.withUnsafeBufferPointer { successors.append(gesture, in: state, followed, $0) } }
    }
}
