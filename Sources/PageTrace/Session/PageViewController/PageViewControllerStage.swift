public import Paging

/// A page view controller with one client.
///
/// Only this type depends on the type of the client's pages. Beyond it, pages are positions, and all of that code is
/// compiled once.
public struct PageViewControllerStage<Client: PageViewControllerClient>: Stage {
    /// What the app shows as a page.
    public typealias Page = Client.Page

    /// The container.
    public var container: PageViewController<Page> { storedContainer }

    /// The container's settings.
    public let settings: PageViewControllerSettings

    /// The client, which the app's own code may change between gestures.
    @inlinable public var client: Client {
        get { recorder.client }
        set { recorder.client = newValue }
    }

    /// The pages that were met so far, with their names.
    @inlinable public var pages: PageTable<Page> { table }

    /// The callbacks of the latest gesture.
    public var callbacks: [Callback<Page>] { recorder.log.map(\.callback) }

    @usableFromInline var storedContainer: PageViewController<Page>
    @usableFromInline var draws: PreloadDraws?
    @usableFromInline var recorder: Recorder<Client>
    @usableFromInline var table: PageTable<Page>
    /// The container as of the latest observation, with pages that need not be looked up again.
    @usableFromInline var latest: PageViewController<PagePosition>?
    /// The tracked values of the client, and the same values with positions, as long as they stay the same.
    @usableFromInline var values: [TrackedValue<Page>] = []
    @usableFromInline var positionedValues: [TrackedValue<PagePosition>] = []

    /// Creates a container at rest, with no page shown.
    ///
    /// - Parameters:
    ///   - settings: The container's settings.
    ///   - client: The client under observation.
    ///   - observes: What to record besides data source, delegate, completion and indicator: appearance, containment,
    ///     progress.
    ///   - pages: The pages that get names first.
    public init(
        _ settings: PageViewControllerSettings, client: Client, observes: Set<CallbackRole>, pages: PageTable<Page>
    ) {
        self.settings = settings
        table = pages
        storedContainer = PageViewController(settings)
        draws = PreloadDraws(settings)
        recorder = Recorder(
            client, observesAppearance: observes.contains(.appearance),
            observesContainment: observes.contains(.containment), observesProgress: observes.contains(.progress))
    }

    /// Whether UIKit would have raised, or the app's code trapped; nothing happens after that.
    @inlinable public var hasStopped: Bool { storedContainer.hasStopped }

    /// Why a gesture cannot come next; nil if it can.
    public func refusal(of gesture: PageGesture<Page>) -> GestureRefusal? { storedContainer.refusal(of: gesture) }

    /// Performs a gesture and returns what followed from it.
    @inlinable
    public mutating func observe(_ gesture: PageGesture<Page>) -> PageObservation {
        observe(gesture, keptBefore: nil)
    }

    @inlinable
    mutating func observe(
        _ gesture: PageGesture<Page>, keptBefore: [KeptPages<Page>]?
    ) -> PageObservation {
        let gesture = draws?.decided(gesture) ?? gesture
        let cause = PageObservation.Cause.gesture(gesture.map { table.position(of: $0) })
        let side = storedContainer.side(of: gesture)
        return observe(cause, direction: gesture.direction, side: side, keptBefore: keptBefore) {
            $0.perform(gesture, client: &$1)
        }
    }

    /// Lets the app do something from outside, and returns everything that followed from it.
    ///
    /// - Parameters:
    ///   - words: What happens, in the words of the recording, such as `tap Next`.
    ///   - action: Performs it on the container; every callback that follows is recorded.
    public mutating func observe(
        _ words: String, acting action: (inout PageViewController<Page>, inout Recorder<Client>) -> Void
    ) -> PageObservation {
        observe(.change(words)) { container, recorder in
            let shown = container.onScreen
            action(&container, &recorder)
            if container.hasStopped { return .raised }
            if case .none = container.transition { return container.onScreen == shown ? .changed : .completed }
            return .inFlight
        }
    }

    /// Performs something that happens from outside, and returns what followed from it.
    ///
    /// - Parameters:
    ///   - cause: What happens.
    ///   - direction: The side that it leads to.
    ///   - side: The side on which it can begin a transition.
    ///   - keptBefore: What the app kept before; nil for what it keeps now.
    ///   - action: Performs it.
    @inlinable
    mutating func observe(
        _ cause: PageObservation.Cause, direction: Direction? = nil, side: Direction? = nil,
        keptBefore: [KeptPages<Page>]? = nil,
        _ action: (inout PageViewController<Page>, inout Recorder<Client>) -> GestureOutcome
    ) -> PageObservation {
        recorder.removeAll()
        let before = latest.take() ?? table.positioned(storedContainer)
        let kept = positioned(keptBefore ?? recorder.client.keptPages)
        var neighbour = NeighbourSlot<Page>.unknown
        if let side, let shown = storedContainer.viewControllers.first {
            neighbour = recorder.client.currentNeighbour(of: shown, side)
        }
        let outcome = action(&storedContainer, &recorder)
        let after = table.positioned(storedContainer)
        latest = after
        var seen = PageObservation(
            cause: cause, settings: settings, before: before, after: after, direction: direction,
            side: side, outcome: outcome, expected: .unknown)
        seen.keptBefore = kept
        seen.keptAfter = positioned(recorder.client.keptPages)
        var pending: Page?
        for entry in recorder.log {
            if case .willTransitionTo(let pages) = entry.callback { pending = pages.first }
            seen.log.append(RecordedCallback(table.positioned(entry.callback), phase: entry.phase))
        }
        if let side {
            if case .none = neighbour, let pending { seen.leadsToUnknownPage = isUnknown(pending) }
            let remembered = pending ?? storedContainer.neighbour(side).page
            seen.expected = neighbour.map { page in
                // A fresh copy of the same page does not count as another page.
                guard let remembered, recorder.client.isCopy(remembered, of: page) else {
                    return table.position(of: page)
                }
                return table.position(of: remembered)
            }
        }
        if !recorder.changes.isEmpty {
            seen.changes = recorder.changes.map {
                RecordedChange(
                    position: $0.position, old: positioned($0.old), new: positioned($0.new))
            }
        }
        seen.trackedValues = positionedTrackedValues()
        seen.rightContents = rightContents()
        judge(&seen)
        seen.names = table.names
        return seen
    }

    /// Whether the data source would answer nil on both sides of a page, because it no longer knows it.
    @inlinable
    func isUnknown(_ page: Page) -> Bool {
        func isMissing(_ side: Direction) -> Bool {
            if case .none = recorder.client.currentNeighbour(of: page, side) { true } else { false }
        }
        return isMissing(.forward) && isMissing(.backward)
    }

    /// The correct content of each variable that does not hold a page, for each shown page; empty if all hold pages.
    @inlinable
    mutating func rightContents() -> [[TrackedValue<PagePosition>.Content]] {
        guard values.contains(where: { !$0.content.isPage }) else { return [] }
        let shown = Array(storedContainer.onScreen)
        return values.map { value in
            shown.compactMap { recorder.client.rightContent(of: value, for: $0)?.map { table.position(of: $0) } }
        }
    }

    /// Asks the client which of its answers were wrong, and whether its code has trapped.
    @inlinable
    mutating func judge(_ seen: inout PageObservation) {
        if let position = recorder.crashPosition, let crash = recorder.client.crash {
            seen.crash = (position, crash)
            if storedContainer.hasStopped { seen.storedOutcome = .crashed }
        }
        var position = 0
        for entry in recorder.log {
            defer { position += 1 }
            let right: NeighbourSlot<Page>
            switch entry.callback {
            case .viewControllerAfter(let page, let answer):
                right = recorder.client.correction(of: answer, to: page, .forward)
            case .viewControllerBefore(let page, let answer):
                right = recorder.client.correction(of: answer, to: page, .backward)
            default: continue
            }
            if case .unknown = right { continue }
            guard position != seen.crash?.position else { continue }
            seen.corrections.append((position, right.map { table.position(of: $0) }))
        }
    }

    @inlinable
    mutating func positionedTrackedValues() -> [TrackedValue<PagePosition>] {
        let current = recorder.client.trackedValues
        if current != values {
            values = current
            positionedValues = current.map { positioned($0) }
        }
        return positionedValues
    }

    @inlinable
    mutating func positioned(_ value: TrackedValue<Page>) -> TrackedValue<PagePosition> {
        value.map { table.position(of: $0) }
    }

    @inlinable
    mutating func positioned(_ kept: [KeptPages<Page>]) -> [KeptPages<PagePosition>] {
        kept.isEmpty ? [] : kept.map { $0.map { table.position(of: $0) } }
    }
}

extension PageViewControllerStage: Sendable where Client: Sendable, Page: Sendable {}
