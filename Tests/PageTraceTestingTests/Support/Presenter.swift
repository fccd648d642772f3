import PageTrace

/// A data source and delegate as an app has them, over the pages 1 to `last`.
struct Presenter: PageViewControllerClient {
    typealias Page = Int

    var title: Int? = 1
    var last = 4
    var asked: [Int] = []
    /// Whether the title is set where it must not be: when the data source is asked.
    var setsTitleTooEarly = false

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, viewControllerBefore page: Int
    ) -> Int? { page > 1 ? page - 1 : nil }

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, viewControllerAfter page: Int
    ) -> Int? {
        asked.append(page)
        guard page < last else { return nil }
        if setsTitleTooEarly { title = page + 1 }
        return page + 1
    }

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Int>, transitionCompleted completed: Bool
    ) {
        if completed, !setsTitleTooEarly { title = pageViewController.viewControllers.first }
    }

    var trackedValues: [TrackedValue<Int>] { [TrackedValue("title", title)] }
}
