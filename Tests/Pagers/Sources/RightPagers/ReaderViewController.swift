import UIKit

/// A reader that follows links into its chapters.
///
/// Right: a link that comes while a page or a finger is on its way waits for the end, and for the turn after that. (A drag
/// at an end is announced to nobody but the scroll view.)
final class ReaderViewController: UIPageViewController {
    private var isMoving = false
    private var waitingLink: String?
    private let chapters = ["Morning", "Noon", "Evening", "Night"].map { TextPage($0) }

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
        scrollView?.delegate = self
        setViewControllers([chapters[0]], direction: .forward, animated: false)
        showTitle()
    }

    /// Follows a link when the server has said where it leads.
    func follow(_ link: String) {
        DispatchQueue.main.async { [weak self] in
            self?.show(link)
        }
    }

    private func show(_ link: String) {
        guard let chapter = chapters.first(where: { $0.title == link }), chapter !== viewControllers?.first else {
            return
        }
        guard !isBusy else {
            waitingLink = link
            return
        }
        isMoving = true
        setViewControllers([chapter], direction: .forward, animated: true) { [weak self] _ in
            self?.didComeToRest()
        }
    }

    private var scrollView: UIScrollView? {
        view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    private var isBusy: Bool {
        isMoving || scrollView?.isTracking == true || scrollView?.isDecelerating == true
    }

    private func didComeToRest() {
        isMoving = false
        showTitle()
        guard let link = waitingLink else { return }
        waitingLink = nil
        follow(link)
    }

    private func showTitle() {
        navigationItem.title = viewControllers?.first?.title
    }

    private func chapter(_ distance: Int, from controller: UIViewController) -> UIViewController? {
        guard let index = chapters.firstIndex(where: { $0 === controller }),
            chapters.indices.contains(index + distance)
        else { return nil }
        return chapters[index + distance]
    }
}

extension ReaderViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        chapter(-1, from: viewController)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        chapter(1, from: viewController)
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

extension ReaderViewController: UIScrollViewDelegate {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        didComeToRest()
    }
}
