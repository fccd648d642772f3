import PageTrace
import Testing

@Suite("What pages are told of their appearance (rules 27 to 31)")
struct AppearanceRules {
    /// A walk whose neighbors are known, so that a gesture logs appearance and the delegate alone.
    private func walk(_ style: TransitionStyle) -> Walk {
        var walk = Walk(1...4, PageViewController(transitionStyle: style), startingAt: 2, observesAppearance: true)
        walk.swipe(.forward, ends: .cancelled)
        return walk
    }

    private func appearance(_ callbacks: [Callback<Int>]) -> [Callback<Int>] {
        callbacks.filter { callback in
            if case .viewDidLoad = callback { false } else { callback.role == .appearance }
        }
    }

    @Test(arguments: Direction.allCases)
    func `Rule 27: scroll, completed: new will, old will, new did, old did`(direction: Direction) {
        var walk = walk(.scroll)
        let new = direction == .forward ? 3 : 1
        #expect(
            appearance(walk.swipe(direction)) == [
                .viewWillAppear(new), .viewWillDisappear(2), .viewDidAppear(new), .viewDidDisappear(2),
            ])
    }

    @Test func `Rule 28: scroll, cancelled: the old page appears again before the new one disappears`() {
        var walk = walk(.scroll)
        #expect(
            appearance(walk.swipe(.forward, ends: .cancelled)) == [
                .viewWillAppear(3), .viewWillDisappear(2), .viewWillAppear(2), .viewDidAppear(2),
                .viewWillDisappear(3), .viewDidDisappear(3),
            ])
    }

    @Test(arguments: Direction.allCases)
    func `Rule 29: curl, completed: new will, old will, old did, new did`(direction: Direction) {
        var walk = walk(.pageCurl)
        let new = direction == .forward ? 3 : 1
        #expect(
            appearance(walk.swipe(direction)) == [
                .viewWillAppear(new), .viewWillDisappear(2), .viewDidDisappear(2), .viewDidAppear(new),
            ])
    }

    @Test func `Rule 30: curl, cancelled: will and did of the two pages alternate`() {
        var walk = walk(.pageCurl)
        #expect(
            appearance(walk.swipe(.forward, ends: .cancelled)) == [
                .viewWillAppear(3), .viewWillDisappear(2), .viewWillDisappear(3), .viewWillAppear(2),
                .viewDidDisappear(3), .viewDidAppear(2),
            ])
    }

    @Test func `Pages are told after willTransitionTo, and before didFinishAnimating (a choice)`() {
        var walk = walk(.scroll)
        #expect(
            walk.swipe(.forward) == [
                .willTransitionTo([3]), .viewWillAppear(3), .viewWillDisappear(2), .viewDidAppear(3),
                .viewDidDisappear(2), .landed(from: [2]), .viewControllerAfter(3, answer: 4), .viewDidLoad(4),
            ])
    }

    @Test func `Classic: a set tells will at once, and did at the end of the animation`() {
        var walk = Walk(1...4, PageViewController(system: .classic), observesAppearance: true)
        #expect(
            walk.set([2]) == [
                .viewDidLoad(2), .viewWillAppear(2, animated: false), .viewWillDisappear(1, animated: false),
                .viewDidAppear(2, animated: false), .viewDidDisappear(1, animated: false),
                .completion(finished: true),
            ])
        #expect(walk.set([3], animated: true) == [.viewDidLoad(3), .viewWillAppear(3), .viewWillDisappear(2)])
        #expect(walk.settle() == [.viewDidAppear(3), .viewDidDisappear(2), .completion(finished: true)])
        #expect(walk.set([3]) == [.completion(finished: true)])
    }

    @Test
    func `Rule 42: a page's view is loaded when it is set or preloaded, and again after everybody let go of it`() {
        func loaded(_ callbacks: [Callback<Int>]) -> [Callback<Int>] {
            callbacks.filter { if case .viewDidLoad = $0 { true } else { false } }
        }
        var walk = Walk(startingAt: nil, observesAppearance: true)
        #expect(loaded(walk.set([1])) == [.viewDidLoad(1)])
        #expect(loaded(walk.swipe(.forward)) == [.viewDidLoad(2), .viewDidLoad(3)])
        #expect(loaded(walk.swipe(.backward)) == [])
        #expect(loaded(walk.set([2])) == [])
        #expect(loaded(walk.set([3])) == [.viewDidLoad(3)])
        var curl = Walk(1...4, PageViewController(transitionStyle: .pageCurl), observesAppearance: true)
        #expect(loaded(curl.swipe(.forward)) == [.viewDidLoad(2)])
    }

    @Test func `Rule 41: only the shown page hears that the container disappears and appears, with its animated`() {
        var walk = Walk(observesAppearance: true)
        walk.swipe(.forward)
        #expect(walk.container(.disappears, animated: true) == [.viewWillDisappear(2), .viewDidDisappear(2)])
        #expect(walk.swipe(.forward).isEmpty == false)
        #expect(walk.container(.appears) == [.viewWillAppear(3, animated: false), .viewDidAppear(3, animated: false)])
        #expect((walk.container(.appears), walk.outcome) == ([], .ignored))
    }

    @Test func `Rule 41: a page that lies on both sides of the spine is told once`() {
        let book = PageViewController<Int>(transitionStyle: .pageCurl, spineLocation: .mid)
        var walk = Walk(1...4, book, startingAt: nil, observesAppearance: true)
        walk.set([1, 1])
        #expect(
            walk.container(.disappears) == [
                .viewWillDisappear(1, animated: false), .viewDidDisappear(1, animated: false),
            ])
        #expect(walk.container(.appears) == [.viewWillAppear(1, animated: false), .viewDidAppear(1, animated: false)])
    }

    @Test func `Rule 41: a set before the container has appeared moves the page in, and tells it nothing until then`() {
        let hidden = PageViewController<Int>(PageViewControllerSettings(startsOnScreen: false))
        var walk = Walk(1...4, hidden, startingAt: nil, observesAppearance: true, observesContainment: true)
        #expect(
            walk.set([1], animated: true) == [
                .willMove(1, toParent: true), .didMove(1, toParent: true), .viewDidLoad(1),
                .completion(finished: true),
            ])
        #expect(walk.container(.appears) == [.viewWillAppear(1, animated: false), .viewDidAppear(1, animated: false)])
    }

    @Test func `Rule 31: a preloaded neighbor is loaded, but is not told to appear`() {
        var session = Session(client: Numbers(1...4), observing: [.appearance])
        session.set([1])
        let step = session.swipe(.forward)
        #expect(step.loaded == ["2", "3"])
        let heard = step.callbacks.filter { $0.role == .appearance && $0.arguments.first?.value == .page("3") }
        #expect(heard.map(\.name) == ["viewDidLoad"])
    }

    @Test func `Rule 31: a page that returns while it is still held is not loaded again; a dropped one is`() {
        var session = Session(client: Numbers(1...4))
        session.set([1])
        session.swipe(.forward)
        #expect(session.swipe(.forward).dropped == ["1"])
        let back = session.swipe(.backward)
        #expect(back.loaded == ["1"])
        #expect(back.dropped == ["4"])
    }
}
