import PageTraceUIKit

extension AppDriver {
    /// What was found so far, in words.
    var messages: [String] { recording.findings.map(\.message) }
}

/// A data source whose two questions differ in the distance.
@MainActor
protocol DistanceSource: UIPageViewControllerDataSource {
    func page(_ distance: Int, from page: UIViewController) -> UIViewController?
}

extension DistanceSource {
    func pageViewController(_: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
        self.page(-1, from: page)
    }

    func pageViewController(_: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
        self.page(1, from: page)
    }
}

/// A pager over a list, which writes down what it is called.
final class Shelf: UIPageViewController, DistanceSource, UIPageViewControllerDelegate {
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
        show(0)
    }

    func show(_ place: Int, animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
        setViewControllers([pages[place]], direction: .forward, animated: animated, completion: completion)
    }

    /// What happens the next time inside a callback, and then no more.
    func reactOnce(in name: String, _ reaction: @escaping (Shelf) -> Void) {
        reactions[name] = { shelf in
            shelf.reactions[name] = nil
            reaction(shelf)
        }
    }

    var shownTitles: [String] { viewControllers?.compactMap(\.title) ?? [] }

    private func note(_ name: String) {
        log.append("\(name), shown \(shownTitles.joined(separator: ","))")
        reactions[name]?(self)
    }

    func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
        note(distance < 0 ? "before" : "after")
        guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + distance) else {
            return nil
        }
        return pages[index + distance]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { note("will") }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { note("did") }
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
    override func willMove(toParent parent: UIViewController?) { log.append("willMove(\(name(parent)))") }
    override func didMove(toParent parent: UIViewController?) { log.append("didMove(\(name(parent)))") }

    private func name(_ parent: UIViewController?) -> String { parent == nil ? "nil" : "pager" }
}
