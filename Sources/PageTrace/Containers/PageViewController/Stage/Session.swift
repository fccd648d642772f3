public import Paging

/// Drives a page view controller and its client through gestures, and turns every gesture into a step of a recording.
///
/// ```swift
/// var session = Session(client: Numbers())
/// session.set([1])
/// let step = session.swipe(.forward)
/// step.callbacks.map(\.name)
/// // ["viewControllerAfter", "viewControllerBefore", "willTransitionTo", "didFinishAnimating", "viewControllerAfter"]
/// ```
///
/// A session can be copied if its client can; from then on, the two copies are independent.
public struct Session<Client: PageViewControllerClient>: PageDriver {
    /// What the app shows as a page.
    public typealias Page = Client.Page

    package var staged: StagedSession<PageViewControllerStage<OwnClient<Client>>>

    /// Creates a session of a page view controller at rest, with no page shown.
    ///
    /// - Parameters:
    ///   - settings: The container's settings.
    ///   - client: The client under observation.
    ///   - observes: What to record besides data source, delegate, completion and indicator: appearance, containment.
    ///   - name: The name that a page has in the recording; if nil, its description.
    public init(
        _ settings: PageViewControllerSettings = PageViewControllerSettings(), client: Client,
        observes: Set<CallbackRole> = [], name: (@Sendable (Page) -> String)? = nil
    ) {
        self.init(settings, client: client, observes: observes, pages: PageTable(name: name))
    }

    package init(
        _ settings: PageViewControllerSettings, client: Client, observes: Set<CallbackRole>, pages: PageTable<Page>
    ) {
        let own = OwnClient(client, numbers: pages.numbers, name: pages.name)
        staged = StagedSession(
            PageViewControllerStage(settings, client: own, observes: observes, pages: pages.named))
    }

    /// The container.
    public var container: PageViewController<Page> {
        PageViewController(staged.stage.container, staged.stage.client.numbers)
    }

    /// The pages so far, with their names.
    package var pages: PageTable<Page> {
        let client = staged.stage.client
        return PageTable(client.numbers, staged.stage.pages, name: client.name)
    }

    /// The callbacks of the latest gesture.
    package var callbacks: [Callback<Page>] {
        staged.stage.callbacks.map { $0.map { staged.stage.client.numbers[$0] } }
    }

    /// The client, which the app's own code may change between gestures.
    public var client: Client {
        get { staged.stage.client.client }
        set { staged.stage.client.client = newValue }
    }

    package var stepCount: Int { staged.stepCount }
    package var hasStopped: Bool { staged.hasStopped }

    /// Why a gesture cannot come next; nil if it can.
    package func refusal(of gesture: PageGesture<Page>) -> GestureRefusal? { container.model.refusal(ofNamed: gesture) }

    /// Performs one gesture and records what follows from it.
    ///
    /// A gesture that cannot come, such as a swipe before the first page is set, does nothing, and its step has a finding:
    /// ``Finding/Kind/impossibleGesture``.
    @discardableResult
    public mutating func perform(_ gesture: PageGesture<Page>) -> Step {
        let impossible = impossible(gesture)
        var step = staged.perform(staged.stage.client.numbered(gesture))
        if let impossible { step.findings.append(impossible) }
        return step
    }

    /// What is wrong with a gesture that cannot come now; nil if it can.
    private func impossible(_ gesture: PageGesture<Page>) -> Finding? {
        if hasStopped {
            return Finding(
                kind: .impossibleGesture, message: "Nothing follows from this gesture: UIKit has raised before.")
        }
        guard let refusal = refusal(of: gesture) else { return nil }
        return Finding(
            kind: .impossibleGesture,
            message: "This gesture cannot come now: \(refusal.found). \(refusal.advice.inSwift)")
    }

    /// Changes the client from outside, such as a list that grows while pages are remembered.
    ///
    /// - Parameters:
    ///   - words: What happens, in the words of the recording, such as `append Fifth`.
    ///   - change: The change.
    @discardableResult
    public mutating func change(_ words: String, _ change: (inout Client) -> Void) -> Step {
        staged.counting { stage, number in stage.step(words, number: number) { change(&$0.client) } }
    }

    /// Lets a function of the app run: what it does to the client and to the container is one step.
    ///
    /// ```swift
    /// var session = Session(client: Numbers())
    /// session.set([1])
    /// session.act("tap Next") { client, container in
    ///     container.setViewControllers([2])
    ///     client.title = 2
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - words: What happens, in the words of the recording.
    ///   - settles: Whether an animation that it begins is over at the end of the step.
    ///   - function: What the app does. The pages that it sets are shown when it returns.
    @discardableResult
    public mutating func act(
        _ words: String, settles: Bool = true, _ function: (inout Client, inout PageViewController<Page>) -> Void
    ) -> Step {
        staged.counting { stage, number in stage.act(words, settles: settles, function).step(number: number) }
    }
}

extension PageViewControllerStage {
    /// Lets a function of an app run on the app's own client, and returns everything that followed from it.
    mutating func act<Own>(
        _ words: String, settles: Bool = true, _ function: (inout Own, inout PageViewController<Own.Page>) -> Void
    ) -> PageObservation where Client == OwnClient<Own> {
        observe(.change(.act(words))) { container, recorder in
            container.act(settles: settles, client: &recorder) { container, recorder in
                recorder.client.lend(&container, function)
                recorder.noteOwnChanges(.act)
            }
        }
    }
}

extension Session: Sendable where Client: Sendable, Client.Page: Sendable {}
