import UIKit

/// Photos, one at a time, of a library that may lose some.
///
/// Wrong: when the library loses a photo, only the list changes. The pager still remembers the neighbors, and the index
/// still counts the photos that are gone.
final class PhotoViewController: UIPageViewController {
    let counter = UILabel()
    private var photos: [String]
    private var index = 0

    init(photos: [String]) {
        self.photos = photos
        super.init(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        view.addSubview(counter)
        setViewControllers([TextPage(photos[index])], direction: .forward, animated: false)
        showCounter()
    }

    /// The photo that the counter counts to.
    var countedPhoto: String { photos[index] }

    func libraryDidRemove(_ photo: String) {
        photos.removeAll { $0 == photo }
        showCounter()
    }

    private func showCounter() {
        counter.text = "\(index + 1) of \(photos.count)"
    }

    private func page(at index: Int?) -> UIViewController? {
        guard let index, photos.indices.contains(index) else { return nil }
        return TextPage(photos[index])
    }
}

extension PhotoViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        page(at: photos.firstIndex { $0 == viewController.title }.map { $0 - 1 })
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        page(at: photos.firstIndex { $0 == viewController.title }.map { $0 + 1 })
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard completed, let index = photos.firstIndex(where: { $0 == viewControllers?.first?.title }) else { return }
        self.index = index
        showCounter()
    }
}
