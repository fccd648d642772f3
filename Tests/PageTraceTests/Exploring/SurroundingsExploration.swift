import Testing

@testable import PageTrace

@Suite("Exploring turns of the main queue, and a container that is covered")
struct SurroundingsExploration {
    private func trace(_ actions: [ClientAction<String>] = [], system: PagingSystem = .iOS26) -> Trace {
        Trace(
            container: PageViewControllerSettings(system: system), pages: ["1", "2", "3"],
            client: ClientDescription(actions: actions), gestures: GestureSequence())
    }

    private func explored(_ trace: Trace, _ families: Set<GestureFamily>) throws -> PageTrace.Exploration {
        try #require(trace.explored(ExplorationOptions(families: families, depth: 4)))
    }

    @Test
    func
        `A set that is put off in mid-drag meets the drag if the main queue turns, at the latest before the second gesture of a finger`()
        throws
    {
        let action = ClientAction<String>(in: .willTransitionTo, set: .pages(["3"]), isLater: true)
        let with = try explored(trace([action], system: .classic), [.drag, .turn])
        let walk = try #require(with.walks.first { $0.sort.rule == "E5" })
        #expect(walk.trace?.gestures.suffix(walk.length) == [.page(.drag(.forward)), .page(.turn)])
        #expect(!with.unmet.contains(PageWitness.turn.words))
        let without = try explored(trace([action], system: .classic), [.drag])
        let later = try #require(without.walks.first { $0.sort.rule == "E5" })
        #expect(
            later.trace?.gestures.suffix(later.length).first == .page(.drag(.forward)) && later.length > walk.length)
        #expect(without.unmet.contains(PageWitness.turn.words))
    }

    @Test func `A turn is tried only while something waits for it`() throws {
        let idle = try explored(trace(), [.swipe, .cancel, .turn])
        let none = try explored(trace(), [.swipe, .cancel])
        #expect(idle.figures == none.figures)
    }

    @Test func `The pages of an animated set in flight wait for a turn on iOS 26, and not before`() throws {
        func states(_ system: PagingSystem, _ families: Set<GestureFamily>) throws -> Int {
            try explored(trace(system: system), families).states
        }
        #expect(try states(.iOS26, [.flight, .turn]) > states(.iOS26, [.flight]))
        #expect(try states(.classic, [.flight, .turn]) == states(.classic, [.flight]))
    }

    @Test func `A container that is covered takes no swipe until it is back, and a drag ends there`() throws {
        let exploration = try explored(trace(), [.swipe, .drag, .cover])
        #expect(!exploration.unmet.contains(PageWitness.covered.words))
        #expect(exploration.isProof || exploration.walks.isEmpty)
        #expect(try exploration.states > explored(trace(), [.swipe, .drag]).states)
        #expect(try explored(trace(), [.swipe, .drag]).unmet.contains(PageWitness.covered.words))
    }

    @Test func `As many states and transitions as a plain search finds`() throws {
        let families = Set(GestureFamily.allCases).subtracting([.list])
        let exploration = try #require(
            ExplorationTests.trace(pages: 1).explored(ExplorationOptions(families: families)))
        let naive = NaiveSearch(
            pages: ["1"], settings: PageViewControllerSettings(), client: ClientDescription(),
            triesSurroundings: true)
        let counts = naive.counts()
        #expect(exploration.states == counts.states)
        #expect(exploration.transitions == counts.transitions)
    }
}
