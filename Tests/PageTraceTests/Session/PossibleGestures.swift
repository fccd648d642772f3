import PageTrace
import Testing

@Suite("Which gestures can come next, and why another cannot")
struct PossibleGestures {
    private func container(after gestures: PageGesture<Int>...) -> PageViewController<Int> {
        var container = PageViewController<Int>(contract: .lenient)
        var client = Numbers(1...4)
        for gesture in gestures { container.perform(gesture, client: &client) }
        return container
    }

    private let first = PageGesture.set(PageSet([1]))

    @Test func `Before the first set nothing can be touched, and only sets can come`() {
        let container = container()
        #expect(container.refusal(of: .swipe(Swipe(.forward)))?.found == "a swipe before any page is set")
        #expect(container.refusal(of: first) == nil)
        let touches: [PageGesture<Int>] = [.drag(.forward), .move(to: 1), .release(Release()), .settle]
        #expect(touches.allSatisfy { container.refusal(of: $0) != nil })
    }

    @Test func `With a finger down there is no second one, and without one nothing to release`() {
        let atRest = container(after: first)
        #expect(atRest.refusal(of: .release(Release()))?.found == "a release without a drag")
        #expect(atRest.refusal(of: .drag(.forward)) == nil)
        let dragging = container(after: first, .drag(.forward))
        #expect(dragging.refusal(of: .drag(.forward))?.found == "a drag while the finger is down")
        #expect(dragging.refusal(of: .release(Release())) == nil)
    }

    @Test func `Only what is in flight can settle`() {
        #expect(container(after: first).refusal(of: .settle)?.key == "settle")
        #expect(container(after: first, .drag(.forward), .release(Release())).refusal(of: .settle) == nil)
        let animated = PageGesture.set(PageSet([2], isAnimated: true, settles: false))
        #expect(container(after: first, animated).refusal(of: .settle) == nil)
    }

    @Test func `What the app does in a callback counts: its set can settle, and has ended the drag`() {
        var walk = Walk()
        walk.client.sets[.didFinishAnimating] = [SetRequest([4], direction: .forward, isAnimated: true)]
        walk.perform(.drag(.forward))
        walk.perform(.release(Release(ends: .completed)))
        walk.perform(.settle)
        #expect(walk.container.refusal(of: PageGesture<Int>.settle) == nil)
        #expect(walk.perform(.settle) == [.completion(finished: true)])
        #expect(walk.container.refusal(of: PageGesture<Int>.settle)?.found == "nothing is in flight that could settle")

        walk.client.sets[.didFinishAnimating] = [SetRequest([1], direction: .forward, isAnimated: true)]
        walk.perform(.drag(.backward))
        walk.perform(.move(to: -0.5))
        #expect(walk.container.refusal(of: PageGesture<Int>.move(to: 0.5))?.found == "a move without a drag")
        #expect(walk.container.refusal(of: PageGesture<Int>.swipe(Swipe(.forward))) == nil)
    }

    @Test func `A set that lands before the finger lifts leaves nothing that could settle`() {
        let container = container(after: first, .drag(.forward), .release(Release()), .set(PageSet([3])))
        #expect(container.refusal(of: .settle)?.found == "nothing is in flight that could settle")
    }

    @Test func `Without a data source no drag begins, and none can be released`() {
        let container = container(after: first, .dataSource(.removed), .drag(.forward))
        #expect(container.refusal(of: .release(Release()))?.advice.inTrace.hasPrefix("Without a data source") == true)
    }

    @Test func `A refused gesture changes nothing of what is possible`() {
        for prefix in [[first], [first, .drag(.forward)], [first, .drag(.forward), .release(Release())]] {
            var container = PageViewController<Int>()
            var client = Numbers(1...4)
            for gesture in prefix { container.perform(gesture, client: &client) }
            let before = container
            container.perform(.release(Release()), client: &client)
            if prefix.count != 2 { #expect(container == before) }
        }
    }
}

@Suite("A session is a value")
struct SessionValues {
    @Test func `Equal states are equal, however many gestures led there`() {
        var short = StagedSession(RootContainerSettings(strategy: .window))
        short.perform(.launch)
        var long = short
        long.perform(.launchFinished(isLoggedIn: false))
        #expect(short != long)
        let again = long
        long.perform(.orientation(.portrait))
        #expect(long == again && long.hashValue == again.hashValue)
        #expect(long.stepCount != again.stepCount)
    }

    @Test func `Two pages that describe themselves alike are numbered, in the order in which they come up`() {
        final class Screen: Hashable, CustomStringConvertible {
            var description: String { "Screen" }
            static func == (one: Screen, other: Screen) -> Bool { one === other }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        struct Screens: PageViewControllerClient {
            let screens: [Screen]
            func pageViewController(
                _ container: inout PageViewController<Screen>, viewControllerBefore page: Screen
            ) -> Screen? { nil }
            func pageViewController(
                _ container: inout PageViewController<Screen>, viewControllerAfter page: Screen
            ) -> Screen? { screens.firstIndex(of: page).flatMap { $0 + 1 < screens.count ? screens[$0 + 1] : nil } }
        }
        let screens = [Screen(), Screen()]
        var session = Session(client: Screens(screens: screens))
        session.set([screens[0]])
        #expect(session.swipe(.forward).gesture.text == "swipe forward  Screen → Screen #2")
    }
}

@Suite("Sets without end")
struct EndlessSets {
    /// A client whose completion block always sets the other page.
    struct Restless: PageViewControllerClient {
        func pageViewController(
            _ container: inout PageViewController<Int>, viewControllerBefore page: Int
        ) -> Int? { nil }
        func pageViewController(
            _ container: inout PageViewController<Int>, viewControllerAfter page: Int
        ) -> Int? { nil }
        mutating func pageViewController(_ container: inout PageViewController<Int>, didCompleteSet finished: Bool) {
            container.setViewControllers([container.viewControllers.first == 1 ? 2 : 1])
        }
    }

    @Test(arguments: ContractMode.allCases)
    func `A page curl whose completion block sets pages comes to an end, and says so`(contract: ContractMode) {
        var session = Session(
            client: Restless(), settings: PageViewControllerSettings(transitionStyle: .pageCurl, contract: contract))
        let step = session.set([1], completion: true)
        #expect(step.findings.map(\.kind) == [.endlessSets])
        #expect(step.findings.first?.message.hasPrefix("The app runs out of stack") == true)
        #expect(session.container.hasStopped == (contract == .strict))
    }
}
