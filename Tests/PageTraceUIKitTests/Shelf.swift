import PageTraceUIKit

/// A pager over a list, which writes down what it is called.
final class Shelf: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [Leaf]
    var log: [String] = []
    /// What happens inside a callback, by its name.
    var reactions: [String: (Shelf) -> Void] = [:]

    init(_ titles: [String] = ["First", "Second", "Third", "Fourth"], style: TransitionStyle = .scroll) {
        pages = titles.map { Leaf($0) }
        super.init(transitionStyle: style, navigationOrientation: .horizontal)
        for page in pages { page.shelf = self }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        setViewControllers([pages[0]], direction: .forward, animated: false)
    }

    var shownTitles: [String] { viewControllers?.compactMap(\.title) ?? [] }

    private func note(_ name: String) {
        log.append("\(name), shown \(shownTitles.joined(separator: ","))")
        reactions[name]?(self)
    }

    private func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + distance) else {
            return nil
        }
        return pages[index + distance]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        note("before")
        return page(-1, from: viewController)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        note("after")
        return page(1, from: viewController)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        note("will")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        note("did")
    }
}

/// A page that writes down what it is told.
final class Leaf: UIViewController {
    weak var shelf: Shelf?
    var log: [String] = []

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { log.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear(\(animated))") }
    override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear(\(animated))") }
    override func viewWillDisappear(_ animated: Bool) { log.append("viewWillDisappear(\(animated))") }
    override func viewDidDisappear(_ animated: Bool) { log.append("viewDidDisappear(\(animated))") }
    override func willMove(toParent parent: UIViewController?) {
        log.append("willMove(\(parent == nil ? "nil" : "pager"))")
    }
    override func didMove(toParent parent: UIViewController?) {
        log.append("didMove(\(parent == nil ? "nil" : "pager"))")
    }
}
