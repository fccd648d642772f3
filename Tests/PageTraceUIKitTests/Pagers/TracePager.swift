import PageTrace
import PageTraceBridge
import PageTraceUIKit
import Testing

/// A pager that is told what the gestures of a trace say; its subclasses are the apps.
class TracePager: UIPageViewController {
    /// The names of the pages behind the data source.
    var list: PageList<String>

    init(_ trace: Trace, _ container: PageViewControllerSettings) {
        list = PageList(trace.pages)
        let isCurl = container.transitionStyle == .pageCurl
        super.init(
            transitionStyle: isCurl ? .pageCurl : .scroll,
            navigationOrientation: container.navigationOrientation == .vertical ? .vertical : .horizontal,
            options: isCurl ? [.spineLocation: UIKitValues.spine(container.spineLocation ?? .min)] : nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        assignDataSource()
        delegate = self as? any UIPageViewControllerDelegate
    }

    // MARK: What differs between apps

    /// Assigns the app's data source: by default the pager itself.
    func assignDataSource() { dataSource = self as? any UIPageViewControllerDataSource }

    /// The pages of these names, for a set; nil if the app then sets none.
    func pages(toSet names: [String]) -> [UIViewController]? { nil }

    /// Whether each set has a completion block.
    var hasCompletionBlocks: Bool { false }

    /// The app's watchdog looks.
    func watchdogLooks() {}

    /// The list changes.
    func update(_ change: ListChange) { list.apply(change) }

    /// Sets pages, with a block that may do nothing, or without one.
    func show(
        _ pages: [UIViewController], _ direction: Direction = .forward, animated: Bool = false,
        completion: ((Bool) -> Void)? = { _ in }
    ) {
        setViewControllers(
            pages, direction: direction == .forward ? .forward : .reverse, animated: animated, completion: completion)
    }

    // MARK: What happens to all of them

    /// Does what a gesture says, and lets the main queue turn if nothing is in flight then, as the model does.
    func perform(_ gesture: PageViewControllerGesture, _ driver: PagingDriver) {
        begin(gesture, driver)
        // An app whose every set makes another would never come to its end.
        for _ in 0..<50 where driver.waitingTurns > 0 {
            if case .none = engine.model.transition { driver.turn() }
        }
    }

    private func begin(_ gesture: PageViewControllerGesture, _ driver: PagingDriver) {
        switch gesture {
        case .page(let gesture): begin(gesture, driver)
        case .list(let change): driver.act("change the list") { update(change) }
        case .act(let act): driver.act(act.words, settles: act.settles) { act.effects.forEach(perform) }
        case .after: driver.act("after watchdog") { if case .none = engine.model.transition { watchdogLooks() } }
        }
    }

    /// The pages of a set, counted from the page that is shown, which the variables of the traces name as well.
    private func names(of target: AppAct.Target) -> [String] {
        switch target {
        case .pages(let names): return names
        case .beside(let side):
            guard let shown = viewControllers?.first?.title, let place = list.pages.firstIndex(of: shown) else {
                return []
            }
            let next = place + (side == .forward ? 1 : -1)
            return list.pages.indices.contains(next) ? [list.pages[next]] : []
        }
    }

    private func perform(_ effect: AppAct.Effect) {
        switch effect {
        case .list(let change): update(change)
        case .set(let set):
            let names = names(of: set.target)
            guard !names.isEmpty, let pages = pages(toSet: names) else { return }
            show(pages, set.side, animated: set.isAnimated, completion: set.isAnimated ? { _ in } : nil)
        case .dataSource(.assigned): assignDataSource()
        case .dataSource(.removed): dataSource = nil
        case .scrollEnabled(let isEnabled): setScrollEnabled(isEnabled)
        // What an app keeps calls nothing.
        case .update, .busy, .wants: break
        }
    }

    private func setScrollEnabled(_ isEnabled: Bool) {
        for case let scrollView as UIScrollView in view.subviews { scrollView.isScrollEnabled = isEnabled }
    }

    private func begin(_ gesture: PageGesture<String>, _ driver: PagingDriver) {
        switch gesture {
        case .set(let set): perform(set, driver)
        case .swipe(let swipe): driver.swipe(swipe.direction, ends: swipe.ends, preload: swipe.preload)
        case .drag(let direction): driver.drag(direction)
        case .move(let position): driver.move(to: position)
        case .release(let release): driver.release(ends: release.ends, preload: release.preload)
        case .settle: driver.settle()
        case .dataSource(.assigned): assignDataSource()
        case .dataSource(.removed): dataSource = nil
        case .scrollEnabled(let isEnabled): setScrollEnabled(isEnabled)
        case .orientation(let orientation): driver.rotate(to: UIKitValues.orientation(orientation))
        case .doubleSided(let isDoubleSided): self.isDoubleSided = isDoubleSided
        case .container(.appears, let isAnimated): driver.appear(animated: isAnimated)
        case .container(.disappears, let isAnimated): driver.disappear(animated: isAnimated)
        case .container(.layoutChanges, _): driver.layoutChanges()
        case .turn: driver.turn()
        case .losing(let losses, .swipe(let swipe)):
            driver.swipe(swipe.direction, ends: swipe.ends, preload: swipe.preload, loses: losses)
        case .losing(let losses, .set(let set)): perform(set, losing: losses, driver)
        case .losing(_, let gesture): Issue.record("The driver loses no calls of \(gesture).")
        }
    }

    private func perform(_ set: ProgrammaticSet, losing losses: Losses = [], _ driver: PagingDriver) {
        let completion: (Bool) -> Void = { [weak self] _ in
            guard let self, !set.completionPages.isEmpty, let pages = pages(toSet: set.completionPages) else { return }
            show(pages, set.direction, animated: set.completionIsAnimated)
        }
        driver.act("set", settles: set.settles, loses: losses) {
            guard let pages = pages(toSet: set.pages) else { return }
            show(
                pages, set.direction, animated: set.isAnimated,
                completion: set.hasCompletion || hasCompletionBlocks ? completion : nil)
        }
    }
}
