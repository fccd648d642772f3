import Paging
import Testing

/// Gestures that a client performs on its container while the container calls it.
///
/// A finger does no such thing. What the model makes of it must neither depend on who listens nor leave the container in
/// a state that it cannot have.
@Suite struct GesturesInCallbacks {
    @Test(arguments: [true, false])
    func `A swipe ends with the pages that were announced last`(hearsPages: Bool) {
        var client = Restless(hearsPages: hearsPages, at: .willTransitionTo([3])) { container, client in
            container.move(to: -0.5, client: &client)
        }
        var container = PageViewController<Int>()
        container.setViewControllers([2], client: &client)
        #expect(container.swipe(.forward, client: &client) == .completed)
        #expect(container.viewControllers == [1])
        #expect(
            client.delegateCalls == [
                .willTransitionTo([3]), .didFinishAnimating(finished: true, previous: [2], completed: false),
                .willTransitionTo([1]), .didFinishAnimating(finished: true, previous: [2], completed: true),
            ])
    }

    @Test(arguments: [true, false])
    func `A swipe whose announcement commits in mid-drag pulls at nothing`(hearsPages: Bool) {
        var client = Restless(hearsPages: hearsPages, at: .willTransitionTo([3])) { container, client in
            container.move(to: 1, client: &client)
        }
        var container = PageViewController<Int>(quirks: .commitInMidDrag)
        container.setViewControllers([2], client: &client)
        #expect(container.swipe(.forward, client: &client) == .bounced)
        #expect(container.viewControllers == [3])
        #expect(
            client.delegateCalls == [
                .willTransitionTo([3]), .didFinishAnimating(finished: true, previous: [2], completed: true),
            ])
    }

    @Test(arguments: PagingSystem.allCases)
    func `A finger ends an animated set, whatever was performed while it began`(system: PagingSystem) {
        var client = Restless(at: .willMove(3, toParent: true)) { container, client in
            container.swipe(.forward, client: &client)
        }
        var container = PageViewController<Int>(system: system)
        container.setViewControllers([1], client: &client)
        container.setViewControllers([3], animated: true, client: &client)
        #expect(container.phase == .set)
        #expect(container.swipe(.forward, client: &client) != .ignored)
        #expect(container.phase == .rest)
    }

    @Test func `A finger ends an animated set inside one to the same page as well`() {
        var client = Restless(at: .presentationCount(0)) { container, client in
            container.setViewControllers([2], animated: true, client: &client)
        }
        var container = PageViewController<Int>()
        client.hasPageIndicator = false
        container.setViewControllers([1], client: &client)
        client.hasPageIndicator = true
        container.setViewControllers([1], animated: true, client: &client)
        #expect(container.phase == .set)
        #expect(container.swipe(.backward, ends: .cancelled, client: &client) == .cancelled)
        #expect(container.viewControllers == [2])
    }

    @Test(arguments: TransitionStyle.allCases, 1...6)
    func `Gestures at random in the delegate's callbacks`(style: TransitionStyle, seed: Int) {
        var container = PageViewController<Int>(transitionStyle: style, quirks: .commitInMidDrag, contract: .lenient)
        var alone = container
        var client = Busy(hearsPages: true, seed: UInt64(seed))
        var deafClient = Busy(hearsPages: false, seed: UInt64(seed))
        container.setViewControllers([3], client: &client)
        alone.setViewControllers([3], client: &deafClient)
        for case .gesture(let gesture) in RandomGestures(seed: UInt64(seed + 100), pages: 6).prefix(1_000) {
            container.perform(gesture, client: &client)
            alone.perform(gesture, client: &deafClient)
            #expect(container == alone, "\(gesture)")
            #expect((container.phase == .rest) == (container.transition == .none), "\(gesture)")
        }
        #expect(client.performed > 50)
    }
}

/// The numbers from 1 to 6, with a gesture at random in every other call of the delegate.
private struct Busy: PageViewControllerClient, RecordedClient {
    let hearsPages: Bool
    private var gestures: RandomGestures
    private var depth = 0
    private var calls = 0
    private(set) var performed = 0

    init(hearsPages: Bool, seed: UInt64) {
        self.hearsPages = hearsPages
        gestures = RandomGestures(seed: seed, pages: 6)
    }

    func listens(to role: CallbackRole) -> Bool { hearsPages || role == .delegate || role == .dataSource }

    func pageViewController(_ container: inout PageViewController<Int>, viewControllerBefore page: Int) -> Int? {
        page > 1 ? page - 1 : nil
    }

    func pageViewController(_ container: inout PageViewController<Int>, viewControllerAfter page: Int) -> Int? {
        page < 6 ? page + 1 : nil
    }

    mutating func receive(_ callback: inout Callback<Int>, in container: inout PageViewController<Int>) {
        callMethod(for: &callback, in: &container)
        guard callback.role == .delegate, depth < 2 else { return }
        calls += 1
        guard calls.isMultiple(of: 2), case .gesture(let gesture)? = gestures.next() else { return }
        depth += 1
        container.perform(gesture, client: &self)
        performed += 1
        depth -= 1
    }
}
