import Paging
import Testing

/// Gestures that a client performs on its container while the container calls it. UIKit's finger does no such thing; what
/// the model makes of it must not depend on who listens.
@Suite struct GesturesInCallbacks {
    @Test("A swipe ends with the pages that were announced last", arguments: [true, false])
    func reversalInTheAnnouncement(hearsPages: Bool) {
        var client = Restless(hearsPages: hearsPages) { container, client in
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

    @Test("A swipe whose announcement commits in mid-drag pulls at nothing", arguments: [true, false])
    func commitInTheAnnouncement(hearsPages: Bool) {
        var client = Restless(hearsPages: hearsPages) { container, client in
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
}

/// The numbers, with a gesture in the first announcement.
private struct Restless: PageViewControllerClient {
    let hearsPages: Bool
    let gesture: (inout PageViewController<Int>, inout Restless) -> Void
    var delegateCalls: [Callback<Int>] = []

    func listens(to role: CallbackRole) -> Bool { hearsPages || role == .delegate || role == .dataSource }

    func pageViewController(_ container: inout PageViewController<Int>, viewControllerBefore page: Int) -> Int? {
        page - 1
    }

    func pageViewController(_ container: inout PageViewController<Int>, viewControllerAfter page: Int) -> Int? {
        page + 1
    }

    mutating func receive(_ callback: inout Callback<Int>, in container: inout PageViewController<Int>) {
        if callback.role == .delegate { delegateCalls.append(callback) }
        callMethod(for: &callback, in: &container)
        if delegateCalls == [callback], case .willTransitionTo = callback { gesture(&container, &self) }
    }
}
