// swift-format-ignore-file
// As apps write it.

#if os(iOS)
import Foundation
import UIKit

/// The first screens of an app, with outlets, actions and dots that can be tapped.
///
/// Right: the dots and the button follow the page that shows, and a tap waits for the page that is on its way, and for
/// the finger.
@objcMembers
final class IntroViewController: UIViewController {
    @IBOutlet private weak var nextButton: UIButton!
    @IBOutlet private weak var pageControl: UIPageControl!

    private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private lazy var pages: [UIViewController] = ["Hello", "Sync", "Start"].map(makePage)
    private var isMoving = false
    private(set) var wasSkipped = false

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Skip", style: .plain, target: self, action: #selector(skip))
        nextButton.addTarget(self, action: #selector(didTapNext(_:)), for: .touchUpInside)
        pageControl.addTarget(self, action: #selector(dotsChanged), for: .valueChanged)
        pageControl.numberOfPages = pages.count
        pager.dataSource = self
        pager.delegate = self
        addChild(pager)
        view.addSubview(pager.view)
        pager.didMove(toParent: self)
        pager.setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
    }

    var index: Int { pageControl.currentPage }

    private func makePage(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        return page
    }

    @IBAction private func didTapNext(_ sender: UIButton) { show(shownIndex + 1) }

    @objc private func dotsChanged() { show(pageControl.currentPage) }

    @objc func skip() { wasSkipped = true }

    private var shownIndex: Int { pager.viewControllers?.first.flatMap(pages.firstIndex) ?? 0 }

    private func show(_ index: Int) {
        guard !isMoving, !isTouched, pages.indices.contains(index), index != shownIndex else {
            pageControl.currentPage = shownIndex
            return
        }
        isMoving = true
        let direction: UIPageViewController.NavigationDirection = index < shownIndex ? .reverse : .forward
        pager.setViewControllers([pages[index]], direction: direction, animated: true) { [weak self] _ in
            self?.didComeToRest()
        }
    }

    /// Whether a finger is on the pages, or what it moved is still coming to rest.
    private var isTouched: Bool {
        pager.view.subviews.contains { view in
            guard let scrollView = view as? UIScrollView else { return false }
            return scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
        }
    }

    private func didComeToRest() {
        isMoving = false
        pageControl.currentPage = shownIndex
    }
}

extension IntroViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
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

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        isMoving = true
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        didComeToRest()
    }
}
#endif
