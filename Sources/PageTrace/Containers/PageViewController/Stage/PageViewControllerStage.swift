package import Paging

/// A page view controller with one client.
///
/// It knows pages by their numbers, which the client gives out, and gives them names as they are met.
package struct PageViewControllerStage<Client: RecordedClient>: Stage {
    package var container: PageViewControllerModel
    package let settings: PageViewControllerSettings

    package var client: Client {
        get { recorder.client }
        set { recorder.client = newValue }
    }

    /// The pages that were met so far, with their names.
    package internal(set) var pages: PageNames
    /// Whether pages get names, and it is noted what the app keeps: of what is not told, neither is asked for.
    var isTold = true

    /// The callbacks of the latest gesture.
    package var callbacks: [Callback<PageNumber>] { recorder.log.map(\.callback) }

    /// How many gestures of an explored walk may still lose a call; a trace may lose as many as it says.
    package var lossesLeft: UInt8

    var draws: PreloadDraws?
    var recorder: Recorder<Client>

    /// - Parameters:
    ///   - observes: What to record besides data source, delegate, completion and indicator.
    ///   - pages: The pages that get names first.
    package init(
        _ settings: PageViewControllerSettings, client: Client, observes: Set<CallbackRole>, pages: PageNames
    ) {
        self.settings = settings
        self.pages = pages
        container = PageViewControllerModel(settings)
        lossesLeft = settings.triedLosses
        draws = PreloadDraws(settings)
        recorder = Recorder(
            client, observesAppearance: observes.contains(.appearance),
            observesContainment: observes.contains(.containment), observesProgress: observes.contains(.progress))
    }

    package var hasStopped: Bool { container.hasStopped }
    package var isDecidedByChance: Bool { draws != nil }

    package func refusal(of gesture: PageGesture<PageNumber>) -> GestureRefusal? {
        container.refusal(of: gesture)
    }

    /// Draws whether the neighbor is asked for after a landing, if the settings leave it to chance.
    package mutating func decided(_ gesture: PageGesture<PageNumber>) -> PageGesture<PageNumber> {
        draws?.decided(gesture) ?? gesture
    }

    package mutating func enter(_ situation: Self) {
        // Pages that were met since have their names: with those of the situation, a later page would get one of them.
        let (draws, old, pages) = (draws, recorder.client, pages)
        self = situation
        self.draws = draws
        self.pages = pages
        recorder.client = old
        recorder.client.enter(situation.client)
    }

    package mutating func observe(_ gesture: PageGesture<PageNumber>) -> PageObservation {
        observe(gesture, keptBefore: nil)
    }

    mutating func observe(_ gesture: PageGesture<PageNumber>, keptBefore: [KeptPages<PageNumber>]?) -> PageObservation {
        // The first page gets its name at the end: an app may set a title when the view loads.
        let isFirst = container.viewControllers.isEmpty
        if !isFirst { meet { gesture.forEachPage($0) } }
        let start = begin(container.side(of: gesture), keptBefore)
        let outcome = Client.perform(gesture, in: &container, &recorder)
        if isFirst { meet { gesture.forEachPage($0) } }
        return end(.gesture(gesture), start, outcome)
    }

    /// Performs something that happens from outside, and returns what followed from it.
    ///
    /// - Parameter keptBefore: What the app kept before; nil for what it keeps now.
    mutating func observe(
        _ cause: PageEvent.Cause, keptBefore: [KeptPages<PageNumber>]? = nil,
        _ action: (inout PageViewControllerModel, inout Recorder<Client>) -> GestureOutcome
    ) -> PageObservation {
        let start = begin(nil, keptBefore)
        return end(cause, start, action(&container, &recorder))
    }

    /// Notes everything as it is before the gesture, and what the data source would answer on its side.
    ///
    /// Apart from the action, so that it is compiled once and not for every action. The same is true of the end.
    mutating func begin(_ side: Direction?, _ kept: [KeptPages<PageNumber>]?) -> StepStart {
        recorder.removeAll()
        var start = StepStart(container: container, side: side, kept: isTold ? kept ?? recorder.client.keptPages : [])
        meet { start.forEachPage($0) }
        if let side, let shown = container.viewControllers.first {
            start.neighbor = recorder.client.currentNeighbor(of: shown, side)
        }
        return start
    }

    /// Notes everything that followed.
    mutating func end(_ cause: PageEvent.Cause, _ start: StepStart, _ outcome: GestureOutcome) -> PageObservation {
        let event = PageEvent(cause, from: start, to: container, outcome)
        if isTold { event.keptAfter = recorder.client.keptPages }
        event.log = recorder.log
        event.incidents = recorder.incidents
        // A gesture that had nothing to lose leaves as many for the rest of the walk.
        if lossesLeft > 0, event.incidents.contains(where: { $0.incident.lossOfGesture != nil }) { lossesLeft -= 1 }
        if let side = event.side { compare(start.neighbor, side, event) }
        event.changes = recorder.changes
        event.trackedValues = recorder.client.trackedValues
        event.rightContents = rightContents(of: event.trackedValues)
        judge(event)
        meet { event.forEachPageAfter($0) }
        return PageObservation(event, pages)
    }

    /// Gives names to the pages that are met now, in order, unless all pages have names.
    private mutating func meet(_ forEachPage: ((PageNumber) -> Void) -> Void) {
        guard isTold, pages.count != recorder.client.knownPages else { return }
        forEachPage { pages.meet($0, recorder.client.name(of: $0)) }
    }

    /// Notes where the data source would have led the transition before the gesture.
    mutating func compare(_ neighbor: NeighborSlot<PageNumber>, _ side: Direction, _ event: PageEvent) {
        if case .unknown = neighbor { return }
        var pending: PageNumber?
        for entry in recorder.log { if case .willTransitionTo(let pages) = entry.callback { pending = pages.first } }
        if case .none = neighbor, let pending { event.leadsToUnknownPage = isUnknown(pending) }
        let remembered = pending ?? container.neighbor(side).page
        let expected = neighbor.map { page in
            // A fresh copy of the same page does not count as another page.
            guard let remembered, recorder.client.isCopy(remembered, of: page) else { return page }
            return remembered
        }
        event.expected = expected
    }

    /// Whether the data source would answer nil on both sides of a page, because it no longer knows it.
    mutating func isUnknown(_ page: PageNumber) -> Bool {
        recorder.client.currentNeighbor(of: page, .forward) == .none
            && recorder.client.currentNeighbor(of: page, .backward) == .none
    }

    /// The correct content of each variable that does not hold a page, for each page shown at rest; empty if all hold
    /// pages, or nothing can be judged.
    func rightContents(of values: [TrackedVariable]) -> [[TrackedVariable.Content]] {
        guard container.isAtRest, values.contains(where: { !$0.content.isPage }) else { return [] }
        return values.map { value in
            container.onScreen.compactMap { recorder.client.rightContent(of: value, for: $0) }
        }
    }

    /// Asks the client which of its answers were wrong, and whether its code has trapped.
    mutating func judge(_ event: PageEvent) {
        if let position = recorder.crashPosition, let crash = recorder.client.crash {
            event.crash = (position, crash)
            if container.hasStopped { event.outcome = .crashed }
        }
        for (position, entry) in recorder.log.enumerated() where position != event.crash?.position {
            guard let question = entry.callback.question else { continue }
            let right = recorder.client.correction(of: question.answer, to: question.page, question.side)
            if case .unknown = right { continue }
            event.corrections.append((position, right))
        }
    }
}

extension PageViewControllerStage: Sendable where Client: Sendable {}

extension StagedSession {
    /// Lets the app do something, and records everything that followed as one step.
    ///
    /// - Parameter words: What happens, in the words of the recording, such as `tap Next`.
    @discardableResult
    package mutating func act<Client>(
        _ words: String, _ action: (inout PageViewControllerModel, inout Recorder<Client>) -> Void
    ) -> Step where Stage == PageViewControllerStage<Client> {
        counting { stage, number in
            stage.observe(.change(.act(words))) { container, recorder in
                let shown = container.onScreen
                action(&container, &recorder)
                if container.hasStopped { return .raised }
                guard container.isAtRest else { return .inFlight }
                return container.onScreen == shown ? .changed : .completed
            }.step(number: number)
        }
    }
}
