import PageTrace
import Testing

@Suite("Quirk caughtReturnKeepsOldPage: viewControllers stays on the old page")
struct CaughtReturn {
    /// A return that was caught, with the finger still down.
    private func walk(_ quirks: Quirks = .caughtReturnKeepsOldPage, observesAppearance: Bool = false) -> Walk {
        var walk = Walk(
            1...5, PageViewController(quirks: quirks), startingAt: 2, observesAppearance: observesAppearance)
        walk.drag(.forward)
        walk.release(.cancelled)
        walk.drag(.forward)
        return walk
    }

    @Test func `Caught and then completed: the new page shows, viewControllers says the old one, nothing is asked`() {
        var walk = walk()
        walk.release(.completed)
        #expect(walk.settle() == [.landed(from: [2])])
        #expect(walk.client.shownAtTheEnd == [[2]])
        #expect(walk.container.viewControllers == [2])
        #expect(walk.container.onScreen == [3])
        #expect(walk.holds == "1 | 2 | 3")
    }

    @Test func `Off: a return that is caught and completed lands like any other`() {
        var walk = walk([])
        walk.release(.completed)
        #expect(walk.settle() == [.landed(from: [2]), .viewControllerAfter(3, answer: 4)])
        #expect(walk.container.viewControllers == walk.container.onScreen)
    }

    @Test func `Caught and then cancelled: nothing is out of step`() {
        var walk = walk()
        walk.release(.cancelled)
        #expect(walk.settle() == [.cameBack(to: [2])])
        #expect(walk.container.onScreen == [2])
    }

    @Test
    func `Caught and then reversed through rest: the other transition was not caught, and lands like any other`() {
        var walk = walk()
        #expect(walk.move(to: -0.6) == [.cameBack(to: [2]), .willTransitionTo([1])])
        walk.release()
        #expect(walk.settle() == [.landed(from: [2]), .viewControllerBefore(1, answer: nil)])
        #expect(walk.container.viewControllers == [1])
    }

    @Test func `The next set brings viewControllers and the screen together, and tells the page that was seen`() {
        var walk = walk(observesAppearance: true)
        walk.release(.completed)
        walk.settle()
        #expect(
            walk.set([5]) == [
                .viewDidLoad(5), .viewWillAppear(5, animated: false), .viewWillDisappear(3, animated: false),
                .viewDidDisappear(3, animated: false), .viewDidAppear(5, animated: false), .completion(finished: true),
            ])
        #expect(walk.container.onScreen == [5])
    }

    @Test func `The next swipe starts at the old page, and tells the page that was seen that it disappears`() {
        var walk = walk(observesAppearance: true)
        walk.release(.completed)
        walk.settle()
        #expect(
            walk.swipe(.backward) == [
                .willTransitionTo([1]), .viewWillAppear(1), .viewWillDisappear(3), .viewDidAppear(1),
                .viewDidDisappear(3), .landed(from: [2]), .viewControllerBefore(1, answer: nil),
            ])
        #expect(walk.container.onScreen == [1])
    }

    @Test func `A swipe back to the page that is on screen already tells it nothing, and moves it in no second time`() {
        var walk = Walk(
            1...5, PageViewController(quirks: .caughtReturnKeepsOldPage), startingAt: 2, observesAppearance: true,
            observesContainment: true)
        walk.drag(.forward)
        walk.release(.cancelled)
        walk.drag(.forward)
        walk.release(.completed)
        walk.settle()
        #expect(walk.container.onScreen == [3])
        #expect(walk.swipe(.forward, ends: .cancelled) == [.willTransitionTo([3]), .cameBack(to: [2])])
        #expect(
            walk.swipe(.forward) == [
                .willTransitionTo([3]), .landed(from: [2]), .viewControllerAfter(3, answer: 4), .viewDidLoad(4),
            ])
        #expect(walk.container.viewControllers == [3])
    }

    @Test func `An animated set of the page that is on screen already does not leave it in a slot as well`() {
        var walk = walk()
        walk.release(.completed)
        walk.settle()
        let onScreen = walk.container.onScreen
        walk.set(Array(onScreen), animated: true)
        #expect(walk.container.viewControllers == onScreen)
        #expect(walk.container.before == .unknown && walk.container.after == .unknown)
    }
}
