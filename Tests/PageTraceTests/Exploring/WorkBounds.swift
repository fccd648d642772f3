import Testing

@testable import PageTrace

/// A world without end, in which a gesture is the work of 10,000 others: each adds one to a number, or doubles it.
private struct SlowWorld: World {
    let costs = [GestureCost.none, .none]
    let mostStates = 1_000
    let patience = 1_000
    let memory = 0
    var work = 0

    private var numbers = Interner<UInt64>()

    mutating func start() { _ = numbers.number(of: 1) }

    mutating func expand(_ state: Int, _ follow: (_ gesture: Int, _ followed: Followed, _ next: Int?) -> Bool) {
        let number = numbers.values[state]
        for (gesture, next) in [number &+ 1, number &* 2].enumerated() {
            work += 100_000
            guard follow(gesture, Followed(), numbers.number(of: next)) else { return }
        }
    }
}

@Suite("The work of a search is bounded, however long a gesture takes")
struct WorkBounds {
    @Test func `A search ends once its gestures were too much work`() {
        let search = Search(SlowWorld(), ExplorationOptions())
        #expect(search.bound == .work)
        #expect((500...700).contains(search.record.transitions))
    }

    @Test func `Who asks for ten times as many states may wait ten times as long`() {
        let search = Search(SlowWorld(), ExplorationOptions(states: 10_000))
        #expect(search.bound == .work)
        #expect((5_000...5_200).contains(search.record.transitions))
    }

    @Test func `Fewer states than usual end it as before`() {
        #expect(Search(SlowWorld(), ExplorationOptions(states: 50)).bound == .states)
    }

    /// The work of all that can be tried in the first situation of a trace, and the number of gestures.
    private func work(_ json: String, _ families: Set<GestureFamily>) throws -> (work: Int, gestures: Int) {
        let trace = try TraceReader.read(Array(json.utf8), name: "trace")
        let scenario = try #require(trace.pageViewController)
        let line = PageLine(trace.pages)
        let gestures = scenario.exploredGestures(families, line: line)
        let session = try #require(scenario.exploringSession(gestures, trace.pages)?.session as? ListSession)
        var world = StageWorld(
            session.remembering.stage, gestures.map(\.gesture), costs: gestures.map(GestureCost.init), line: line)
        world.start()
        var count = 0
        world.expand(0) { _, _, _ in
            count += 1
            return true
        }
        return (world.work, count)
    }

    @Test func `An ordinary gesture is the work of ten`() throws {
        let (work, gestures) = try work(#"{"version": 1, "pages": 3, "gestures": [{"set": 2}]}"#, [.swipe])
        #expect(gestures == 2 && work == 20)
    }

    @Test func `Sets that wait and calls without number are more work`() throws {
        let actions = Array(repeating: #"{"in": "willTransitionTo", "set": 1, "later": true}"#, count: 60)
        let (work, gestures) = try work(
            """
            {"version": 1, "pages": 3, "container": {"type": "pageViewController", "contract": "lenient"},
             "client": {"type": "pages", "actions": [\(actions.joined(separator: ", "))]}, "gestures": [{"set": 2}]}
            """, [.swipe])
        #expect(gestures == 2 && work > 20 * 20)
    }

    @Test func `The answer says which bound was met`() {
        #expect(ExplorationBound.work.words.hasPrefix("the bound on work was met"))
    }
}
