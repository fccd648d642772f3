public import PageTrace

/// The app's client, driven through gestures: the recording, and the client afterwards.
///
/// Several assertions can look at one walk:
///
/// ```swift
/// let walk = try Walk(of: Presenter(), pages: [1, 2, 3, 4], path: "1→2→(3)→3")
/// assertRecording(of: walk)
/// assertNoFindings(in: walk)
/// #expect(walk.client.title == 3)
/// ```
public struct Walk<Client: PageViewControllerClient>: RecordingSource {
    /// What the app shows as a page.
    public typealias Page = Client.Page

    /// What was recorded.
    public let recording: Recording

    /// The client after the last gesture.
    public var client: Client { session.client }

    /// The callbacks of each step, with typed pages.
    public var callbacksOfSteps: [[Callback<Page>]] { session.callbacksOfSteps }

    /// All callbacks, in order, with typed pages.
    public var callbacks: [Callback<Page>] { callbacksOfSteps.flatMap { $0 } }

    let session: Session<Client>

    /// How to repeat the walk without Swift code.
    let replayAdvice: ReplayAdvice

    init(_ session: Session<Client>, trace: Trace?) {
        (self.session, recording, replayAdvice) = (session, session.recording, ReplayAdvice(trace))
    }
}

extension Walk: Sendable where Client: Sendable, Client.Page: Sendable {}

extension Walk {
    /// Drives a client along a path.
    ///
    /// - Parameters:
    ///   - client: The app's data source and delegate.
    ///   - pages: The app's pages, in order. In the path, a number is a place in this list, counted from 1.
    ///   - path: The path, such as `1→2→(3)→3`.
    ///   - loops: Whether the client loops, so that a swipe can lead from the last page to the first, and back.
    ///   - settings: The container's settings.
    ///   - roles: What to record besides data source, delegate, completion and indicator: appearance, containment.
    ///   - title: The title of the recording.
    ///   - name: The name of a page in the recording; if nil, its description, or its type if that holds an address.
    /// - Throws: `TraceError` if the path cannot be walked.
    public init(
        of client: Client, pages: [Page], path: String, loops: Bool = false,
        settings: PageViewControllerSettings = PageViewControllerSettings(),
        observing roles: Set<CallbackRole> = [], title: String = "", naming name: (@Sendable (Page) -> String)? = nil
    ) throws(TraceError) {
        var session = Session(
            client: client, pages: pages, settings: settings, observing: roles, title: title, naming: name)
        let trace = try Trace(
            path: path, pages: session.listedNames, title: title, container: settings,
            client: ClientDescription(loops: loops, observes: roles))
        session.follow(trace)
        self.init(session, trace: trace)
    }

    /// Drives a client through gestures.
    ///
    /// With the pages, a failure says how to repeat the walk on the command line. Appearance and containment are recorded
    /// if `observing` names them. Without a name, a page is called by its description, or by its type if that holds an
    /// address.
    public init(
        of client: Client, pages: [Page] = [], settings: PageViewControllerSettings = PageViewControllerSettings(),
        observing roles: Set<CallbackRole> = [], title: String = "", naming name: (@Sendable (Page) -> String)? = nil,
        _ drive: (inout Session<Client>) throws -> Void
    ) rethrows {
        var session = Session(
            client: client, pages: pages, settings: settings, observing: roles, title: title, naming: name)
        try drive(&session)
        self.init(session, trace: session.trace)
    }

    /// Drives a client through gestures, with pauses in between for asynchronous code of the app.
    ///
    /// It runs on the actor of the test: on the main actor for a client that is isolated to it.
    nonisolated(nonsending) public init(
        of client: Client, pages: [Page] = [], settings: PageViewControllerSettings = PageViewControllerSettings(),
        observing roles: Set<CallbackRole> = [], title: String = "", naming name: (@Sendable (Page) -> String)? = nil,
        _ drive: nonisolated(nonsending) (inout Session<Client>) async throws -> Void
    ) async rethrows {
        var session = Session(
            client: client, pages: pages, settings: settings, observing: roles, title: title, naming: name)
        try await drive(&session)
        self.init(session, trace: session.trace)
    }
}
