import Paging

/// Any stage as a world: a state is two numbers, one for its container and one for everything else.
struct StageWorld<Driven: ExplorableStage>: World where Driven.Seen: ExplorableObservation {
    let wordCount = 1
    let costs: [GestureCost]

    /// Whether every transition is kept as a step.
    var keepsSteps = false
    /// The transitions that were kept, in the order in which they were tried.
    private(set) var kept: [(state: Int, gesture: Int, step: Step, isEnd: Bool)] = []
    private var keptMemory = 0
    /// The most memory that is used to keep steps: a container of very many pages has large ones.
    static var mostKept: Int { 32 << 20 }

    private(set) var sorts = SortNumbers()

    private var stage: Driven
    private let gestures: [Driven.Gesture]
    private let property: ((Driven, Driven.Seen) -> Bool)?
    private var possible: PossibleGestures<Driven>
    private(set) var work = 0
    private var containers = Interner<Driven.Container>()
    private var remainders = Interner<Driven.Remainder>()

    /// Creates a world in which the search begins on a stage, and looks for a property; for none if it is nil.
    init(
        _ stage: Driven, _ gestures: [Driven.Gesture], costs: [GestureCost], line: PageLine,
        property: ((Driven, Driven.Seen) -> Bool)? = nil
    ) {
        self.stage = stage
        self.gestures = gestures
        self.costs = costs
        self.property = property
        possible = PossibleGestures(gestures, line: line)
    }

    var memory: Int { containers.memory + remainders.memory + keptMemory }

    /// Whether the app waits for something now and then: then it is wanted that it waits for nothing.
    var waits: Bool { property == nil && stage.waiting != nil }

    /// The rules and outcomes that can be met in this world.
    var witnesses: [(number: Int, words: String)] { Driven.witnesses(stage.situation.container) }

    mutating func start() -> [UInt64] { [number(of: stage.situation)] }

    mutating func expand(_ state: Int, _ words: UnsafeBufferPointer<UInt64>, into successors: inout Successors) {
        let (container, remainder) = enter(words[0])
        for gesture in possible(in: stage) where !successors.areEndless {
            stage.restore(container, remainder)
            let seen = stage.observe(gestures[gesture])
            var followed = Followed(findings: sorts.marks(seen), witnesses: seen.witnesses)
            if let property {
                followed.isWanted = property(stage, seen)
            } else {
                followed.isWanted = stage.waiting == .nothing
            }
            work += 10 + stage.size
            followed.isEnd = stage.hasStopped
            followed.isEndless = sorts.isEndless(followed.findings)
            if keepsSteps, keptMemory <= Self.mostKept { keep(seen, state, gesture, isEnd: followed.isEnd) }
            let word = followed.isEnd ? 0 : number(of: stage.situation)
            withUnsafePointer(to: word) {
                successors.append(gesture, in: state, followed, UnsafeBufferPointer(start: $0, count: 1))
            }
        }
    }

    private mutating func keep(_ seen: Driven.Seen, _ state: Int, _ gesture: Int, isEnd: Bool) {
        let step = seen.step(number: 0)
        let slots = (step.before + step.after).reduce(0) { $0 + $1.slots.count }
        keptMemory += MemoryLayout<Step>.stride + slots * MemoryLayout<HeldPages.Slot>.stride
        keptMemory += step.callbacks.count * MemoryLayout<CallbackRecord>.stride
        kept.append((state, gesture, step, isEnd))
    }

    /// The steps of every gesture in each state along a walk.
    mutating func steps(along walk: [Int]) -> [Step] {
        var steps: [Step] = []
        var word = start()[0]
        for next in walk {
            tryAll(in: word, last: next, &steps)
            word = number(of: stage.situation)
        }
        return steps
    }

    mutating func steps(in states: [Int], of table: StateTable) -> [Step] {
        var steps: [Step] = []
        var words: ContiguousArray<UInt64> = []
        for state in states { table.append(state..<(state + 1), to: &words) }
        for word in words { tryAll(in: word, &steps) }
        return steps
    }

    /// Adds the steps of every gesture in a state, one of them after all others.
    private mutating func tryAll(in word: UInt64, last: Int? = nil, _ steps: inout [Step]) {
        let (container, remainder) = enter(word)
        for gesture in possible(in: stage).filter({ $0 != last }) + [last].compactMap({ $0 }) {
            stage.restore(container, remainder)
            steps.append(stage.observe(gestures[gesture]).step(number: steps.count))
        }
    }

    /// Whether the app waits for something in a state in which nothing moves.
    mutating func isStill(in state: Int, of table: StateTable) -> Bool {
        var words: ContiguousArray<UInt64> = []
        table.append(state..<(state + 1), to: &words)
        _ = enter(words[0])
        return stage.waiting == .flag || stage.waiting == .page
    }

    private mutating func enter(_ word: UInt64) -> (Driven.Container, Driven.Remainder) {
        let container = containers.values[Int(word >> 32)]
        let remainder = remainders.values[Int(word & 0xFFFF_FFFF)]
        stage.restore(container, remainder)
        return (container, remainder)
    }

    private mutating func number(of situation: (container: Driven.Container, remainder: Driven.Remainder)) -> UInt64 {
        UInt64(containers.number(of: situation.container)) << 32 | UInt64(remainders.number(of: situation.remainder))
    }
}
