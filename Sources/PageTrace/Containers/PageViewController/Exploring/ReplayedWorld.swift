import Paging

/// The world of a client that cannot be copied: each state is reached again from the start.
///
/// What such a client stores cannot be seen. Two walks count as leading to one state if the container is in the same
/// state and the client reports the same values; other differences are missed.
struct ReplayedWorld<Client: RecordedClient>: World {
    let wordCount = 1
    let costs: [GestureCost]
    private(set) var sorts = SortNumbers()
    private let make: () -> PageViewControllerStage<Client>
    private let gestures: [PageGesture<Client.Page>]
    private let property: ((PageViewControllerStage<Client>, PageObservation) -> Bool)?
    private var containers = Interner<PageViewController<Client.Page>>()
    private var values = Interner<[TrackedValue<Client.Page>]>()
    /// The gestures that lead to each state.
    private var ways: [UInt64: [UInt32]] = [:]

    init(
        _ make: @escaping () -> PageViewControllerStage<Client>, _ gestures: [PageGesture<Client.Page>],
        property: ((PageViewControllerStage<Client>, PageObservation) -> Bool)?
    ) {
        self.make = make
        self.gestures = gestures
        self.property = property
        // All costs are equal, so no walk replaces another: a state keeps the walk that reached it first.
        costs = gestures.map { _ in GestureCost.none }
    }

    var memory: Int { containers.memory + values.memory + ways.count * 64 }

    mutating func start() -> [UInt64] { [number(of: make(), by: [])] }

    mutating func expand(_ state: Int, _ words: UnsafeBufferPointer<UInt64>, into successors: inout Successors) {
        let way = ways[words[0]] ?? []
        for gesture in possible(after: way) {
            var stage = stage(after: way)
            let seen = stage.observe(gestures[gesture])
            var followed = Followed(findings: sorts.marks(seen), witnesses: seen.witnesses)
            if let property { followed.isWanted = property(stage, seen) }
            followed.isEnd = stage.hasStopped
            followed.isEndless = sorts.isEndless(followed.findings)
            let word = followed.isEnd ? 0 : number(of: stage, by: way + [UInt32(gesture)])
            withUnsafePointer(to: word) {
                successors.append(gesture, in: state, followed, UnsafeBufferPointer(start: $0, count: 1))
            }
        }
    }

    private func possible(after way: [UInt32]) -> [Int] {
        let container = stage(after: way).container
        guard !container.hasStopped else { return [] }
        return gestures.indices.filter { container.isWorthTrying(gestures[$0]) }
    }

    private func stage(after way: [UInt32]) -> PageViewControllerStage<Client> {
        var stage = make()
        for gesture in way { _ = stage.observe(gestures[Int(gesture)]) }
        return stage
    }

    private mutating func number(of stage: PageViewControllerStage<Client>, by way: [UInt32]) -> UInt64 {
        let container = containers.number(of: stage.container)
        let number = UInt64(container) << 32 | UInt64(values.number(of: stage.client.trackedValues))
        if ways[number] == nil { ways[number] = way }
        return number
    }
}
