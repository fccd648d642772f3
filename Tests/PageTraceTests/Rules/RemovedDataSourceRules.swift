import PageTrace
import Testing

@Suite("A data source that is taken away in the middle (rule 26)")
struct RemovedDataSourceRules {
    @Test func `Rule 26: taken away during a drag, it is asked no more, also by a reversal`() {
        var walk = Walk(startingAt: 2)
        walk.drag(.forward)
        walk.container.removeDataSource()
        #expect(walk.move(to: -0.3) == [.cameBack(to: [2])])
        #expect(walk.holds == "? | 2 | ?")
        walk.release()
        #expect(walk.settle().isEmpty)
        #expect(walk.outcome == .bounced)
    }

    @Test(
        "Rule 26: taken away by the data source itself, it is not asked for the other side, and nothing is remembered")
    func whileAnswering() {
        var walk = Walk(startingAt: 2) { $0.removesDataSource = .after }
        #expect(walk.swipe(.forward) == [.viewControllerAfter(2, answer: 3)])
        #expect(walk.holds == "? | 2 | ?")
    }

    @Test func `Rule 26: taken away inside didFinishAnimating, it is not asked for the preload`() {
        var walk = Walk { $0.removesDataSource = .didFinishAnimating }
        #expect(walk.swipe(.forward).last == .landed(from: [1]))
    }

    @Test func `Rule 26: taken away during a curl, it is not asked for the second page`() {
        let open = PageViewController<Int>(transitionStyle: .pageCurl, spineLocation: .mid)
        var walk = Walk(1...6, open, startingAt: nil) { $0.removesDataSource = .after }
        walk.set([1, 2])
        #expect(walk.swipe(.forward) == [.viewControllerAfter(2, answer: 3)])
        #expect(!walk.container.hasStopped)
    }
}
