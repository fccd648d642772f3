/// Drives one page view controller and one client through gestures, and turns every gesture into a step of a recording.
///
/// ```swift
/// var session = PagingSession(client: Numbers())
/// session.set([1])
/// let step = session.swipe(.forward)
/// step.callbacks.map(\.name)
/// // ["viewControllerAfter", "viewControllerBefore", "willTransitionTo", "didFinishAnimating", "viewControllerAfter"]
/// ```
public struct PagingSession<Client: PageViewControllerClient> {
    /// What the app shows as a page.
    public typealias Page = Client.Page

    /// The container.
    public internal(set) var container: PageViewController<Page>

    /// The container's settings.
    public let description: ContainerDescription

    /// The client, which the app's own code may change between gestures.
    public var client: Client {
        get { recorder.client }
        set { recorder.client = newValue }
    }

    /// The number of steps so far: the number of the next one.
    public private(set) var stepCount = 0

    var recorder: Recorder<Client>
    private let customName: (@Sendable (Page) -> String)?
    private var inspector = StepInspector<Page>()

    /// Creates a session at rest, with no page shown.
    ///
    /// - Parameters:
    ///   - description: The container's settings.
    ///   - client: The client under observation.
    ///   - observes: What the recording contains beside data source, delegate, completion and indicator: appearance,
    ///     containment.
    ///   - name: The name that a page has in the recording; its description where it is nil.
    public init(
        _ description: ContainerDescription = ContainerDescription(),
        client: Client,
        observes: Set<CallbackRecord.Role> = [],
        name: (@Sendable (Page) -> String)? = nil
    ) {
        self.description = description
        customName = name
        container = PageViewController(
            transitionStyle: description.transitionStyle,
            spineLocation: description.spineLocation,
            isDoubleSided: description.isDoubleSided,
            preloads: description.preloads,
            quirks: description.quirks,
            contract: description.contract,
            keepsNeighboursOnReassignment: description.keepsNeighboursOnReassignment)
        recorder = Recorder(
            client, observesAppearance: observes.contains(.appearance),
            observesContainment: observes.contains(.containment))
    }

    /// Performs one gesture and records what follows from it.
    mutating func perform(
        _ gestureName: String,
        direction: Direction? = nil,
        toward: [Page] = [],
        notes: [String] = [],
        _ gesture: (inout PageViewController<Page>, inout Recorder<Client>) -> GestureOutcome
    ) -> Step {
        let name = { [customName] (page: Page) in customName?(page) ?? "\(page)" }
        recorder.removeAll()
        let before = container
        let expected = direction.flatMap { direction in
            before.viewControllers.first.map { recorder.currentNeighbour(of: $0, direction) }
        }
        let keptBefore = recorder.keptPages
        var outcome = gesture(&container, &recorder)
        if recorder.crashPosition != nil, container.hasStopped { outcome = .crashed }
        var observation = StepObservation(
            before: before, after: container, direction: direction, outcome: outcome, log: Array(recorder.log),
            changes: recorder.changes, trackedValues: recorder.trackedValues, expected: expected ?? .unknown)
        observation.judge(recorder)
        let record = GestureRecord(
            name: gestureName, direction: direction, outcome: outcome, from: before.onScreen.map(name),
            to: (toward.isEmpty ? observation.target : toward).map(name),
            notes: notes + (observation.hasSkippedPreload ? ["preload skipped"] : []))
        let (loaded, dropped) = observation.loadedAndDropped
        defer { stepCount += 1 }
        return Step(
            number: stepCount,
            gesture: record,
            callbacks: observation.callbackRecords(name: name),
            before: [before.heldPages(name: name)]
                + keptBefore.map { $0.heldPages(shown: before.onScreen, name: name) },
            after: [container.heldPages(name: name)]
                + recorder.keptPages.map { $0.heldPages(shown: container.onScreen, name: name) },
            loaded: loaded.map(name),
            dropped: dropped.map(name),
            trackers: observation.trackerRecords(name: name),
            findings: inspector.findings(observation, name: name))
    }
}

extension PagingSession: Sendable where Client: Sendable, Page: Sendable {}
