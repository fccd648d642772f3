import UIKit

/// A book that turns its pages, two side by side.
///
/// Wrong: it has an odd number of pages, and turns to the last one without a page beside it.
final class BookViewController: UIPageViewController {
    private let leaves = ["Cover", "Preface", "One", "Two", "End"].map { TextPage($0) }

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
