import PageTrace
import PageTraceTesting
import Testing

struct PagePresenter: Hashable {
    var title = 1
}

extension PagePresenter: PageViewControllerClient {
    func pageViewController(_ container: inout PageViewController<Int>, viewControllerBefore page: Int) -> Int? {
        page > 1 ? page - 1 : nil
    }

    func pageViewController(_ container: inout PageViewController<Int>, viewControllerAfter page: Int) -> Int? {
        page < 4 ? page + 1 : nil
    }

    mutating func pageViewController(
        _ container: inout PageViewController<Int>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Int>, transitionCompleted completed: Bool
    ) {
        if completed, let shown = container.viewControllers.first { title = shown }
    }

    var trackedValues: [TrackedValue<Int>] { [TrackedValue("title", title)] }
}

@Test func `The title follows the page`() throws {
    assertNoFindings(in: try Walk(of: PagePresenter(), pages: [1, 2, 3, 4], path: "1→2→(3)→3"))
    // Every sequence of gestures, of any length.
    assertNoReachableFindings(in: AllWalks(of: PagePresenter(), pages: [1, 2, 3, 4]))
}
