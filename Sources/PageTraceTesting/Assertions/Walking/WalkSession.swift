public import PageTrace

/// What a test drives: one container and the app's client, and everything that follows from each gesture.
///
/// ```swift
/// assertRecording(of: Presenter()) { session in
///     session.set([1])
///     session.swipe(.forward)
///     session.swipe(.forward, ends: .cancelled)
/// }
/// ```
///
/// Gestures read like those of `PagingSession`, and each of them gives its step back.
public struct WalkSession<Client: PageViewControllerClient> {
    /// What the app shows as a page.
    public typealias Page = Client.Page

    /// The steps so far.
    public private(set) var steps: [Step] = []

    /// The callbacks of each step, with typed pages.
    public private(set) var callbacksOfSteps: [[Callback<Page>]] = []

    /// The client, which the test may look at and change between gestures.
    ///
    /// What is changed here is not in the recording; ``change(_:_:)`` is.
    public var client: Client {
        get { session.client.client }
        set { session.client.client = newValue }
    }

    /// The container.
    public var container: PageViewController<Page> { session.container }

    /// What happened, as gestures of a trace; nil once something happened that only Swift code can repeat.
    private(set) var gestures: [Gesture]? = []

    let pages: WalkPages<Page>

    /// The session keeps words; a second recorder inside of it keeps the callbacks with their pages.
    private var session: PagingSession<Recorder<Client>>

    init(
        _ container: ContainerDescription, client: Client, observes: Set<CallbackRecord.Role>, pages: WalkPages<Page>
    ) {
        self.pages = pages
        let recorder = Recorder(
            client, observesAppearance: observes.contains(.appearance),
            observesContainment: observes.contains(.containment))
        session = PagingSession(container, client: recorder, observes: observes, name: PageNaming(pages.name).sendable)
    }

    /// Performs one gesture and keeps what followed from it.
    mutating func perform(
        _ gesture: Gesture?, _ action: (inout PagingSession<Recorder<Client>>) -> Step
    ) -> Step {
        session.client.removeAll()
        let step = action(&session)
        steps.append(step)
        callbacksOfSteps.append(session.client.log.map(\.callback))
        if let gesture { gestures?.append(gesture) } else { gestures = nil }
        return step
    }
}
