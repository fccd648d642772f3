import PageTraceUIKit

/// What the data sources of a list have in common.
@MainActor
class ListAnswers {
    fileprivate unowned let pager: ListPager

    init(_ pager: ListPager) { self.pager = pager }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { pager.neighbor(of: viewController, .backward) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { pager.neighbor(of: viewController, .forward) }
}

/// The data source of a list, without the methods of the indicator.
final class ListSource: ListAnswers, UIPageViewControllerDataSource {}

/// The data source of a list, with them.
final class IndicatedListSource: ListAnswers, UIPageViewControllerDataSource {
    func presentationCount(for pageViewController: UIPageViewController) -> Int {
        pager.act(in: .presentationCount)
        return pager.count
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        pager.act(in: .presentationIndex)
        return pager.index
    }
}
