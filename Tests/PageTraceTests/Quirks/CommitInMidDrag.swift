import PageTrace
import Testing

@Suite("Quirk commitInMidDrag: the end is reported with the finger down")
struct CommitInMidDrag {
    private func walk(_ quirks: Quirks = .commitInMidDrag, client: (inout Numbers) -> Void = { _ in }) -> Walk {
        var walk = Walk(1...5, PageViewController(quirks: quirks), client: client)
        walk.drag(.forward)
        return walk
    }

    @Test func `Once a page boundary is crossed the end is reported, and inside it the old page is shown`() {
        var walk = walk()
        #expect(walk.move(to: 0.99).isEmpty)
        #expect(walk.move(to: 1) == [.landed(from: [1]), .viewControllerAfter(2, answer: 3)])
        #expect(walk.phases == [.drag, .preload])
        #expect(walk.client.shownAtTheEnd == [[1]])
        #expect(walk.outcome == .inFlight)
        #expect(walk.holds == "1 | 2 | 3")
    }

    @Test func `Off: the end is reported when the page has come to rest, and inside it the new page is shown`() {
        var walk = walk([])
        #expect(walk.move(to: 1).isEmpty)
        walk.release()
        #expect(walk.settle() == [.landed(from: [1]), .viewControllerAfter(2, answer: 3)])
        #expect(walk.client.shownAtTheEnd == [[2]])
    }

    @Test func `A finger that lets go right after the commit comes to rest without another word`() {
        var walk = walk()
        walk.move(to: 1)
        #expect(walk.release().isEmpty)
        #expect(walk.outcome == .completed)
        #expect(walk.isAtRest)
        #expect(walk.swipe(.forward).first == .willTransitionTo([3]))
    }

    @Test func `The same finger may drag on: to the next page, or back to the one it left`() {
        var onward = walk()
        onward.move(to: 1)
        var back = onward
        #expect(onward.move(to: 0.4) == [.willTransitionTo([3])])
        #expect(onward.move(to: 1) == [.landed(from: [2]), .viewControllerAfter(3, answer: 4)])
        #expect(back.move(to: -0.4) == [.willTransitionTo([1])])
        back.release(.cancelled)
        #expect(back.settle() == [.cameBack(to: [2])])
    }

    @Test func `A pull at an end commits nothing`() {
        var walk = Walk(1...2, PageViewController(quirks: .commitInMidDrag))
        walk.drag(.backward)
        #expect(walk.move(to: 1).isEmpty)
    }

    @Test func `A set in the early didFinishAnimating takes the page from under the finger`() {
        var walk = walk { $0.sets[.didFinishAnimating] = [.plain(5)] }
        #expect(walk.move(to: 1) == [.landed(from: [1]), .request([5]), .completion(finished: true)])
        #expect(walk.holds == "? | 5 | ?")
        #expect(walk.isAtRest)
    }

    @Test func `An animated set at the early preload is in flight, and completes`() {
        var walk = walk()
        walk.client.sets[.after] = [.animated(5)]
        walk.move(to: 1)
        #expect(walk.container.transition == .set(.init(leaving: [2])))
        #expect(walk.settle() == [.completion(finished: true)])
        #expect(walk.container.viewControllers == [5])
    }
}
