// swift-format-ignore-file
// As apps write it.

import UIKit

/// What a state-driven framework does with a pager: properties come in, and events go out.
///
/// Right: a page that is wanted meanwhile waits until the pager is at rest, and the state follows what shows.
final class RouteCoordinator: NSObject {
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    var onSelect: ((Int) -> Void)?

    private let pages: [UIViewController]
    private var wanted = 0
    private var isMoving = false

    init(routes: [String]) {
        pages = routes.map { route in
            let page = UIViewController()
            page.title = route
            return page
        }
        super.init()
        pager.dataSource = self
        pager.delegate = self
    }

    /// Begins, once the pager is on the screen.
    func start() {
        scrollView?.delegate = self
        pager.setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
    }

    var shown: Int { pager.viewControllers?.first.flatMap(pages.firstIndex) ?? 0 }

    /// The state wants a page.
    func update(page: Int) {
        guard pages.indices.contains(page) else { return }
        wanted = page
        follow()
    }

    private func follow() {
        guard !isMoving, !isTouched, wanted != shown else { return }
        isMoving = true
        let direction: UIPageViewController.NavigationDirection = wanted < shown ? .reverse : .forward
        pager.setViewControllers([pages[wanted]], direction: direction, animated: true) { [weak self] _ in
            // Not in the block: the pager is still at work.
            DispatchQueue.main.async { self?.didComeToRest() }
        }
    }

    private var scrollView: UIScrollView? { pager.view.subviews.compactMap { $0 as? UIScrollView }.first }

    private var isTouched: Bool {
        guard let scrollView = scrollView else { return false }
        return scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
    }

    private func didComeToRest() {
        isMoving = false
        follow()
    }
}

extension RouteCoordinator: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
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
        if completed {
            wanted = shown
            onSelect?(shown)
        }
        DispatchQueue.main.async { [weak self] in self?.didComeToRest() }
    }
}

extension RouteCoordinator: UIScrollViewDelegate {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        DispatchQueue.main.async { [weak self] in self?.follow() }
    }
}

/// A screen whose state says which page shows.
final class RouteViewController: UIViewController {
    struct State: Equatable {
        var page = 0
    }

    private let coordinator = RouteCoordinator(routes: ["Inbox", "Drafts", "Sent"])
    private(set) var state = State() {
        didSet { title = "\(state.page + 1) of 3" }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(coordinator.pager)
        view.addSubview(coordinator.pager.view)
        coordinator.pager.didMove(toParent: self)
        coordinator.start()
        coordinator.onSelect = { [weak self] page in self?.state.page = page }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Next", style: .plain, target: self, action: #selector(next(_:)))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Back", style: .plain, target: self, action: #selector(back(_:)))
    }

    @objc private func next(_ sender: UIBarButtonItem) { go(to: min(coordinator.shown + 1, 2)) }

    @objc private func back(_ sender: UIBarButtonItem) { go(to: max(coordinator.shown - 1, 0)) }

    private func go(to page: Int) {
        state.page = page
        coordinator.update(page: page)
    }
}
