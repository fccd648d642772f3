import PageTrace
import Testing

@Suite("When the data source is asked (rules 1 to 7)")
struct DataSourceRules {
    @Test func `Rule 1: a set asks for no neighbor and holds the given page alone`() {
        var walk = Walk(startingAt: nil)
        #expect(walk.set([2]) == [.completion(finished: true)])
        #expect(walk.holds == "? | 2 | ?")
    }

    @Test
    func `Rule 2: the first drag after a set asks for both unknown neighbors, once each, before willTransitionTo`() {
        var walk = Walk(startingAt: 2)
        #expect(
            walk.drag(.forward) == [
                .viewControllerAfter(2, answer: 3), .viewControllerBefore(2, answer: 1), .willTransitionTo([3]),
            ])
        #expect(walk.holds == "1 | 2 | 3")
        #expect(walk.phases == [.dragStart, .dragStart, .dragStart])
    }

    @Test func `Rule 3: the first drag asks for the page after, then for the one before; also backward (a choice)`() {
        var walk = Walk(startingAt: 2)
        #expect(
            walk.swipe(.backward) == [
                .viewControllerAfter(2, answer: 3), .viewControllerBefore(2, answer: 1), .willTransitionTo([1]),
                .landed(from: [2]), .viewControllerBefore(1, answer: nil),
            ])
    }

    @Test
    func `Rule 4: after the end of a landing comes one ask, on the side of travel, with the landed page as argument`() {
        var walk = Walk()
        #expect(
            walk.swipe(.forward) == [
                .viewControllerAfter(1, answer: 2), .viewControllerBefore(1, answer: nil), .willTransitionTo([2]),
                .landed(from: [1]), .viewControllerAfter(2, answer: 3),
            ])
        #expect(walk.phases.suffix(2) == [.landing, .preload])
        #expect(walk.swipe(.forward).last == .viewControllerAfter(3, answer: 4))
        #expect(
            walk.swipe(.backward) == [.willTransitionTo([2]), .landed(from: [3]), .viewControllerBefore(2, answer: 1)])
    }

    @Test func `Rule 5: the page just left becomes the opposite neighbor and is not asked for`() {
        var walk = Walk()
        walk.swipe(.forward)
        #expect(walk.holds == "1 | 2 | 3")
        walk.swipe(.forward)
        #expect(walk.holds == "2 | 3 | 4")
        walk.swipe(.backward)
        #expect(walk.holds == "1 | 2 | 3")
    }

    @Test func `Rule 5: a data source that never answers before can still be paged back, exactly one page`() {
        var walk = Walk { $0.answersBefore = false }
        walk.swipe(.forward)
        walk.swipe(.forward)
        #expect(
            walk.swipe(.backward) == [
                .willTransitionTo([2]), .landed(from: [3]), .viewControllerBefore(2, answer: nil),
            ])
        #expect(walk.holds == "nil | 2 | 3")
        #expect(walk.swipe(.backward).isEmpty)
        #expect(walk.outcome == .bounced)
    }

    @Test func `Rule 6: three pages are held at the most, the rest is dropped on landing`() {
        var walk = Walk(1...5, startingAt: 2)
        walk.swipe(.forward)
        #expect(walk.holds == "2 | 3 | 4")
        walk.swipe(.forward)
        #expect(walk.holds == "3 | 4 | 5")
    }

    @Test func `Rule 7: a nil answer is remembered, an end is not asked for again by every drag`() {
        var walk = Walk()
        walk.swipe(.forward, ends: .cancelled)
        #expect(walk.holds == "nil | 1 | 2")
        #expect(walk.swipe(.backward).isEmpty)
        #expect(walk.swipe(.backward).isEmpty)
        #expect(walk.swipe(.forward, ends: .cancelled) == [.willTransitionTo([2]), .cameBack(to: [1])])
    }
}
