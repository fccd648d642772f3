public import PageTrace

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
/// The view is loaded and appears when the driver is created. Whatever the app does from then on is a step of the
/// recording. If it has set pages before, that is a step as well.
@MainActor
public final class PagingDriver {
    /// The page view controller.
    public let pager: UIPageViewController

    /// The screen that the page view controller is on.
    public let screen: UIViewController

    /// The title of the recording.
    public var title: String

    let queue: MainQueue
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
    public init(
        _ screen: UIViewController, title: String = "", observes: Set<CallbackRole> = [],
        settings: (inout ContainerDescription) -> Void = { _ in }
    ) {
        self.screen = screen
        self.title = title
        queue = MainQueue.scoped ?? WaitingQueues.shared.take()
        let found = MainQueue.$scoped.withValue(queue) {
            withoutActuallyEscaping(settings) { settings in
                PagingEngine.wanted = (settings, observes)
                defer { PagingEngine.wanted = nil }
                screen.loadEverything()
                return Self.pager(in: screen)
            }
        }
        let isInTime = found?.engine.configure(settings, observes) ?? true
        pager = found ?? UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let missing =
            found == nil ? "There is no UIPageViewController in \(type(of: screen)), nor among its children." : nil
        MainQueue.$scoped.withValue(queue) { screen.appear(animated: false) }
        pager.engine.isDriven = true
        TrapNote.listen
        if let missing {
            note("look for a page view controller", missing, advice: "Give the driver the page view controller itself.")
        } else if !isInTime {
            note(
                "change the settings", "The pager has shown a page before the driver was made.",
                advice: "Make the driver first, or let the pager set its first page in viewDidLoad.")
        }
    }

    private static func pager(in controller: UIViewController) -> UIPageViewController? {
        if let pager = controller as? UIPageViewController { return pager }
        for child in controller.children {
            if let pager = pager(in: child) { return pager }
        }
        return nil
    }

    /// The pages that are shown.
    public var viewControllers: [UIViewController] { pager.engine.shown }

    /// The steps so far.
    public var steps: [Step] { pager.engine.steps }

    /// The number of entries that the app has put on the main queue and that have yet to run.
    public var waitingTurns: Int { queue.count }
}

extension PagingDriver: @MainActor RecordingSource {
    /// What was recorded so far.
    public var recording: Recording {
        let engine = pager.engine
        // The words for a container belong to recordings of traces, so an empty trace provides them.
        let empty = Trace(title: title, container: engine.description, pages: engine.names, gestures: [])
        return Recording(heading: empty, steps: engine.steps.map(withAllTrackers))
    }

    /// A step with every variable, including those that were tracked later.
    private func withAllTrackers(_ step: Step) -> Step {
        var step = step
        let known = step.trackers.map(\.name)
        let names = pager.engine.trackers.map(\.name)
        guard known != names else { return step }
        step.trackers = names.map { name in
            step.trackers.first { $0.name == name } ?? TrackerRecord(name: name, value: nil)
        }
        return step
    }
}

extension PagingEngine {
    fileprivate func configure(
        _ settings: (inout ContainerDescription) -> Void, _ observes: Set<CallbackRole>
    ) -> Bool {
        var description = description
        settings(&description)
        return configure(description, observes: observes)
    }
}

extension PagingDriver {
    /// Records that something could not be done.
    @discardableResult
    func note(_ words: String, _ found: String, advice: String) -> Step {
        let engine = pager.engine
        let held = engine.steps.last?.after ?? []
        let step = Step(
            number: 0, gesture: GestureRecord(name: words, outcome: .ignored), before: held, after: held,
            findings: [Finding(kind: .impossibleGesture, message: "\(found) \(advice)")])
        return engine.append(step)
    }
}
