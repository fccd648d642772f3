import PageTraceUIKit

/// What the data sources of a list have in common.
@MainActor
class ListAnswers {
    fileprivate unowned let pager: ListPager

    init(_ pager: ListPager) { self.pager = pager }

    func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
        pager.neighbor(of: page, distance < 0 ? .backward : .forward)
    }
}

/// The data source of a list, without the methods of the indicator.
final class ListSource: ListAnswers, DistanceSource {}

/// The data source of a list, with them.
final class IndicatedListSource: ListAnswers, DistanceSource {
    func presentationCount(for pageViewController: UIPageViewController) -> Int {
        pager.act(in: .presentationCount)
        return pager.count
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        pager.act(in: .presentationIndex)
        return pager.index
    }
}
