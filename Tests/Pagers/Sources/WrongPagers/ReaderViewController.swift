import UIKit

/// A reader that follows links into its chapters.
///
/// Wrong: a link that comes while a finger drags is followed at once.
final class ReaderViewController: UIPageViewController {
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
        guard let chapter = chapters.first(where: { $0.title == link }) else { return }
        setViewControllers([chapter], direction: .forward, animated: true) { [weak self] _ in
            self?.showTitle()
        }
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
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        showTitle()
    }
}
