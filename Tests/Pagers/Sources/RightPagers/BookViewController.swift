import UIKit

/// A book that turns its pages, two side by side.
///
/// Right: a blank page lies beside the last one, and upright the book shows one page.
final class BookViewController: UIPageViewController {
    private let leaves = ["Cover", "Preface", "One", "Two", "End", "Blank"].map { TextPage($0) }

    init() {
        let spine = UIPageViewController.SpineLocation.mid.rawValue
        super.init(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: NSNumber(value: spine)])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        setViewControllers([leaves[0], leaves[1]], direction: .forward, animated: false)
    }

    private func leaf(at index: Int?) -> UIViewController? {
        guard let index, leaves.indices.contains(index) else { return nil }
        return leaves[index]
    }
}

extension BookViewController: UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        leaf(at: leaves.firstIndex { $0 === viewController }.map { $0 - 1 })
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        leaf(at: leaves.firstIndex { $0 === viewController }.map { $0 + 1 })
    }
}

extension BookViewController: UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        let shown = viewControllers?.first.flatMap { page in leaves.firstIndex { $0 === page } } ?? 0
        if orientation.isPortrait {
            setViewControllers([leaves[shown]], direction: .forward, animated: false)
            isDoubleSided = false
            return .min
        }
        let left = shown - shown % 2
        setViewControllers([leaves[left], leaves[left + 1]], direction: .forward, animated: false)
        return .mid
    }
}
