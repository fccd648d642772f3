public import PageTrace
import PageTraceEngine

#if canImport(UIKit)
    public import UIKit
#else
    public import PageTraceFace
#endif

/// Drives an app's page view controller, unchanged: gestures in, a recording out.
///
/// ```swift
/// let pager = OnboardingViewController()
/// let driver = PagingDriver(pager)
/// driver.track("title") { pager.navigationItem.title }
/// driver.walk("1→2→(3)→3")
/// driver.act("tap Next") { pager.nextTapped() }
/// assertNoFindings(in: driver)
/// ```
///
/// The view is loaded and appears when the driver is created; if the settings say that it starts off screen, it appears
/// with ``appear(animated:)``. Whatever the app does from then on is a step of the recording. If it has set pages
/// before, that is a step as well.
///
/// With Apple's UIKit it is the same class, and the model takes the place of what moves Apple's pager. (Not tried)
@MainActor
public final class PagingDriver {
    /// The page view controller.
    public let pager: UIPageViewController

    /// The screen that the page view controller is on.
    public let screen: UIViewController

    /// The title of the recording.
    public var title: String

    /// The model behind the page view controller.
    let engine: PagingEngine
    let turns: any MainTurns
    /// The actions that the app can perform at any time, for a search.
    var offers: [(words: String, action: () -> Void)] = []

    /// Shows a screen, and finds the page view controller on it.
    ///
    /// - Parameters:
    ///   - screen: The page view controller, or a controller that has one among its children.
    ///   - title: The title of the recording.
    ///   - observes: What to record besides data source, delegate, completion and indicator: appearance, containment.
    ///   - settings: Changes how the model behaves: quirks, skipped preloads, what happens if UIKit would raise. It has
    ///     no effect on a pager that has already shown a page, and a finding says so.
    public convenience init(
        _ screen: UIViewController, title: String = "", observes: Set<CallbackRole> = [],
        settings: (inout PageViewControllerSettings) -> Void = { _ in }
    ) {
        self.init(screen, title: title, observes: observes, settings: settings, engine: Platform.engine)
    }

    /// Shows a screen, and finds the page view controller on it, and the model behind that.
    init(
        _ screen: UIViewController, title: String, observes: Set<CallbackRole>,
        settings: (inout PageViewControllerSettings) -> Void,
        engine findEngine: (UIPageViewController) -> PagingEngine
    ) {
        self.screen = screen
        self.title = title
        Platform.prepare()
        TrapNote.listen
        turns = Platform.turns()
        let found = turns.within {
            withoutActuallyEscaping(settings) { settings in
                PagingEngine.wanted = (settings, observes)
                defer { PagingEngine.wanted = nil }
                Self.load(screen)
                return Self.pager(in: screen).map { ($0, findEngine($0)) }
            }
        }
        let isInTime = found?.1.configure(settings, observes) ?? true
        pager = found?.0 ?? UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        engine = found?.1 ?? findEngine(pager)
        let missing =
            found == nil ? "There is no UIPageViewController in \(type(of: screen)), nor among its children." : nil
        if engine.container.isOnScreen { turns.within { letAppear() } }
        engine.isDriven = true
        if let missing {
            note("look for a page view controller", missing, advice: "Give the driver the page view controller itself.")
        } else if !isInTime {
            note(
                "change the settings", "The pager has shown a page before the driver was made.",
                advice: "Make the driver first, or let the pager set its first page in viewDidLoad.")
        }
    }

    /// Loads the view of a screen, and those of its children.
    private static func load(_ controller: UIViewController) {
        TrapNote.within(type(of: controller), "viewDidLoad") { controller.loadViewIfNeeded() }
        guard !(controller is UIPageViewController) else { return }
        for child in controller.children { load(child) }
    }

    private func letAppear() {
        TrapNote.within(type(of: screen), "viewDidAppear") { change(isAppearing: true, animated: false) }
    }

    private static func pager(in controller: UIViewController) -> UIPageViewController? {
        if let pager = controller as? UIPageViewController { return pager }
        for child in controller.children {
            if let pager = pager(in: child) { return pager }
        }
        return nil
    }

    /// The pages that are shown.
    public var viewControllers: [UIViewController] { engine.shown.compactMap { $0 as? UIViewController } }

    /// The steps so far.
    public var steps: [Step] { engine.steps }

    /// The number of entries that the app has put on the main queue and that have yet to run.
    ///
    /// With Apple's UIKit, this is always 0: nobody can see into the real main queue.
    public var waitingTurns: Int { turns.waiting }
}

extension PagingEngine {
    fileprivate func configure(
        _ change: (inout PageViewControllerSettings) -> Void, _ observes: Set<CallbackRole>
    ) -> Bool {
        var settings = settings
        change(&settings)
        return configure(settings, observes: observes)
    }
}
