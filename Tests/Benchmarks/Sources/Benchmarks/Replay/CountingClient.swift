import PageTrace

/// The least a client does: answers from a count of pages, and counts its callbacks.
struct CountingClient: PageViewControllerClient {
    typealias Page = Int

    let pages: Int
    private(set) var callbacks = 0

    init(pages: Int) {
        self.pages = pages
    }

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, viewControllerBefore page: Int
    ) -> Int? {
        callbacks &+= 1
        return page > 1 ? page &- 1 : nil
    }

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, viewControllerAfter page: Int
    ) -> Int? {
        callbacks &+= 1
        return page < pages ? page &+ 1 : nil
    }

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, willTransitionTo pendingViewControllers: Spread<Int>
    ) {
        callbacks &+= 1
    }

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Int>, transitionCompleted completed: Bool
    ) {
        callbacks &+= 1
    }
}
