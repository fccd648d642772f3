import Paging
import Testing

/// The app's own code traps in a callback: nothing else of the gesture happens.
@Suite struct TrapsInCallbacks {
    @Test(
        arguments: [
            .viewControllerAfter(1, answer: nil), .viewControllerBefore(1, answer: nil), .willTransitionTo([2]),
            .didFinishAnimating(finished: true, previous: [1], completed: true),
        ] as [Callback<Int>], [true, false])
    func `Nothing is called after a trap`(moment: Callback<Int>, hearsPages: Bool) {
        var client = Restless(hearsPages: hearsPages, at: moment) { container, _ in container.clientCrashed() }
        var container = PageViewController<Int>()
        container.setViewControllers([1], client: &client)
        #expect(container.swipe(.forward, client: &client) == .raised)
        #expect(container.hasStopped)
        #expect(client.calls.last { $0.role != .appearance && $0.role != .containment } == moment)
        #expect(container.swipe(.forward, client: &client) == .ignored)
    }

    @Test func `A lenient container goes on`() {
        var client = Restless(hearsPages: false, at: .willTransitionTo([2])) { container, _ in
            container.clientCrashed()
        }
        var container = PageViewController<Int>(contract: .lenient)
        container.setViewControllers([1], client: &client)
        #expect(container.swipe(.forward, client: &client) == .completed)
        #expect(client.calls.suffix(2).map(\.kind) == [.didFinishAnimating, .viewControllerAfter])
    }
}
