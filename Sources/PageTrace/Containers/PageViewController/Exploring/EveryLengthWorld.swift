/// The world of a list that may have any number of pages: pages that nothing names are alike, and a long run of them is
/// as good as a short one.
///
/// Each of its states is a short one of another world, see ``PageRuns``. What a short state leads to is tried there, and
/// then shortened. So nothing is missed: the states hold whatever can be reached with a list of each length. Something
/// that they hold may need another list than the one that was asked about; whoever asks compares it with what that shows.
struct EveryLengthWorld<Line: PagesOnLine>: World {
    let wordCount: Int
    let costs: [GestureCost]
    private(set) var line: Line
    private var runs: PageRuns
    private var found = Successors()

    init(_ line: Line, _ runs: PageRuns) {
        self.line = line
        self.runs = runs
        wordCount = line.world.wordCount
        costs = line.world.costs
    }

    var memory: Int { line.world.memory }
    var mostStates: Int { line.mostStates }
    var patience: Int { line.mostStates }

    /// Words that no state has: how long the list is at first is decided by the first step.
    func start() -> [UInt64] { Array(repeating: .max, count: wordCount) }

    mutating func expand(_ state: Int, _ words: UnsafeBufferPointer<UInt64>, into successors: inout Successors) {
        guard !words.allSatisfy({ $0 == .max }) else {
            runs.begin()
            for start in line.starts() {
                start.withUnsafeBufferPointer { append(0, $0, Followed(), in: state, into: &successors) }
            }
            return
        }
        found.removeAll()
        line.world.expand(state, words, into: &found)
        guard found.isExact else { return successors.append(0, in: state, Followed(isExact: false), words) }
        runs.begin(words, on: &line)
        var findings = found.findings[...]
        let next = found.words
        next.withUnsafeBufferPointer { next in
            for (place, step) in found.steps.enumerated() {
                var followed = Followed(witnesses: found.witnesses)
                if step.hasFindings, let marks = findings.popFirst() { followed.findings = marks }
                followed.isEnd = step.isEnd
                // Which of the steps were endless makes no difference: a search counts them.
                followed.isEndless = place < found.endless
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
        guard let states = runs.shortened(reached, on: &line) else {
            return successors.append(gesture, in: state, Followed(isExact: false), reached)
        }
        for words in states { words.withUnsafeBufferPointer { successors.append(gesture, in: state, followed, $0) } }
    }
}

extension EveryLength {
    /// Searches a list of every length.
    ///
    /// - Returns: What can be reached, nil if the search does not tell everything; and whether the words of every state
    ///   held all that decides what follows.
    static func found(
        on line: some PagesOnLine, _ runs: PageRuns, _ options: ExplorationOptions
    ) -> (every: EveryLength?, isExact: Bool) {
        var options = options
        options.states = nil
        let search = Search(EveryLengthWorld(line, runs), options)
        let (record, world) = (search.record, search.world.line.world)
        guard search.bound == nil, record.isExact else { return (nil, record.isExact) }
        let every = EveryLength(
            sorts: Set(record.findings.keys.map { world.sorts.sorts[$0] }),
            unmet: Set(world.witnesses.filter { !record.witnesses.contains($0.number) }.map(\.words)))
        return (every, true)
    }
}
