import UIKit

/// The first screens of an app, with a Next button.
///
/// Right: the index is that of the page that shows, and while a page is on its way, or a finger on it, Next is asleep.
final class OnboardingViewController: UIPageViewController {
    let nextButton = UIButton(type: .system)
    let pageControl = UIPageControl()
    private(set) var currentIndex = 0 {
        didSet { pageControl.currentPage = currentIndex }
    }

    private let pages = ["Welcome", "Connect", "Ready"].map { TextPage($0) }

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        pageControl.numberOfPages = pages.count
        nextButton.setTitle("Next", for: .normal)
        nextButton.addAction(UIAction { [weak self] _ in self?.next() }, for: .touchUpInside)
        view.addSubview(pageControl)
        view.addSubview(nextButton)
        setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
    }

    private func next() {
        guard currentIndex + 1 < pages.count, !isTouched else { return }
        currentIndex += 1
        nextButton.isEnabled = false
        setViewControllers([pages[currentIndex]], direction: .forward, animated: true) { [weak self] _ in
            self?.nextButton.isEnabled = true
        }
    }

    /// At an end nothing is announced, and yet a finger may be on the page.
    private var isTouched: Bool {
        view.subviews.contains { view in
            guard let scrollView = view as? UIScrollView else { return false }
            return scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
        }
    }
}

extension OnboardingViewController: UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let page = viewController as? TextPage, let index = pages.firstIndex(of: page), index > 0 else {
            return nil
        }
        return pages[index - 1]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let page = viewController as? TextPage, let index = pages.firstIndex(of: page),
            index + 1 < pages.count
        else { return nil }
        return pages[index + 1]
    }
}

extension OnboardingViewController: UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        nextButton.isEnabled = false
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        nextButton.isEnabled = true
        guard completed, let page = viewControllers?.first as? TextPage, let index = pages.firstIndex(of: page)
        else { return }
        currentIndex = index
    }
}
