package import Paging

/// A page view controller with one client.
///
/// Only this type depends on the type of the client's pages. Beyond it, pages are positions, and all of that code is
/// compiled once.
@usableFromInline package struct PageViewControllerStage<Client: RecordedClient>: Stage {
    @usableFromInline package typealias Page = Client.Page

    @usableFromInline package internal(set) var container: PageViewController<Page>
    package let settings: PageViewControllerSettings

    @inlinable package var client: Client {
        get { recorder.client }
        set { recorder.client = newValue }
    }

    /// The pages that were met so far, with their names.
    @usableFromInline package internal(set) var pages: PageTable<Page>

    /// The callbacks of the latest gesture.
    package var callbacks: [Callback<Page>] { recorder.log.map(\.callback) }

    /// How many gestures of an explored walk may still lose a call; a trace may lose as many as it says.
    @usableFromInline package var lossesLeft: UInt8

    @usableFromInline var draws: PreloadDraws?
    @usableFromInline var recorder: Recorder<Client>

    /// - Parameters:
    ///   - observes: What to record besides data source, delegate, completion and indicator.
    ///   - pages: The pages that get names first.
    package init(
        _ settings: PageViewControllerSettings, client: Client, observes: Set<CallbackRole>, pages: PageTable<Page>
    ) {
        self.settings = settings
        self.pages = pages
        container = PageViewController(settings)
        lossesLeft = settings.triedLosses
        draws = PreloadDraws(settings)
        recorder = Recorder(
            client, observesAppearance: observes.contains(.appearance),
            observesContainment: observes.contains(.containment), observesProgress: observes.contains(.progress))
    }

    @inlinable package var hasStopped: Bool { container.hasStopped }
    @usableFromInline package var isDecidedByChance: Bool { draws != nil }

    @usableFromInline package func refusal(of gesture: PageGesture<Page>) -> GestureRefusal? {
        container.refusal(of: gesture)
    }

    /// Draws whether the neighbor is asked for after a landing, if the settings leave it to chance.
    @inlinable
    package mutating func decided(_ gesture: PageGesture<Page>) -> PageGesture<Page> {
        draws?.decided(gesture) ?? gesture
    }

    @usableFromInline package mutating func enter(_ situation: Self) {
        let draws = draws
        self = situation
        self.draws = draws
    }

    @inlinable
    package mutating func observe(_ gesture: PageGesture<Page>) -> PageObservation { observe(gesture, keptBefore: nil) }

    @inlinable
    mutating func observe(_ gesture: PageGesture<Page>, keptBefore: [KeptPages<Page>]?) -> PageObservation {
        guard !container.viewControllers.isEmpty else { return observeFirst(gesture, keptBefore: keptBefore) }
        let cause = PageEvent.Cause.gesture(gesture.map { pages.position(of: $0) })
        return observe(cause, side: container.side(of: gesture), keptBefore: keptBefore) {
            $0.perform(gesture, client: &$1)
        }
    }

    /// Performs a gesture while no page is shown.
    ///
    /// The first page gets its name at the end: an app may set a title when the view loads.
    @inlinable
    mutating func observeFirst(_ gesture: PageGesture<Page>, keptBefore: [KeptPages<Page>]?) -> PageObservation {
        var (event, neighbor) = begin(.change(.calls), container.side(of: gesture), keptBefore)
        event.outcome = container.perform(gesture, client: &recorder)
        event.cause = .gesture(gesture.map { pages.position(of: $0) })
        end(&event, neighbor)
        return PageObservation(event, names: pages.names, plainNames: pages.plainNames)
    }

    /// Lets the app do something from outside, and returns everything that followed from it.
    @inlinable
    mutating func observe(
        _ kind: GestureRecord.Kind, acting action: (inout PageViewController<Page>, inout Recorder<Client>) -> Void
    ) -> PageObservation {
        observe(.change(kind)) { container, recorder in
            let shown = container.onScreen
            action(&container, &recorder)
            if container.hasStopped { return .raised }
            guard container.isAtRest else { return .inFlight }
            return container.onScreen == shown ? .changed : .completed
        }
    }

    /// Performs something that happens from outside, and returns what followed from it.
    ///
    /// - Parameter keptBefore: What the app kept before; nil for what it keeps now.
    @inlinable
    mutating func observe(
        _ cause: PageEvent.Cause, side: Direction? = nil, keptBefore: [KeptPages<Page>]? = nil,
        _ action: (inout PageViewController<Page>, inout Recorder<Client>) -> GestureOutcome
    ) -> PageObservation {
        var (event, neighbor) = begin(cause, side, keptBefore)
        event.outcome = action(&container, &recorder)
        end(&event, neighbor)
        return PageObservation(event, names: pages.names, plainNames: pages.plainNames)
    }

    /// Notes everything as it is before the gesture, and what the data source would answer on its side.
    ///
    /// Apart from the action, so that it is compiled once and not for every action. The same is true of the end.
    @inlinable
    mutating func begin(
        _ cause: PageEvent.Cause, _ side: Direction?, _ keptBefore: [KeptPages<Page>]?
    ) -> (event: PageEvent, neighbor: NeighborSlot<Page>) {
        recorder.removeAll()
        // Pages get their names in the order in which they are met.
        let kept = (keptBefore ?? recorder.client.keptPages).map { $0.map { pages.position(of: $0) } }
        var event = PageEvent(cause, side: side, before: container.map { pages.position(of: $0) })
        event.keptBefore = kept
        guard let side, let shown = container.viewControllers.first else { return (event, .unknown) }
        return (event, recorder.client.currentNeighbor(of: shown, side))
    }

    /// Notes everything that followed.
    @inlinable
    mutating func end(_ event: inout PageEvent, _ neighbor: NeighborSlot<Page>) {
        event.after = container.map { pages.position(of: $0) }
        event.keptAfter = recorder.client.keptPages.map { $0.map { pages.position(of: $0) } }
        event.log = recorder.log.map { $0.map { pages.position(of: $0) } }
        event.incidents = recorder.incidents.map { $0.map { pages.position(of: $0) } }
        // A gesture that had nothing to lose leaves as many for the rest of the walk.
        if lossesLeft > 0, event.incidents.contains(where: \.incident.isLossOfGesture) { lossesLeft -= 1 }
        if let side = event.side { compare(neighbor, side, &event) }
        event.changes = recorder.changes.map { $0.map { pages.position(of: $0) } }
        let values = recorder.client.trackedValues
        event.trackedValues = values.map { $0.map { pages.position(of: $0) } }
        event.rightContents = rightContents(of: values)
        judge(&event)
    }

    /// Notes where the data source would have led the transition before the gesture.
    @inlinable
    mutating func compare(_ neighbor: NeighborSlot<Page>, _ side: Direction, _ event: inout PageEvent) {
        if case .unknown = neighbor { return }
        var pending: Page?
        for entry in recorder.log { if case .willTransitionTo(let pages) = entry.callback { pending = pages.first } }
        if case .none = neighbor, let pending { event.leadsToUnknownPage = isUnknown(pending) }
        let remembered = pending ?? container.neighbor(side).page
        let expected = neighbor.map { page in
            // A fresh copy of the same page does not count as another page.
            guard let remembered, recorder.client.isCopy(remembered, of: page) else { return page }
            return remembered
        }
        event.expected = expected.map { pages.position(of: $0) }
    }

    /// Whether the data source would answer nil on both sides of a page, because it no longer knows it.
    @inlinable
    func isUnknown(_ page: Page) -> Bool {
        func isMissing(_ side: Direction) -> Bool {
            if case .none = recorder.client.currentNeighbor(of: page, side) { true } else { false }
        }
        return isMissing(.forward) && isMissing(.backward)
    }

    /// The correct content of each variable that does not hold a page, for each shown page; empty if all hold pages.
    @inlinable
    mutating func rightContents(of values: [TrackedValue<Page>]) -> [[TrackedValue<PagePosition>.Content]] {
        guard values.contains(where: { !$0.content.isPage }) else { return [] }
        let shown = Array(container.onScreen)
        let right = values.map { value in shown.compactMap { recorder.client.rightContent(of: value, for: $0) } }
        return right.map { $0.map { $0.map { pages.position(of: $0) } } }
    }

    /// Asks the client which of its answers were wrong, and whether its code has trapped.
    @inlinable
    mutating func judge(_ event: inout PageEvent) {
        if let position = recorder.crashPosition, let crash = recorder.client.crash {
            event.crash = (position, crash)
            if container.hasStopped { event.outcome = .crashed }
        }
        for (position, entry) in recorder.log.enumerated() where position != event.crash?.position {
            guard let question = entry.callback.question else { continue }
            let right = recorder.client.correction(of: question.answer, to: question.page, question.side)
            if case .unknown = right { continue }
            event.corrections.append((position, right.map { pages.position(of: $0) }))
        }
    }

    /// Changes the client from outside, and makes the step.
    @inlinable
    package mutating func step(_ words: String, number: Int, _ change: (inout Client) -> Void) -> Step {
        observe(.change(.act(words))) { _, recorder in
            change(&recorder.client)
            return .changed
        }.step(number: number)
    }
}

extension PageViewControllerStage: Sendable where Client: Sendable, Page: Sendable {}

extension StagedSession {
    /// Lets the app do something, and records everything that followed as one step.
    ///
    /// - Parameter words: What happens, in the words of the recording, such as `tap Next`.
    @discardableResult
    package mutating func act<Client>(
        _ words: String, _ action: (inout PageViewController<Client.Page>, inout Recorder<Client>) -> Void
    ) -> Step where Stage == PageViewControllerStage<Client> {
        counting { stage, number in
            stage.observe(.act(words), acting: action).step(number: number)
        }
    }
}
