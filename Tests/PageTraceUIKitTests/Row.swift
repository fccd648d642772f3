import PageTraceUIKit

/// An app around a pager: its pages, its data source, and its delegates, which write down what they are told.
final class Row: DistanceSource {
    let pager: UIPageViewController
    let pages = ["First", "Second", "Third", "Fourth"].map { Leaf($0) }
    var log: [String] = []

    init(_ pager: UIPageViewController) {
        self.pager = pager
        pager.loadViewIfNeeded()
        pager.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first?.delegate = self
        pager.dataSource = self
        pager.delegate = self
    }

    func show(_ places: [Int], animated: Bool = false, _ direction: UIPageViewController.NavigationDirection = .forward)
    {
        pager.setViewControllers(places.map { pages[$0] }, direction: direction, animated: animated) { [self] in
            note("completion \($0)")
        }
    }

    /// All that the app and its pages were told.
    var everything: [String] { log + pages.flatMap { page in page.log.map { "\(page.title ?? ""): \($0)" } } }

    private func note(_ text: String) {
        let shown = pager.viewControllers?.compactMap(\.title).joined(separator: ",") ?? "nil"
        log.append("\(text), shown \(shown), \(pager.children.count) children")
    }

    func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
        let place = (pages.firstIndex { $0 === page } ?? 0) + distance
        return pages.indices.contains(place) ? pages[place] : nil
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

extension Row: UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { note("will \(pendingViewControllers.compactMap(\.title))") }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { note("did \(previousViewControllers.compactMap(\.title)) \(completed)") }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        note("spine")
        guard orientation.isLandscape else { return .min }
        show([0, 1])
        return .mid
    }
}

extension Row: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll to \(scrollView.contentOffset)") }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("finger \(scrollView.isDragging)") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("lifted \(scrollView.isDragging) \(scrollView.isDecelerating)")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("rest \(scrollView.isDecelerating)") }
}
