/// Drives one paging scroll view and one client through gestures, and turns every gesture into a step of a recording.
///
/// ```swift
/// var session = ScrollViewSession(pages: ["First", "Second"], client: PagingScrollViewPager())
/// session.load()
/// let step = session.perform(.swipe(.forward))
/// step.callbacks.map(\.name)
/// // ["scrollViewDidEndDragging", "scrollViewDidEndDecelerating", "pageSelected", "viewDidAppear", "viewDidDisappear"]
/// ```
public struct ScrollViewSession<Client: PagingScrollViewClient> {
    /// What the app shows as a page.
    public typealias Page = Client.Page

    /// The container.
    public private(set) var scrollView: PagingScrollView<Page>

    /// The client.
    public var client: Client { recorder.client }

    /// The pages that were told last that they appeared.
    public private(set) var told: Set<Page> = []

    /// The number of steps so far: the number of the next one.
    public private(set) var stepCount = 0

    private var recorder: ScrollViewRecorder<Client>
    private let customName: (@Sendable (Page) -> String)?

    /// Creates a session in which the view has not been loaded yet.
    ///
    /// - Parameters:
    ///   - description: The container's settings.
    ///   - pages: The pages, row by row.
    ///   - client: The client under observation.
    ///   - name: The name that a page has in the recording; its description where it is nil.
    public init(
        _ description: ScrollViewDescription = ScrollViewDescription(),
        pages: [Page],
        client: Client,
        name: (@Sendable (Page) -> String)? = nil
    ) {
        scrollView = PagingScrollView(description, pages: pages)
        recorder = ScrollViewRecorder(client)
        customName = name
    }

    /// The view is loaded: the client sets itself up.
    ///
    /// This is the first step of a recording.
    @discardableResult
    public mutating func load() -> Step {
        step("load") { $0.load(client: &$1) }
    }

    /// Performs one gesture and records what follows from it.
    @discardableResult
    public mutating func perform(_ gesture: ScrollViewGesture) -> Step {
        step(gesture.words, gesture) { $0.perform(gesture, client: &$1) }
    }

    private mutating func step(
        _ words: String,
        _ gesture: ScrollViewGesture? = nil,
        _ action: (inout PagingScrollView<Page>, inout ScrollViewRecorder<Client>) -> GestureOutcome
    ) -> Step {
        let name = { [customName] (page: Page) in customName?(page) ?? "\(page)" }
        recorder.removeAll()
        let before = scrollView
        let toldBefore = told
        let outcome = action(&scrollView, &recorder)
        for entry in recorder.log {
            if case .made(.viewDidAppear(let page)) = entry.event { told.insert(page) }
            if case .made(.viewDidDisappear(let page)) = entry.event { told.remove(page) }
        }
        let observation = ScrollViewObservation(
            before: before, after: scrollView, gesture: gesture, outcome: outcome, log: recorder.log,
            toldBefore: toldBefore, told: told, trackedValues: recorder.trackedValues,
            clampsOffsets: recorder.clampsOffsets, learnsOfSize: recorder.implements(.viewDidLayoutSubviews))
        defer { stepCount += 1 }
        return Step(
            number: stepCount,
            gesture: observation.gestureRecord(words, name: name),
            callbacks: recorder.log.map { $0.record(name: name) },
            before: ScrollViewObservation.held(before, told: toldBefore, name: name),
            after: ScrollViewObservation.held(scrollView, told: told, name: name),
            trackers: observation.trackerRecords(name: name),
            findings: ScrollViewInspector(step: observation, name: name).findings)
    }
}

extension ScrollViewSession: Sendable where Client: Sendable, Page: Sendable {}
