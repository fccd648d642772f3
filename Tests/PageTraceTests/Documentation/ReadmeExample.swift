import PageTrace
import Testing

final class Presenter: PageViewControllerClient {
    typealias Page = Int
    var title = 1

    func pageViewController(_ container: inout PageViewController<Int>, viewControllerBefore page: Int) -> Int? {
        page > 1 ? page - 1 : nil
    }

    func pageViewController(_ container: inout PageViewController<Int>, viewControllerAfter page: Int) -> Int? {
        page < 4 ? page + 1 : nil
    }

    func pageViewController(
        _ container: inout PageViewController<Int>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Int>, transitionCompleted completed: Bool
    ) {
        if completed, let shown = container.viewControllers.first { title = shown }
    }

    var trackedValues: [TrackedValue<Int>] { [TrackedValue("title", title)] }
}

@Test func `The title follows the page`() {
    var session = Session(client: Presenter())
    session.set([1])
    session.swipe(.forward)
    let cancelled = session.swipe(.forward, ends: .cancelled)
    #expect(cancelled.callbacks.map(\.name) == ["willTransitionTo", "didFinishAnimating"])
    #expect(cancelled.findings.isEmpty)
    #expect(session.client.title == 2)
}
