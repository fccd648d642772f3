import Paging
import Testing

/// The app's own code traps in a callback: nothing else of the gesture happens.
@Suite struct TrapsInCallbacks {
    @Test(
        arguments: [
            .viewControllerAfter, .viewControllerBefore, .willTransitionTo, .didFinishAnimating,
        ] as [CallbackKind], [true, false])
    func `Nothing is called after a trap`(moment: CallbackKind, hearsPages: Bool) {
        var client = Trapping(at: moment, hearsPages: hearsPages)
        var container = PageViewController<Int>()
        container.setViewControllers([1], client: &client)
        #expect(container.swipe(.forward, client: &client) == .raised)
        #expect(container.hasStopped)
        #expect(client.calls.last { $0.role != .appearance && $0.role != .containment } == moment)
        #expect(container.swipe(.forward, client: &client) == .ignored)
    }

    @Test func `A lenient container goes on`() {
        var client = Trapping(at: .willTransitionTo, hearsPages: false)
        var container = PageViewController<Int>(contract: .lenient)
        container.setViewControllers([1], client: &client)
        #expect(container.swipe(.forward, client: &client) == .completed)
        #expect(client.calls.suffix(2) == [.didFinishAnimating, .viewControllerAfter])
    }
}

/// The numbers, with a trap in every call of a kind.
private struct Trapping: PageViewControllerClient, RecordedClient {
    private let moment: CallbackKind
    private let hearsPages: Bool
    private(set) var calls: [CallbackKind] = []

    init(at moment: CallbackKind, hearsPages: Bool) {
        self.moment = moment
        self.hearsPages = hearsPages
    }

    func listens(to role: CallbackRole) -> Bool { hearsPages || role == .delegate || role == .dataSource }

    func pageViewController(_ container: inout PageViewController<Int>, viewControllerBefore page: Int) -> Int? {
        page - 1
    }

    func pageViewController(_ container: inout PageViewController<Int>, viewControllerAfter page: Int) -> Int? {
        page + 1
    }

    mutating func receive(_ callback: inout Callback<Int>, in container: inout PageViewController<Int>) {
        calls.append(callback.kind)
        callMethod(for: &callback, in: &container)
        if callback.kind == moment { container.clientCrashed() }
    }
}
