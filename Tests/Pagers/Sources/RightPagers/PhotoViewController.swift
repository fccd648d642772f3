import UIKit

/// Photos, one at a time, of a library that may lose some.
///
/// Right: when the library loses a photo, the photo that shows is set again, so that the pager asks for its neighbors, and
/// the index is looked up. While a finger moves the pages, that waits.
final class PhotoViewController: UIPageViewController {
    let counter = UILabel()
    private var photos: [String]
    private var index = 0
    private var removed: [String] = []

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
        scrollView?.delegate = self
        setViewControllers([TextPage(photos[index])], direction: .forward, animated: false)
        showCounter()
    }

    /// The photo that the counter counts to.
    var countedPhoto: String { photos[index] }

    func libraryDidRemove(_ photo: String) {
        removed.append(photo)
        removePhotos()
    }

    private var scrollView: UIScrollView? { view.subviews.lazy.compactMap { $0 as? UIScrollView }.first }

    private func removePhotos() {
        guard let scrollView, !scrollView.isTracking, !scrollView.isDragging, !scrollView.isDecelerating else { return }
        for photo in removed { remove(photo) }
        removed = []
    }

    private func remove(_ photo: String) {
        photos.removeAll { $0 == photo }
        guard let shown = viewControllers?.first, !photos.isEmpty else { return }
        if let index = photos.firstIndex(where: { $0 == shown.title }) {
            self.index = index
            setViewControllers([shown], direction: .forward, animated: false)
        } else {
            index = min(index, photos.count - 1)
            setViewControllers([TextPage(photos[index])], direction: .forward, animated: false)
        }
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

extension PhotoViewController: UIScrollViewDelegate {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        DispatchQueue.main.async { [weak self] in self?.removePhotos() }
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
