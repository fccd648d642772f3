import UIKit

/// Tabs above pages, with a line that moves along.
///
/// Right: the line follows the finger, and at rest it is at the page that shows.
final class TabViewController: UIPageViewController, UIScrollViewDelegate {
    /// Where the line stands, counted in tabs.
    private(set) var line: CGFloat = 0
    private var selected = 0
    private let tabs = ["News", "Sports", "Culture"].map { TextPage($0) }

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        for case let scrollView as UIScrollView in view.subviews { scrollView.delegate = self }
        setViewControllers([tabs[0]], direction: .forward, animated: false)
    }

    /// The tab below which the line is.
    var tabOfLine: String? { tabs[min(max(Int(line.rounded()), 0), tabs.count - 1)].title }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let width = scrollView.bounds.width
        line = CGFloat(selected) + (scrollView.contentOffset.x - width) / width
    }

    private func tab(_ distance: Int, from controller: UIViewController) -> UIViewController? {
        guard let index = tabs.firstIndex(where: { $0 === controller }), tabs.indices.contains(index + distance) else {
            return nil
        }
        return tabs[index + distance]
    }
}

extension TabViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        tab(-1, from: viewController)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        tab(1, from: viewController)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        selected = tabs.firstIndex { $0 === viewControllers?.first } ?? selected
        line = CGFloat(selected)
    }
}
