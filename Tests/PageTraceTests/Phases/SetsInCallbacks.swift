import PageTrace
import Testing

@Suite("Sets from within callbacks")
struct SetsInCallbacks {
    private let classic = PageViewController<Int>(system: .classic)

    @Test func `In didFinishAnimating a set is safe; it makes the preload needless`() {
        var walk = Walk { $0.sets[.didFinishAnimating] = [.plain(4)] }
        #expect(walk.swipe(.forward).suffix(3) == [.landed(from: [1]), .request([4]), .completion(finished: true)])
        #expect(walk.holds == "? | 4 | ?")
        #expect(walk.isAtRest)
    }

    @Test func `An animated set in didFinishAnimating is in flight when the swipe is over`() {
        var walk = Walk { $0.sets[.didFinishAnimating] = [.animated(4)] }
        walk.swipe(.forward)
        #expect(walk.container.transition == .set(.init(leaving: [2])))
        #expect(walk.container.phase == .set)
        #expect(walk.settle() == [.completion(finished: true)])
        #expect(walk.holds == "? | 4 | ?")
    }

    @Test func `In didFinishAnimating of a cancelled swipe a set is safe as well, on classic systems`() {
        var walk = Walk(1...4, classic) { $0.sets[.didFinishAnimating] = [.plain(3)] }
        walk.swipe(.forward, ends: .cancelled)
        #expect(walk.holds == "? | 3 | ?")
    }

    @Test(arguments: [true, false])
    func `In willTransitionTo a set comes during a drag`(animated: Bool) {
        var walk = Walk(1...4, classic) { $0.sets[.willTransitionTo] = [animated ? .animated(3) : .plain(3)] }
        walk.swipe(.forward)
        #expect(walk.incidents.last == .raise(animated ? .noViewControllerManagingVisibleView : .viewCountIsNotThree))
        #expect(walk.container.viewControllers == [1])
    }

    @Test func `In the data source, when a drag starts, a set comes during that drag`() {
        var walk = Walk(1...4, classic) { $0.sets[.after] = [.plain(3)] }
        #expect(walk.swipe(.forward) == [.viewControllerAfter(1, answer: 2), .request([3])])
        #expect(walk.incidents == [.raise(.viewCountIsNotThree)])
    }

    @Test func `In the data source, at the preload, a set is carried out, and the answer is not remembered for it`() {
        var walk = Walk()
        walk.swipe(.forward)
        walk.client.sets[.after] = [.plain(1)]
        #expect(
            walk.swipe(.forward).suffix(3) == [
                .viewControllerAfter(3, answer: 4), .request([1]), .completion(finished: true),
            ])
        #expect(walk.holds == "? | 1 | ?")
    }

    @Test func `In a completion block an animated set is safe, one without animation raises E5`() {
        var animated = Walk { $0.sets[.completion] = [.animated(3)] }
        #expect(animated.holds == "1 | 3 | ?")
        #expect(animated.settle() == [.completion(finished: true)])

        let plain = Walk(1...4, classic) { $0.sets[.completion] = [.plain(3)] }
        #expect(plain.incidents.last == .raise(.viewCountIsNotThree))
        #expect(plain.container.hasStopped)
    }

    @Test func `In a completion block a plain set raises E5 also after an animated set of the page that is shown`() {
        let walk = Walk(1...4, classic) { $0.sets[.completion] = [.animated(1), .plain(3)] }
        #expect(walk.incidents.last == .raise(.viewCountIsNotThree))
        #expect(walk.container.viewControllers == [1])
    }

    @Test func `Sets in the callbacks of one gesture after another are no chain`() {
        var walk = Walk()
        for _ in 1...30 {
            walk.client.sets[.didFinishAnimating] = [.plain(1)]
            walk.swipe(.forward)
        }
        #expect(walk.incidents.isEmpty)
        #expect(walk.holds == "? | 1 | ?")
    }

    @Test func `After a set that a completion block has made off screen, the next one is no longer in the block`() {
        let settings = PageViewControllerSettings(system: .classic, startsOnScreen: false)
        let walk = Walk(1...4, PageViewController(settings)) { $0.sets[.completion] = [.animated(3), .plain(4)] }
        #expect(walk.incidents.isEmpty)
        #expect(walk.container.viewControllers == [4])
    }

    @Test func `Of two sets in one callback, the second meets the first`() {
        var walk = Walk(1...4, classic) { $0.sets[.didFinishAnimating] = [.animated(3), .animated(4)] }
        walk.swipe(.forward)
        #expect(walk.incidents.last == .raise(.duplicateStatesInQueue))
        var plain = Walk { $0.sets[.didFinishAnimating] = [.plain(3), .plain(4)] }
        plain.swipe(.forward)
        #expect(plain.container.viewControllers == [4])
    }
}
