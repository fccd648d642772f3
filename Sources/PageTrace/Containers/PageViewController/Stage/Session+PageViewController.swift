public import Paging

/// Gestures on a page view controller, one method each.
extension Session {
    /// Creates a session of a page view controller at rest, with no page shown.
    ///
    /// - Parameters:
    ///   - settings: The container's settings.
    ///   - client: The client under observation.
    ///   - observes: What to record besides data source, delegate, completion and indicator: appearance, containment.
    ///   - name: The name that a page has in the recording; if nil, its description.
    public init<Client: PageViewControllerClient>(
        _ settings: PageViewControllerSettings = PageViewControllerSettings(),
        client: Client,
        observes: Set<CallbackRole> = [],
        name: (@Sendable (Client.Page) -> String)? = nil
    ) where Stage == PageViewControllerStage<Client> {
        self.init(
            PageViewControllerStage(
                settings, client: client, observes: observes, pages: PageTable(name: name)))
    }
}

/// A stage with a page view controller and any client; it gives the session's methods access to the client.
public protocol PageGestureStage: Stage where Gesture == PageGesture<Client.Page> {
    /// The client under observation.
    associatedtype Client: PageViewControllerClient

    /// The container.
    var container: PageViewController<Client.Page> { get }

    /// The client, which the app's own code may change between gestures.
    var client: Client { get set }

    /// Changes the client from outside, and makes the step.
    mutating func step(_ words: String, number: Int, _ change: (inout Client) -> Void) -> Step
}

extension PageViewControllerStage: PageGestureStage {
    /// Changes the client from outside, and makes the step.
    @inlinable
    public mutating func step(_ words: String, number: Int, _ change: (inout Client) -> Void) -> Step {
        let event = watch(.change(.act(words))) { _, recorder in
            change(&recorder.client)
            return .changed
        }
        return step(event, number: number)
    }
}

extension Session where Stage: PageGestureStage {
    /// The container.
    @inlinable public var container: PageViewController<Stage.Client.Page> { stage.container }

    /// The client, which the app's own code may change between gestures.
    @inlinable public var client: Stage.Client {
        get { stage.client }
        set { stage.client = newValue }
    }

    /// Changes the client from outside, such as a list that grows while pages are remembered.
    ///
    /// - Parameters:
    ///   - words: What happens, in the words of the recording, such as `append Fifth`.
    ///   - change: The change.
    @inlinable
    @discardableResult
    public mutating func change(_ words: String, _ change: (inout Stage.Client) -> Void) -> Step {
        counting { stage, number in stage.step(words, number: number, change) }
    }
}

extension Session {
    /// Lets the app do something, and records everything that followed as one step.
    ///
    /// - Parameters:
    ///   - words: What happens, in the words of the recording, such as `tap Next`.
    ///   - action: Performs it on the container; every callback that follows is recorded.
    @discardableResult
    public mutating func act<Client: PageViewControllerClient>(
        _ words: String, _ action: (inout PageViewController<Client.Page>, inout Recorder<Client>) -> Void
    ) -> Step where Stage == PageViewControllerStage<Client> {
        counting { stage, number in
            stage.step(stage.watch(.act(words), acting: action), number: number)
        }
    }
}

extension Session: PageDriver where Stage: PageGestureStage {}
