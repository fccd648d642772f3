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

    /// The session at its end.
    let session: Session<Client>

    /// How to repeat the walk without Swift code.
    let replayAdvice: ReplayAdvice

    init(_ session: Session<Client>, trace: Trace?) {
        (self.session, recording, replayAdvice) = (session, session.recording, ReplayAdvice(trace))
    }
}

extension Walk: Sendable where Client: Sendable, Client.Page: Sendable {}
