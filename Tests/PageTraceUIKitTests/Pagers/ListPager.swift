import PageTrace
import PageTraceUIKit
import Testing

/// The app of a trace over a list of pages.
final class ListPager: TracePager {
    let client: ClientDescription
    /// The variables that hold a page, by the names of their trackers.
    private(set) var variables: [String: UIViewController] = [:]
    /// The page that `willTransitionTo` last named.
    private var pending: UIViewController?
    /// Whether the app's flag stands.
    private(set) var isBusy = false
    /// The page that the app wants to be shown.
    private var wanted: UIViewController?
    /// The pages that the app keeps, by name.
    private var pages: [String: UIViewController] = [:]
    private lazy var source: any UIPageViewControllerDataSource =
        client.hasPageIndicator ? IndicatedListSource(self) : ListSource(self)

    init(_ trace: Trace, _ container: PageViewControllerSettings, _ client: ClientDescription) {
        self.client = client
        super.init(trace, container)
        for tracker in client.trackers where matters(tracker) {
            #expect(tracker.holds == .page && tracker.takes != .direction, "\(tracker.name) cannot be played.")
        }
    }

    required init?(coder: NSCoder) { nil }

    override func assignDataSource() { dataSource = source }

    // MARK: Pages

    override func pages(toSet names: [String]) -> [UIViewController]? {
        if client.wants != nil { wanted = names.first.map(page(named:)) }
        if viewControllers?.isEmpty != false, let first = names.first {
            for tracker in client.trackers where !tracker.startsEmpty { variables[tracker.name] = page(named: first) }
        }
        return isBusy ? nil : names.map(page(named:))
    }

    /// The page that the app keeps.
    func page(named name: String) -> UIViewController {
        let page = pages[name] ?? ListPage(name, self)
        pages[name] = page
        return page
    }

    /// The page for an answer: a new one if the app makes one for each question.
    func pageToAnswer(named name: String) -> UIViewController {
        client.makesFreshPages ? ListPage(name, self) : page(named: name)
    }

    // MARK: Sets

    override func show(
        _ pages: [UIViewController], _ direction: Direction = .forward, animated: Bool = false,
        completion: ((Bool) -> Void)? = { _ in }
    ) {
        if client.wants != nil { wanted = pages.first }
        if client.busy?.start == .set { isBusy = true }
        let completion = completion.map { completion in
            { [weak self] finished in
                completion(finished)
                self?.endsWaiting(.completion)
                self?.act(in: .completion, ended: finished)
            }
        }
        super.show(pages, direction, animated: animated, completion: completion)
        for tracker in client.trackers where tracker.followsSets { variables[tracker.name] = pages.first }
    }

    // MARK: Waiting

    override var hasCompletionBlocks: Bool {
        client.busy?.end == .completion || client.wants?.checks.contains(.completion) == true
    }

    override func watchdogLooks() {
        isBusy = false
        guard let page = missingPage(.watchdog) else { return }
        show([page])
    }

    /// Lowers the flag at an end, and sets the wanted page again.
    private func endsWaiting(_ end: BusyFlag.End) {
        if client.busy?.end == end { isBusy = false }
        guard !isBusy, let page = missingPage(end == .completion ? .completion : .didFinishAnimating) else { return }
        DispatchQueue.main.async { [weak self] in self?.show([page]) }
    }

    private func missingPage(_ check: WantedPage.Check) -> UIViewController? {
        guard let wanted, client.wants?.checks.contains(check) == true, wanted !== viewControllers?.first else {
            return nil
        }
        return wanted
    }

    // MARK: Variables

    /// Updates the variables that change in a callback; each takes one of the pages that are known there.
    func follow(_ callback: Tracker.Callback, completed: Bool = true, _ pages: [Tracker.Source: UIViewController]) {
        for tracker in client.trackers where tracker.updatedIn.contains(callback) {
            guard completed || !tracker.onlyWhenCompleted, let page = pages[tracker.takes] else { continue }
            variables[tracker.name] = page
        }
    }

    /// Whether the app does anything with a variable but show it.
    private func matters(_ tracker: Tracker) -> Bool {
        client.answersFrom == tracker.name || client.actions.contains { $0.target == .tracker(tracker.name) }
    }
}

extension ListPager: UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        pending = pendingViewControllers.first
        follow(.willTransitionTo, known([.pending: pending, .shown: viewControllers?.first]))
        if client.busy?.start == .willTransitionTo { isBusy = true }
        act(in: .willTransitionTo, about: pendingViewControllers)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        let pages = [
            Tracker.Source.pending: pending, .shown: viewControllers?.first, .previous: previousViewControllers.first,
        ]
        follow(.didFinishAnimating, completed: completed, known(pages))
        if client.wants != nil, completed { wanted = viewControllers?.first }
        endsWaiting(.didFinishAnimating)
        act(in: .didFinishAnimating, about: previousViewControllers, ended: completed)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> SpineLocation { spine(for: orientation) }

    private func known(_ pages: [Tracker.Source: UIViewController?]) -> [Tracker.Source: UIViewController] {
        pages.compactMapValues { $0 }
    }
}
