public import PageTrace

/// The app's client, driven through gestures: the recording, and the client afterwards.
///
/// Several assertions can look at one walk:
///
/// ```swift
/// let walk = Walk(of: Presenter(), pages: [1, 2, 3, 4], path: "1→2→(3)→3")
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
    public let client: Client

    /// The callbacks of each step, with typed pages.
    public let callbacksOfSteps: [[Callback<Page>]]

    /// How to repeat the walk without Swift code.
    let replayAdvice: ReplayAdvice

    let pages: WalkPages<Page>

    /// Whether the path was refused, which was reported where the walk was made.
    let isRefused: Bool

    /// All callbacks, in order, with typed pages.
    public var callbacks: [Callback<Page>] { callbacksOfSteps.flatMap { $0 } }

    init(_ session: WalkSession<Client>, _ container: PageViewControllerSettings, title: String, trace: Trace?) {
        // The words for a container belong to recordings of traces, so an empty trace provides them.
        let empty = Trace(title: title, container: container, pages: session.pages.names, gestures: [])
        var recording = Recording(heading: empty, steps: session.steps)
        var seen = Set(recording.pages)
        for step in session.steps {
            let named = step.after.flatMap(\.pages) + step.loaded + step.gesture.to
            recording.pages += named.filter { seen.insert($0).inserted }
        }
        (self.recording, client, pages) = (recording, session.client, session.pages)
        (callbacksOfSteps, replayAdvice) = (session.callbacksOfSteps, ReplayAdvice(trace))
        isRefused = false
    }

    init(refused client: Client, _ pages: WalkPages<Page>) {
        recording = Recording(container: "", pages: [], steps: [])
        (self.client, self.pages, callbacksOfSteps, replayAdvice) = (client, pages, [], .none)
        isRefused = true
    }
}
