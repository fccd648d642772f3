/// Any stage as a world.
struct StageWorld<Driven: ExplorableStage>: World {
    static var canBeCopied: Bool { Driven.Situations.canBeCopied }

    let costs: [GestureCost]
    private(set) var sorts: SortNumbers
    private(set) var work = 0
    /// The stage that is put into one situation after the other.
    private(set) var stage: Driven
    /// Sees each gesture that is tried, and returns the memory in bytes of what it keeps; nil if nobody looks.
    var watcher: ((_ state: Int, _ gesture: Int, _ seen: Driven.Seen, _ isEnd: Bool) -> Int)?
    private var watchersMemory = 0

    /// The stage as the search begins.
    private let first: Driven
    private let gestures: [Driven.Gesture]
    private let property: ((Driven, Driven.Seen) -> Bool)?
    private var possible: PossibleGestures<Driven>
    private var situations: Driven.Situations
    /// The words of the situation that a gesture leads to.
    private var next: ContiguousArray<UInt64>

    /// Creates a world in which the search begins on a stage, and looks for a property; for none if it is nil.
    init(
        _ stage: Driven, _ gestures: [Driven.Gesture], costs: [GestureCost], line: PageLine,
        sorts: SortNumbers = SortNumbers(), property: ((Driven, Driven.Seen) -> Bool)? = nil
    ) {
        (self.stage, first) = (stage, stage)
        situations = stage.situations
        self.gestures = gestures
        self.costs = costs
        self.sorts = sorts
        self.property = property
        possible = PossibleGestures(gestures, line: line)
        next = ContiguousArray(repeating: 0, count: situations.wordCount)
    }

    var wordCount: Int { situations.wordCount }
    var memory: Int { situations.memory + watchersMemory }

    /// Situations that hold no numbers given out on the way take a few words, and are met by millions a second.
    var mostStates: Int { Self.canBeCopied ? 2_000_000 : 100_000 }
    var patience: Int { Self.canBeCopied ? 500_000 : 20_000 }

    /// Whether the app waits for something now and then: then it is wanted that it waits for nothing.
    var waits: Bool { property == nil && stage.waiting != nil }

    /// The rules and outcomes that can be met in this world.
    var witnesses: [(number: Int, words: String)] { first.witnesses }

    mutating func start() -> [UInt64] {
        _ = situations.store(first, in: &next)
        return Array(next)
    }

    mutating func expand(_ state: Int, _ words: UnsafeBufferPointer<UInt64>, into successors: inout Successors) {
        situations.enter(words, &stage)
        for gesture in possible(in: stage) where !successors.areEndless {
            situations.restore(words, &stage)
            let seen = stage.observe(gestures[gesture])
            var followed = Followed(findings: seen.findings(&sorts), witnesses: seen.witnesses)
            if let property {
                followed.isWanted = property(stage, seen)
            } else {
                followed.isWanted = stage.waiting == .nothing
            }
            // If every gesture takes the same small time, a bound on states is enough.
            if !Self.canBeCopied { work += 10 + stage.size }
            followed.isEnd = stage.hasStopped
            followed.isEndless = sorts.areEndless(followed.findings)
            if let watcher { watchersMemory += watcher(state, gesture, seen, followed.isEnd) }
            if !followed.isEnd { followed.isExact = situations.store(stage, in: &next) }
            if !seen.isComplete { followed.isExact = false }
            next.withUnsafeBufferPointer { successors.append(gesture, in: state, followed, $0) }
        }
    }

    /// Whether the app waits for something in a state in which nothing moves.
    mutating func isStill(in state: Int, of table: StateTable) -> Bool {
        table.words(of: state).withUnsafeBufferPointer { situations.enter($0, &stage) }
        return stage.waiting == .flag || stage.waiting == .page
    }
}

extension StageWorld where Driven: RestorableStage {
    /// The steps of every gesture in each state along a walk.
    mutating func steps(along walk: [Int]) -> [Step] {
        var steps: [Step] = []
        var words = ContiguousArray(start())
        for last in walk {
            tryAll(in: words, last: last, &steps)
            _ = situations.store(stage, in: &words)
        }
        return steps
    }

    /// The steps of every gesture in some states.
    mutating func steps(in states: [Int], of table: StateTable) -> [Step] {
        var steps: [Step] = []
        for state in states { tryAll(in: table.words(of: state), &steps) }
        return steps
    }

    /// Adds the steps of every gesture in a state, one of them after all others.
    private mutating func tryAll(in words: ContiguousArray<UInt64>, last: Int? = nil, _ steps: inout [Step]) {
        words.withUnsafeBufferPointer { words in
            situations.enter(words, &stage)
            for gesture in possible(in: stage).filter({ $0 != last }) + [last].compactMap({ $0 }) {
                situations.restore(words, &stage)
                steps.append(stage.observe(gestures[gesture]).step(number: steps.count))
            }
        }
    }
}
