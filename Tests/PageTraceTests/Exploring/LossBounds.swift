import Testing

@testable import PageTrace

@Suite("Calls that are lost while exploring")
struct LossBounds {
    private func explored(_ trackers: [Tracker] = [], losses: Int, _ families: Set<GestureFamily>) throws
        -> PageTrace.Exploration
    {
        var options = ExplorationOptions(families: families)
        options.losses = losses
        return try ExplorationTests.explored(ExplorationTests.trace(trackers, pages: 2), options)
    }

    @Test func `Without losses it is as if the family were left out`() throws {
        let none = try explored([ExplorationTests.right], losses: 0, [.swipe, .lose])
        let plain = try explored([ExplorationTests.right], losses: 1, [.swipe])
        #expect(none.states == plain.states)
        #expect(none.transitions == plain.transitions)
        #expect(none.walks.isEmpty)
    }

    @Test func `With one loss and more a walk loses at most so many`() throws {
        let counts = try (0...3).map { try explored(losses: $0, [.swipe, .cancel, .lose]).states }
        #expect(counts == counts.sorted() && Set(counts).count == 4, "\(counts)")
    }

    @Test func `The answer says how many losses were not tried`() throws {
        #expect(try explored(losses: 2, [.swipe, .lose]).text.contains("more than 2 lost calls in a walk"))
        #expect(try !explored(losses: 2, [.swipe]).text.contains("lost call"))
    }

    @Test func `Each walk that is shown loses no more than was allowed`() throws {
        let walks = try explored([ExplorationTests.right], losses: 1, [.swipe, .set, .flight, .lose]).walks
        #expect(!walks.isEmpty)
        for walk in walks {
            let lost = try #require(walk.trace).gestures.prefix(50).filter { $0.page?.losses.isEmpty == false }
            #expect(lost.count <= 1, "\(walk.notation)")
        }
    }

    @Test func `A gesture that has nothing to lose leaves the loss for another`() {
        var stage = PageViewControllerStage(
            PageViewControllerSettings(), client: Numbered(receiver: Numbers(1...4), numbers: .inOrder), observes: [],
            pages: PageNames())
        let swipe = PageGesture<PageNumber>.swipe(Swipe(.forward))
        _ = stage.observe(.set(PageSet([1])))
        _ = stage.observe(swipe.losing(.completion))
        #expect(stage.lossesLeft == 1)
        _ = stage.observe(swipe.losing(.didFinishAnimating))
        #expect(stage.lossesLeft == 0)
    }
}
