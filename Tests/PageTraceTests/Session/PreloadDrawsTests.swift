import PageTrace
import Testing

@Suite("Preloads that are skipped at random")
struct PreloadDrawsTests {
    private func session(seed: UInt64, probability: Double = 0.5) -> Session<Numbers> {
        let container = PageViewControllerSettings(preloads: .random(seed: seed, probability: probability))
        var session = Session(client: Numbers(1...40), settings: container)
        session.set([1])
        return session
    }

    @Test func `Rule 11: a seeded policy asks and skips, the same way each time`() {
        func skips(seed: UInt64, probability: Double = 0.5) -> [Bool] {
            var session = session(seed: seed, probability: probability)
            return (1...30).map { _ in
                session.swipe(.forward)
                return session.container.after == .unknown
            }
        }
        #expect(skips(seed: 7) == skips(seed: 7))
        #expect(skips(seed: 7) != skips(seed: 8))
        #expect(Set(skips(seed: 7)) == [true, false])
        #expect(Set(skips(seed: 7, probability: 0)) == [true])
        #expect(Set(skips(seed: 7, probability: 1)) == [false])
    }

    @Test func `A trace and a session draw the same`() throws {
        let container = PageViewControllerSettings(preloads: .random(seed: 3, probability: 0.5))
        let trace = try Trace(path: "1→2→3→(4)→4→3→2→1→2→3", pages: 40, container: container)
        var session = session(seed: 3)
        let swipes = trace.gestures.dropFirst().map { gesture -> [String] in
            guard case .page(.swipe(let swipe)) = gesture else { return [] }
            return session.swipe(swipe.direction, ends: swipe.ends).callbacks.map(\.name)
        }
        #expect(swipes == Array(Replay(trace)).dropFirst().map { $0.callbacks.map(\.name) })
        #expect(Set(swipes.map(\.count)).count > 1)
    }

    @Test
    func `What is drawn belongs to the gesture: who comes back to the same pages and neighbors is where he was`() {
        var session = session(seed: 7)
        var met: Set<PageViewController<Int>> = []
        for _ in 1...200 {
            session.swipe(.forward)
            session.swipe(.backward)
            met.insert(session.container)
        }
        #expect(met.count <= 4)
    }

    @Test func `Only what may land is decided, and only if it does not say itself`() throws {
        let container = PageViewControllerSettings(preloads: .random(seed: 1, probability: 0))
        var draws = try #require(PreloadDraws(container))
        let skipped = PageGesture<Int>.swipe(Swipe(.forward, preload: .skipped))
        #expect(draws.decided(PageGesture<Int>.swipe(Swipe(.forward))) == skipped)
        #expect(draws.decided(PageGesture<Int>.release(Release())) == .release(Release(preload: .skipped)))
        let others: [PageGesture<Int>] = [
            .swipe(Swipe(.forward, preload: .asked)), .swipe(Swipe(.forward, ends: .cancelled)),
            .release(Release(ends: .cancelled)), .drag(.forward), .settle, .set(PageSet([1])),
        ]
        for gesture in others { #expect(draws.decided(gesture) == gesture) }
    }

    @Test
    func `A page curl asks for nothing in advance, and nothing is drawn for it; nor is it for any other policy`() {
        let random = PreloadPolicy.random(seed: 1, probability: 0.5)
        #expect(PreloadDraws(PageViewControllerSettings(transitionStyle: .pageCurl, preloads: random)) == nil)
        #expect(PreloadDraws(PageViewControllerSettings(preloads: .never)) == nil)
    }

    @Test func `An exploration tries both, and ends`() throws {
        let container = PageViewControllerSettings(preloads: .random(seed: 7, probability: 0.5))
        let trace = try Trace(path: "1→2", pages: 3, container: container)
        let exploration = try #require(trace.explored(ExplorationOptions(families: [.swipe])))
        #expect(exploration.bound == nil)
        #expect(exploration.families == [.swipe, .skip])
        let client = ClientExploration(
            of: NumberLine(), pages: [0], container, ExplorationOptions(families: [.swipe]))
        #expect(client.bound == nil)
        #expect(client.walks.isEmpty && client.states > 3)
    }
}
