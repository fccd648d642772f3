import Foundation
import UIKit

// In Swift 5 mode, as older apps are.

protocol QuoteViewControllerDelegate: AnyObject {
    func quoteViewController(_ controller: QuoteViewController, didShow quote: String)
}

/// Quotes that go on by themselves every few seconds, in a page view controller that is a child.
class QuoteViewController: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    weak var delegate: QuoteViewControllerDelegate?
    let pageViewController = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    lazy var pages: [UIViewController] = ["Patience", "Courage", "Sleep"].map { makePage($0) }
    var isStopped = false

    override func viewDidLoad() {
        super.viewDidLoad()
        pageViewController.dataSource = self
        pageViewController.delegate = self
        addChild(pageViewController)
        view.addSubview(pageViewController.view)
        pageViewController.view.frame = view.bounds
        pageViewController.didMove(toParent: self)
        pageViewController.setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        scheduleNext()
    }

    private func makePage(_ quote: String) -> UIViewController {
        let page = UIViewController()
        page.title = quote
        return page
    }

    private func scheduleNext() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { [weak self] in
            self?.goOn()
        }
    }

    private func goOn() {
        guard !isStopped, let shown = pageViewController.viewControllers?.first,
            let next = pageViewController(pageViewController, viewControllerAfter: shown)
        else { return }
        pageViewController.setViewControllers([next], direction: .forward, animated: true) { [weak self] finished in
            guard let self = self, finished else { return }
            self.delegate?.quoteViewController(self, didShow: next.title ?? "")
            self.scheduleNext()
        }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController) else { return nil }
        return pages[(index + pages.count - 1) % pages.count]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController) else { return nil }
        return pages[(index + 1) % pages.count]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        isStopped = true
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
        return pages.count
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        guard let shown = pageViewController.viewControllers?.first else { return 0 }
        return pages.firstIndex(of: shown) ?? 0
    }
}
