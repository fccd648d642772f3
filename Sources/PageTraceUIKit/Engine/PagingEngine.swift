package import PageTrace

/// The engine behind a page view controller: the model, driven step by step, and the app's objects that it calls.
///
/// It is the same for the face and for Apple's UIKit, and imports neither: all that it needs from them is a
/// `DrivenPager`.
@MainActor
package final class PagingEngine: DrivenContainer {
    /// The page view controller, which owns the engine.
    package unowned let owner: any DrivenPager
    /// What the recording includes besides data source, delegate, completion and indicator.
    package private(set) var observes: Set<CallbackRole> = []
    package let journal = StepJournal()
    /// Reads what the app keeps before and after every step; nil if it is not recorded.
    package var readKeptPages: (() -> [KeptPages<PageIdentity>])?
    /// The answers for the indicator, kept until it asks for them, with the sets that the app made meanwhile.
    var indicator = IndicatorAnswers()
    /// Whether the app is asked something that is no callback: what it sets waits in `waitingSets`.
    var isAsking = false
    var waitingSets: [() -> Void] = []
    /// What is happening, and the app's current callback, in case it traps.
    package private(set) var doing = ""
    var calling: Callback<PageIdentity>?
    package var placeOfCall: String? { calling?.place }
    /// Whether a driver is at work; what the app does before that is setup.
    package var isDriven = false
    /// Whether a finger is on the scroll view.
    package internal(set) var scrollPhase = ScrollPhase.rest
    /// Whether a whole swipe is performed, whose finger lifts by itself.
    package var isSwiping = false

    package private(set) var settings: PageViewControllerSettings
    private lazy var session = makeSession()
    package private(set) var isPerforming = false
    /// The container as of the last time the app was in control.
    private var latest: PageViewControllerModel?
    var borrowed: BorrowedContainer?
    /// The calls of `setViewControllers` whose blocks have not run, in order.
    var calls: [(pages: [PageIdentity], isAnimated: Bool, completion: ((Bool) -> Void)?)] = []
    /// The pages that the container holds and thereby keeps alive.
    private var held: [AnyObject] = []
    /// The pages that occurred in this step, kept alive until its end.
    private(set) var pool: [AnyObject] = []
    var shouldHaveDataSource = false
    var waitingDoubleSided: Bool?
    /// Whether the current action has begun an animated set, which is the only thing that it settles.
    var hasBegunSet = false
    /// The seconds since what moves began to.
    var secondsMoving = 0.0
    /// Whether the main queue turns: a set then is one that the app has put off.
    var isTurning = false
    /// What the screen is about to do, nil for nothing.
    var screenChange: ContainerAppearance?
    /// The numbers that the model knows the pages by.
    private(set) var numbers = PageNumbers<PageIdentity>()
    /// The pages that occurred so far, in order.
    private(set) var met: [PageIdentity] = []
    private var isMet: Set<PageIdentity> = []

    package init(_ owner: any DrivenPager) {
        self.owner = owner
        settings = owner.settings
    }

    /// A driver's requests for the pager that is created while it loads a screen.
    package static var wanted: (settings: (inout PageViewControllerSettings) -> Void, observes: Set<CallbackRole>)?

    /// Variables that the apps which are loaded now could have beside their own, for a search.
    package static var shadows: [Tracker] = []

    private func makeSession() -> StagedSession<PageViewControllerStage<AppClient>> {
        if let wanted = Self.wanted {
            wanted.settings(&settings)
            observes = wanted.observes
        }
        return StagedSession(
            PageViewControllerStage(
                settings, client: AppClient(engine: self, shadows: Self.shadows), observes: observes,
                pages: PageNames()))
    }

    package func recording(title: String, of steps: [Step]) -> Recording {
        // The words belong to recordings of traces, so an empty trace provides them.
        let empty = Trace(title: title, container: settings, pages: session.stage.pages.all, gestures: [])
        return Recording(heading: empty, steps: steps)
    }

    /// The pages so far, in order, with their names.
    package var known: [(page: PageIdentity, name: String)] {
        var names = session.stage.pages
        return met.map { page in
            names.meet(number(page), page.name)
            return (page, names.name(of: number(page)))
        }
    }

    /// The current container, even from within a callback.
    package var container: PageViewController<PageIdentity> { PageViewController(model, numbers) }

    package var model: PageViewControllerModel {
        if let borrowed { return borrowed.container.pointee }
        if isPerforming, let latest { return latest }
        return current.stage.container
    }

    /// The session, with a data source only if the app has one.
    var current: StagedSession<PageViewControllerStage<AppClient>> {
        if !shouldHaveDataSource, steps.isEmpty, session.stage.container.hasDataSource { removeInitialDataSource() }
        return session
    }

    private func removeInitialDataSource() {
        perform { $0.act("") { container, _ in container.removeDataSource() } }
    }

    package var identitiesOnScreen: [PageIdentity] { Array(container.onScreen) }

    package var parts: [PageIdentity] { container.heldPages + met }

    package var isAtRest: Bool { container.isAtRest }

    package var shown: [AnyObject] { container.viewControllers.compactMap(\.controller) }

    /// Applies other settings; returns whether it was in time, before the first page.
    package func configure(_ change: (inout PageViewControllerSettings) -> Void, observes: Set<CallbackRole>) -> Bool {
        var changed = settings
        change(&changed)
        guard changed != settings || observes != self.observes else { return true }
        guard steps.isEmpty, !isPerforming, container.viewControllers.isEmpty else { return false }
        (settings, self.observes) = (changed, observes)
        session = makeSession()
        if !shouldHaveDataSource { removeInitialDataSource() }
        return true
    }

    func number(_ page: PageIdentity) -> PageNumber { numbers.number(of: page) }

    package func name(of page: PageIdentity) -> String {
        var names = session.stage.pages
        names.meet(number(page), page.name)
        return names.name(of: number(page))
    }

    /// Performs an action, and keeps alive what the container holds then.
    @discardableResult
    func perform(_ body: (inout StagedSession<PageViewControllerStage<AppClient>>) -> Step) -> Step {
        latest = session.stage.container
        isPerforming = true
        TrapNote.watch(self)
        let step = body(&session)
        isPerforming = false
        latest = nil
        settleCalls()
        held = container.heldPages.compactMap(\.controller)
        pool = []
        return step
    }

    package func perform(_ gesture: PageGesture<PageNumber>) -> Step {
        doing = gesture.recordKind.words
        secondsMoving = 0
        defer { carryOutWaitingDoubleSided() }
        return append(perform { $0.perform(gesture) })
    }

    package func act(_ words: String, settles: Bool, _ action: () -> Void) -> Step {
        act(words, settles: settles, loses: [], action)
    }

    /// Lets the app do something, as one step, and loses calls that report an end.
    package func act(_ words: String, settles: Bool, loses losses: Losses, _ action: () -> Void) -> Step {
        doing = words
        hasBegunSet = false
        return append(
            perform { session in
                session.act(words) { container, recorder in
                    container.lose(losses)
                    defer { container.lose([]) }
                    lend(&container, recorder: &recorder, action)
                    // A completion block may begin another animation: that one is settled as well, but no further ones.
                    guard settles, hasBegunSet else { return }
                    container.settle(client: &recorder)
                    if case .set = container.transition { container.settle(client: &recorder) }
                    lend(&container, recorder: &recorder, owner.scrollingAnimationEnds)
                }
            })
    }

    /// Lends the container for the duration of a call to the app.
    func lend<Result>(
        _ container: UnsafeMutablePointer<PageViewControllerModel>,
        recorder: UnsafeMutablePointer<Recorder<AppClient>>? = nil, _ body: () -> Result
    ) -> Result {
        let outer = borrowed
        borrowed = BorrowedContainer(container: container, recorder: recorder)
        defer {
            latest = container.pointee
            borrowed = outer
        }
        return body()
    }

    /// Keeps a page alive until the end of the step.
    func keep(_ controller: AnyObject) -> PageIdentity {
        pool.append(controller)
        let identity = owner.identity(of: controller)
        if isMet.insert(identity).inserted { met.append(identity) }
        return identity
    }

    /// Discards the blocks that will never run: only the animated set in flight still has one.
    private func settleCalls() {
        guard case .set = session.stage.container.transition else { return calls = [] }
        let shown = Array(container.viewControllers)
        calls = calls.last { $0.pages == shown && $0.isAnimated }.map { [$0] } ?? []
    }
}
