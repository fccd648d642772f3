public import PageTrace
import PageTraceEngine

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
public final class PagingDriver: AppDriver {
    /// The page view controller.
    public let pager: UIPageViewController

    let engine: PagingEngine
    /// Whether a finger has lifted, and nobody has waited for what it moved.
    var hasReleased = false
    /// Compares the neighbors after what the app does; nil unless the test wants it.
    var neighborCheck: NeighborCheck?
    /// Whether the app has done something since the last check, the list then, and what was found then.
    var isCheckDue = false
    var checkedList: [AnyHashable]?
    var staleFindings: [Finding] = []

    /// Shows a screen, and finds the page view controller on it.
    ///
    /// - Parameters:
    ///   - screen: The page view controller, or a controller that has one among its children or in its view.
    ///   - title: The title of the recording.
    ///   - roles: What to record besides data source, delegate, completion and indicator: appearance, containment.
    ///   - settings: Changes how the model behaves: quirks, skipped preloads, what happens if UIKit would raise. It has
    ///     no effect on a pager that has already shown a page, and a finding says so: let the driver make the pager.
    public convenience init(
        _ screen: UIViewController, title: String = "", observing roles: Set<CallbackRole> = [],
        settings: (inout PageViewControllerSettings) -> Void = { _ in }
    ) { self.init(title: title, observing: roles, settings: settings, engine: Platform.engine) { screen } }

    /// Makes a screen and shows it, so that the settings hold even for a pager that sets its first page in its
    /// initializer.
    ///
    /// ```swift
    /// let driver = PagingDriver(settings: { $0.system = .classic }) { OnboardingViewController() }
    /// ```
    public convenience init(
        title: String = "", observing roles: Set<CallbackRole> = [],
        settings: (inout PageViewControllerSettings) -> Void = { _ in }, _ make: () -> UIViewController
    ) { self.init(title: title, observing: roles, settings: settings, engine: Platform.engine, make) }

    /// Shows a screen, and finds the page view controller on it, and the model behind that.
    init(
        title: String, observing roles: Set<CallbackRole>, settings: (inout PageViewControllerSettings) -> Void,
        engine findEngine: (UIPageViewController) -> PagingEngine, _ make: () -> UIViewController
    ) {
        let turns = Self.begin()
        var wanted = PageViewControllerSettings()
        settings(&wanted)
        let startsOnScreen = wanted.startsOnScreen
        var hasAppeared = false
        let (screen, found) = turns.within {
            withoutActuallyEscaping(settings) { settings in
                PagingEngine.wanted = (settings, roles)
                defer { PagingEngine.wanted = nil }
                let screen = make()
                Self.load(screen)
                hasAppeared = Self.pager(in: screen) == nil && startsOnScreen
                // Some apps make it then.
                if hasAppeared {
                    screen.beginAppearanceTransition(true, animated: false)
                    screen.endAppearanceTransition()
                }
                return (screen, Self.pager(in: screen).map { ($0, findEngine($0)) })
            }
        }
        let isInTime = found?.1.configure(settings, observes: roles) ?? true
        pager = found?.0 ?? UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        engine = found?.1 ?? findEngine(pager)
        super.init(screen, title: title, turns: turns, driven: engine)
        if engine.model.isOnScreen, !hasAppeared {
            turns.within {
                TrapNote.within(type(of: screen), "viewDidAppear") { change(isAppearing: true, animated: false) }
            }
        }
        engine.isDriven = true
        if found == nil {
            note(
                "look for a page view controller",
                "There is no UIPageViewController in \(type(of: screen)), nor among its children and views.",
                advice: "Give the driver the page view controller itself.")
        } else if !isInTime {
            note(
                "change the settings", "The pager has shown a page before the driver was made.",
                advice: "Let the driver make the pager, PagingDriver { Pager() }, or set the first page in viewDidLoad."
            )
        }
    }

    /// The pager among a controller, what it presents, and its children; then in its views, where apps put it without
    /// telling anybody.
    private static func pager(in controller: UIViewController) -> UIPageViewController? {
        if let pager = controller as? UIPageViewController { return pager }
        for child in [controller.presentedViewController].compactMap({ $0 }) + controller.children {
            if let pager = pager(in: child) { return pager }
        }
        return controller.viewIfLoaded.flatMap(pager(under:))
    }

    private static func pager(under view: UIView) -> UIPageViewController? {
        for view in view.subviews {
            if let pager = view.next as? UIPageViewController ?? pager(under: view) { return pager }
        }
        return nil
    }

    /// Whether a finger reaches what it would move.
    var takesTouches: Bool {
        let isThere =
            pager === screen || pager.parent != nil || pager.presentingViewController != nil
            || pager.viewIfLoaded?.superview != nil
        return isThere && (engine.owner as? any UIKitPager)?.takesTouches != false
    }

    /// The pages that are shown.
    public var viewControllers: [UIViewController] { engine.shown.compactMap { $0 as? UIViewController } }

    override func finish(_ performed: Step, isAct: Bool) -> Step {
        if isAct { isCheckDue = true }
        return checked(super.finish(performed, isAct: isAct))
    }
}
