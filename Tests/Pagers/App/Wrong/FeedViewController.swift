// swift-format-ignore-file
// As apps write it.

import UIKit

/// Articles, of which the next ones are loaded at the last one.
///
/// Wrong: what was loaded is not reached, for the pager remembers that there was nothing.
class FeedViewController: UIPageViewController {
    private(set) var articles = ["One", "Two"]
    private var isLoading = false

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        setViewControllers([article(0)], direction: .forward, animated: false, completion: nil)
    }

    var shown: Int { viewControllers?.first.flatMap { page in articles.firstIndex { $0 == page.title } } ?? 0 }

    private func article(_ index: Int) -> UIViewController {
        let page = UIViewController()
        page.title = articles[index]
        return page
    }

    private func loadMore() {
        guard !isLoading, articles.count < 4 else { return }
        isLoading = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let self = self else { return }
            self.isLoading = false
            self.articles += ["Three", "Four"]
        }
    }
}

extension FeedViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let index = articles.firstIndex(where: { $0 == viewController.title }), index > 0 else { return nil }
        return article(index - 1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let index = articles.firstIndex(where: { $0 == viewController.title }) else { return nil }
        return index + 1 < articles.count ? article(index + 1) : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        if completed, shown == articles.count - 1 { loadMore() }
    }
}
