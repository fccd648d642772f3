// swift-format-ignore-file
// As apps write it.

import QuartzCore
import UIKit

/// Segments above pages that follow each other.
///
/// Right: a segment that is touched while a page is on its way waits until it has come.
final class SegmentsViewController: UIViewController {
    private let segments = UISegmentedControl(items: ["Day", "Week", "Year"])
    private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private lazy var pages = ["Day", "Week", "Year"].map { title -> UIViewController in
        let page = UIViewController()
        page.title = title
        return page
    }
    private var isMoving = false

    override func viewDidLoad() {
        super.viewDidLoad()
        segments.selectedSegmentIndex = 0
        segments.addTarget(self, action: #selector(self.segmentChanged(_:)), for: .valueChanged)
        segments.layer.cornerRadius = 8
        navigationItem.titleView = segments
        addChild(pager)
        view.addSubview(pager.view)
        pager.didMove(toParent: self)
        pager.dataSource = self
        pager.delegate = self
        for case let scrollView as UIScrollView in pager.view.subviews { scrollView.delegate = self }
        pager.setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
    }

    var selected: Int { segments.selectedSegmentIndex }

    func select(_ index: Int) {
        segments.selectedSegmentIndex = index
        segments.sendActions(for: .valueChanged)
    }

    @objc private func segmentChanged(_ sender: UISegmentedControl) { follow() }

    private var shown: Int { pager.viewControllers?.first.flatMap(pages.firstIndex) ?? 0 }

    private func follow() {
        let wanted = segments.selectedSegmentIndex
        guard !isMoving, wanted != shown else { return }
        isMoving = true
        pager.setViewControllers(
            [pages[wanted]], direction: wanted > shown ? .forward : .reverse, animated: true
        ) { [weak self] _ in
            DispatchQueue.main.async {
                self?.isMoving = false
                self?.follow()
            }
        }
    }
}

extension SegmentsViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate, UIScrollViewDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isMoving = true }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        isMoving = false
        segments.selectedSegmentIndex = shown
    }
}
