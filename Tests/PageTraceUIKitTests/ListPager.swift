import Foundation
import PageTrace
import PageTraceUIKit

/// A pager that does what the client of a trace does, and is told what the gestures of the trace say.
final class ListPager: UIPageViewController {
    private var client: TraceClient
    private var pages: [String: UIViewController] = [:]
    private lazy var source: any UIPageViewControllerDataSource =
        client.description.hasPageIndicator ? IndicatedSource(self) : Source(self)

    init(_ trace: Trace, container: ContainerDescription, client: ClientDescription) {
        self.client = TraceClient(client, pages: trace.pages)
        let isCurl = container.transitionStyle == .pageCurl
        super.init(
            transitionStyle: isCurl ? .pageCurl : .scroll, navigationOrientation: .horizontal,
            options: isCurl ? [.spineLocation: Self.spine(container.spineLocation ?? .min)] : nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { dataSource = source }

    /// Whether this pager can do what a gesture says.
    nonisolated static func plays(_ gesture: Gesture) -> Bool {
        switch gesture {
        case .set, .list, .swipe, .drag, .move, .release, .settle, .dataSource, .orientation: true
        default: false
        }
    }

    /// Does to the pager what a gesture says.
    func perform(_ gesture: Gesture, _ driver: PagingDriver) {
        switch gesture {
        case .set(let set): perform(set, driver)
        case .list(let change):
            var nobody = PageViewController<String>()
            client.update(change, in: &nobody)
        case .swipe(let swipe): driver.swipe(swipe.direction, ends: swipe.ends, preload: swipe.preload)
        case .drag(let direction): driver.drag(direction)
        case .move(let position): driver.move(to: position)
        case .release(let release): driver.release(ends: release.ends, preload: release.preload)
        case .settle: driver.settle()
        case .dataSource(let change): dataSource = change == .assigned ? source : nil
        case .orientation(let orientation):
            driver.rotate(to: orientation == .portrait ? .portrait : .landscapeLeft)
        default: break  // Nothing else is played.
        }
    }

    private func perform(_ set: ProgrammaticSet, _ driver: PagingDriver) {
        let completion: ((Bool) -> Void)? =
            set.hasCompletion
            ? { [weak self] _ in
                guard let self, !set.completionPages.isEmpty else { return }
                show(set.completionPages, set.direction, animated: set.completionIsAnimated) { _ in }
            } : nil
        driver.act("set", settles: set.settles) {
            show(set.pages, set.direction, animated: set.isAnimated, completion)
        }
    }

    private func show(
        _ names: [String], _ direction: Direction, animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        setViewControllers(
            names.map(page), direction: direction == .forward ? .forward : .reverse, animated: animated,
            completion: completion)
    }

    fileprivate func page(_ name: String) -> UIViewController {
        let page = pages[name] ?? UIViewController()
        page.title = name
        pages[name] = page
        return page
    }

    /// Where the spine goes, with the pages that belong there; nil if the trace has no answer.
    func spine(for orientation: UIInterfaceOrientation) -> SpineLocation? {
        let isPortrait = orientation == .portrait
        guard let answer = client.description.spineLocations[isPortrait ? .portrait : .landscapeLeft] else {
            return nil
        }
        let shown = viewControllers?.compactMap(\.title) ?? []
        if let first = shown.first, let place = client.list.position(of: first), shown.count != (answer == .mid ? 2 : 1)
        {
            let left = place - place % 2
            show(
                answer == .mid ? Array(client.list.pages[left...].prefix(2)) : [first], .forward, animated: false,
                { _ in })
        }
        return Self.spine(answer)
    }

    private static func spine(_ location: PageTrace.SpineLocation) -> SpineLocation {
        switch location {
        case .none: .none
        case .min: .min
        case .mid: .mid
        case .max: .max
        }
    }

    fileprivate func neighbour(of page: UIViewController, _ direction: Direction) -> UIViewController? {
        // An odd last page beside a spine in the middle has a placeholder on its right.
        if let placeholder = client.description.placeholder, spineLocation == .mid, count % 2 == 1 {
            let last = client.list.pages[count - 1]
            if direction == .forward, page.title == last { return self.page(placeholder) }
            if direction == .backward, page.title == placeholder { return self.page(last) }
        }
        return client.currentNeighbour(of: page.title ?? "", direction).page.map { self.page($0) }
    }

    fileprivate var count: Int { client.list.pages.count }

    fileprivate var index: Int {
        viewControllers?.first?.title.flatMap { client.list.pages.firstIndex(of: $0) } ?? 0
    }
}

/// A data source without the methods of the indicator.
private class Source: UIPageViewControllerDataSource {
    unowned let pager: ListPager

    init(_ pager: ListPager) { self.pager = pager }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { pager.neighbour(of: viewController, .backward) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { pager.neighbour(of: viewController, .forward) }
}

/// A data source with them.
private final class IndicatedSource: UIPageViewControllerDataSource {
    unowned let pager: ListPager

    init(_ pager: ListPager) { self.pager = pager }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { pager.neighbour(of: viewController, .backward) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { pager.neighbour(of: viewController, .forward) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pager.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { pager.index }
}
