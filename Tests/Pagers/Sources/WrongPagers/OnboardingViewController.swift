import UIKit

/// The first screens of an app, with a Next button.
///
/// Wrong: it takes the page in willTransitionTo for the one that will show, and Next does not ask whether a page is
/// still on its way.
final class OnboardingViewController: UIPageViewController {
    let nextButton = UIButton(type: .system)
    let pageControl = UIPageControl()
    private(set) var currentIndex = 0

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
        guard currentIndex + 1 < pages.count else { return }
        currentIndex += 1
        pageControl.currentPage = currentIndex
        setViewControllers([pages[currentIndex]], direction: .forward, animated: true, completion: nil)
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
        guard let page = pendingViewControllers.first as? TextPage, let index = pages.firstIndex(of: page) else {
            return
        }
        currentIndex = index
        pageControl.currentPage = index
    }
}
