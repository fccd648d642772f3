/// The stage of a session as a world.
struct StageWorld<Driven: ExplorableStage>: World {
    let costs: [GestureCost]
    private(set) var sorts = SortNumbers()
    private(set) var work = 0
    /// The stage that is put into one situation after the other.
    private(set) var stage: Driven
    /// Sees each gesture that is tried, and returns the memory in bytes of what it keeps; nil if nobody looks.
    var watcher: ((_ state: Int, _ gesture: Int, _ seen: Driven.Seen, _ next: Int?) -> Int)? {
        didSet { stage.isTold = watcher != nil }
    }
    private var watchersMemory = 0

    private let gestures: [Driven.Gesture]
    private let property: ((Driven, Driven.Seen) -> Bool)?
    private var possible: PossibleGestures<Driven>
    private var situations = SituationTable<Driven>()

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
        self.stage.isTold = false
    }

    var memory: Int { situations.memory + possible.memory + watchersMemory }

    /// Whether the app waits for something now and then: then it is wanted that it waits for nothing.
    var waits: Bool { property == nil && stage.waiting != nil }

    mutating func start() { _ = situations.number(of: stage, size: stage.size + stage.list.count) }

    mutating func expand(_ state: Int, _ follow: (_ gesture: Int, _ followed: Followed, _ next: Int?) -> Bool) {
        situations.restore(state, &stage)
        for gesture in possible(in: stage) {
            situations.restore(state, &stage)
            let seen = stage.observe(gestures[gesture])
            var followed = Followed(findings: sorts.marks(seen.sorts), witnesses: seen.witnesses)
            if let property {
                followed.isWanted = property(stage, seen)
            } else {
                followed.isWanted = stage.waiting == .nothing
            }
            followed.isEndless = sorts.areEndless(followed.findings)
            let size = stage.size + (possible.line.changesList ? stage.list.count : 0)
            // An app that sets pages in its callbacks may be called thousands of times.
            work += 10 + size + 10 * max(0, seen.callbackCount - 20)
            let next = stage.hasStopped ? nil : situations.number(of: stage, size: size)
            if let watcher { watchersMemory += watcher(state, gesture, seen, next) }
            guard follow(gesture, followed, next) else { return }
        }
    }

    /// Whether the app waits for something in a state in which nothing moves.
    mutating func isStill(in state: Int) -> Bool {
        situations.restore(state, &stage)
        return stage.waiting == .flag || stage.waiting == .page
    }

    /// The steps of some gestures in every state so far, where they are possible; nothing is tried after them.
    mutating func glances(at gestures: [Driven.Gesture], in states: Range<Int>) -> [(
        state: Int, gesture: Int, step: Step
    )] {
        stage.isTold = true
        var glances: [(state: Int, gesture: Int, step: Step)] = []
        for state in states {
            situations.restore(state, &stage)
            guard !stage.hasStopped else { continue }
            for gesture in gestures.indices where stage.isWorthTrying(gestures[gesture]) {
                glances.append((state, gesture, stage.observe(gestures[gesture]).step(number: 0)))
                situations.restore(state, &stage)
            }
        }
        return glances
    }

    /// The steps of every gesture in some states.
    mutating func steps(in states: [Int]) -> [Step] {
        stage.isTold = true
        var steps: [Step] = []
        for state in states {
            situations.restore(state, &stage)
            for gesture in possible(in: stage) {
                situations.restore(state, &stage)
                steps.append(stage.observe(gestures[gesture]).step(number: steps.count))
            }
        }
        return steps
    }
}
