import PageTrace
import PageTraceUIKit

/// The detail screen of the article, which pages through a playlist: it is its own data source and delegate.
class PlaylistPager: TracePager {
    /// The distance from which on a page is released.
    let distance: Int
    /// The empty page that is set first.
    private let blank: UIViewController
    /// The pages, each at the place of its item when it was made.
    private var kept: [Int: UIViewController] = [:]
    /// The place of the page that `willTransitionTo` last named.
    private var newIndex: Int?

    required init(_ trace: Trace, _ container: PageViewControllerSettings, _ client: PlaylistDescription) {
        distance = client.keepsNearerThan
        blank = Self.make(client.placeholder ?? "")
        super.init(trace, container)
    }

    required init?(coder: NSCoder) { nil }

    static func make(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        return page
    }

    /// The app makes no call for a song that is not in the list.
    override func pages(toSet names: [String]) -> [UIViewController]? {
        let pages = names.compactMap { $0 == blank.title && list.position(of: $0) == nil ? blank : page(named: $0) }
        return pages.count == names.count ? pages : nil
    }

    func isBlank(_ page: UIViewController) -> Bool { page === blank }

    // MARK: What was repaired

    /// The page of a song, nil for one that is not in the list.
    func page(named name: String) -> UIViewController? { list.position(of: name).map(page(at:)) }

    /// The answer of the data source.
    func neighbor(of page: UIViewController, _ direction: Direction) -> UIViewController? {
        guard let place = place(of: page) else { fatalError("The page is not among those that are kept") }
        let next = place + (direction == .forward ? 1 : -1)
        // The article looks at the end of the list only on the way forward, and traps on the way back.
        guard next >= 0, direction == .backward || next < list.pages.count else { return nil }
        let answer = self.page(at: next)
        kept = kept.filter { abs($0.key - next) < distance }
        return answer
    }

    /// The transition to a page is about to begin.
    func willGo(to page: UIViewController?) {
        // The empty page has no row.
        if let page, !isBlank(page) { newIndex = place(of: page) }
    }

    /// A transition is over: the list behind the screen scrolls to the row.
    func hasGone(from page: UIViewController?, completed: Bool) {
        if completed, let newIndex { precondition(newIndex < list.pages.count, "Row out of bounds") }
    }

    private func place(of page: UIViewController) -> Int? { kept.filter { $0.value === page }.keys.min() }

    private func page(at place: Int) -> UIViewController {
        let title = list.pages[place]
        let page = kept[place] ?? Self.make(title)
        kept[place] = page
        return page
    }
}

extension PlaylistPager: DistanceSource {
    func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
        neighbor(of: page, distance < 0 ? .backward : .forward)
    }
}

extension PlaylistPager: UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { willGo(to: pendingViewControllers.first) }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { hasGone(from: previousViewControllers.first, completed: completed) }
}
