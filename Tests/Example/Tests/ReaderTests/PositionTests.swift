import PageTrace
import PageTraceDiagrams
import PageTraceTesting
import Testing

/// Where a reader is in a book of three pages, as a value: every sequence of gestures can be tried.
struct Position: Hashable {
    var page = 1

    /// What the button Next does.
    mutating func showNext(in container: inout PageViewController<Int>) {
        guard page < 3 else { return }
        page += 1
        container.setViewControllers([page])
    }
}

extension Position: PageViewControllerClient {
    func pageViewController(_ container: inout PageViewController<Int>, viewControllerBefore page: Int) -> Int? {
        page > 1 ? page - 1 : nil
    }

    func pageViewController(_ container: inout PageViewController<Int>, viewControllerAfter page: Int) -> Int? {
        page < 3 ? page + 1 : nil
    }

    mutating func pageViewController(
        _ container: inout PageViewController<Int>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Int>, transitionCompleted completed: Bool
    ) {
        if completed, let shown = container.viewControllers.first { page = shown }
    }

    var trackedValues: [TrackedValue<Int>] { [TrackedValue("page", page)] }
}

@Suite struct PositionTests {
    @Test func `Fingers never make it wrong`() {
        assertNoReachableFindings(in: AllWalks(of: Position(), pages: [1, 2, 3], gestures: [.swipe, .cancel, .drag]))
    }

    @Test func `A walk is counted and drawn`() throws {
        var session = Session(client: Position(), pages: [1, 2, 3])
        session.set([1])
        session.swipe(.forward, ends: .cancelled)
        session.act("tap Next") { position, container in position.showNext(in: &container) }
        #expect(session.recording.findings.isEmpty)
        #expect(session.client.page == 2)
        #expect(session.steps.flatMap(\.callbacks).count { $0.name == "viewControllerAfter" } == 1)
        #expect(try Diagram.flow.svg(of: session).contains("tap Next"))
    }
}
