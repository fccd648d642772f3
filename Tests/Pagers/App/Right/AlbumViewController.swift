// swift-format-ignore-file
// As apps write it.

import UIKit

protocol AlbumViewControllerDelegate: AnyObject {
    func albumViewController(_ controller: AlbumViewController, didShow photo: String)
}

/// Photos: a tap hides the bars, a long press deletes the one that shows.
///
/// Right: after a deletion a page is set, so that the pager forgets the photo and asks for the neighbors again. While a
/// finger moves the pages, a deletion waits.
class AlbumViewController: UIPageViewController {
    weak var albumDelegate: AlbumViewControllerDelegate?
    private(set) var photos: [String]
    private(set) var current = ""
    private var barsAreHidden = false
    private var waiting: [String] = []

    init(photos: [String]) {
        self.photos = photos
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 16])
    }

    @available(*, unavailable)
    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.black
        dataSource = self
        delegate = self
        let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
        let press = UILongPressGestureRecognizer(target: self, action: #selector(handlePress(recognizer:)))
        tap.require(toFail: press)
        scrollView?.delegate = self
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(press)
        view.accessibilityIdentifier = "album"
        NotificationCenter.default.addObserver(
            self, selector: #selector(libraryChanged(_:)), name: Notification.Name("LibraryChanged"), object: nil)
        show(photos[0])
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    override var prefersStatusBarHidden: Bool { barsAreHidden }

    @objc private func handleTap(_ recognizer: UITapGestureRecognizer) {
        barsAreHidden.toggle()
        UIView.animate(withDuration: 0.2) { self.setNeedsStatusBarAppearanceUpdate() }
    }

    @objc private func handlePress(recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began, let shown = viewControllers?.first?.title else { return }
        remove(shown)
    }

    @objc private func libraryChanged(_ notification: Notification) {
        if let photo = notification.userInfo?["removed"] as? String { remove(photo) }
    }

    private var scrollView: UIScrollView? { view.subviews.compactMap { $0 as? UIScrollView }.first }

    private var isMoving: Bool {
        guard let scrollView = scrollView else { return false }
        return scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
    }

    private func removeWaiting() {
        guard !isMoving else { return }
        let photos = waiting
        waiting = []
        photos.forEach(remove)
    }

    private func remove(_ photo: String) {
        if isMoving { return waiting.append(photo) }
        guard photos.count > 1, let index = photos.firstIndex(of: photo) else { return }
        photos.remove(at: index)
        show(photos.contains(current) ? current : photos[min(index, photos.count - 1)])
    }

    private func show(_ photo: String) {
        setViewControllers([page(photo)], direction: .forward, animated: false, completion: nil)
        current = photo
        albumDelegate?.albumViewController(self, didShow: photo)
    }

    private func page(_ photo: String) -> UIViewController {
        let page = UIViewController()
        page.title = photo
        return page
    }

    private func neighbor(of page: UIViewController, _ distance: Int) -> UIViewController? {
        guard let index = photos.firstIndex(where: { $0 == page.title }), photos.indices.contains(index + distance)
        else { return nil }
        return self.page(photos[index + distance])
    }
}

extension AlbumViewController: UIScrollViewDelegate {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        DispatchQueue.main.async { [weak self] in self?.removeWaiting() }
    }
}

extension AlbumViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        return neighbor(of: viewController, -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        return neighbor(of: viewController, 1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard completed, let shown = viewControllers?.first?.title else { return }
        current = shown
        albumDelegate?.albumViewController(self, didShow: shown)
    }
}
