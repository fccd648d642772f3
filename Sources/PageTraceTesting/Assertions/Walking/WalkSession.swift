public import PageTrace

/// The session that a test drives: one container and the app's client, and everything that follows from each gesture.
///
/// ```swift
/// let walk = Walk(of: Presenter()) { session in
///     session.set([1])
///     session.swipe(.forward)
///     session.swipe(.forward, ends: .cancelled)
/// }
/// ```
///
/// Gestures are named like those of `Session`, and each returns its step.
public struct WalkSession<Client: PageViewControllerClient>: PageDriver {
    /// What the app shows as a page.
    public typealias Page = Client.Page

    /// The steps so far.
    public private(set) var steps: [Step] = []

    /// The callbacks of each step, with typed pages.
    package private(set) var callbacksOfSteps: [[Callback<Page>]] = []

    /// The client, which the test may look at and change between gestures.
    ///
    /// A change made here is not in the recording; one made with ``change(_:_:)`` is.
    public var client: Client {
        get { session.client }
        set { session.client = newValue }
    }

    /// The container.
    public var container: PageViewController<Page> { session.container }

    /// The gestures so far, as in a trace; nil once something happened that only Swift code can repeat.
    private(set) var gestures: [PageGesture<String>]? = []

    private(set) var pages: WalkPages<Page>

    private var session: Session<Client>

    init(
        _ container: PageViewControllerSettings, client: Client, observes: Set<CallbackRole>, pages: WalkPages<Page>
    ) {
        self.pages = pages
        session = Session(container, client: client, observes: observes, pages: pages.table)
    }

    /// Performs one gesture and keeps what followed from it.
    @discardableResult
    public mutating func perform(_ gesture: PageGesture<Page>) -> Step {
        gestures?.append(gesture.map(pages.name(of:)))
        return keep(session.perform(gesture))
    }

    /// Changes the client from outside, such as a list that grows while pages are remembered.
    ///
    /// - Parameters:
    ///   - words: What happens, in the words of the recording, such as `append Fifth`.
    ///   - change: The change.
    @discardableResult
    public mutating func change(_ words: String, _ change: (inout Client) -> Void) -> Step {
        gestures = nil
        return keep(session.change(words, change))
    }

    /// Lets a function of the app run: what it does to the client and to the container is one step.
    ///
    /// ```swift
    /// let walk = Walk(of: Presenter()) { session in
    ///     session.set([1])
    ///     session.act("tap Next") { presenter, container in
    ///         container.setViewControllers([2])
    ///         presenter.title = 2
    ///     }
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
        gestures = nil
        return keep(session.act(words, settles: settles, function))
    }

    private mutating func keep(_ step: Step) -> Step {
        steps.append(step)
        callbacksOfSteps.append(session.callbacks)
        pages.table = session.pages
        return step
    }
}

extension WalkSession {
    /// Follows the gestures of a path; stops where UIKit would have raised if the container is strict.
    mutating func follow(_ trace: Trace) {
        let pages = Dictionary(zip(trace.pages, self.pages.pages), uniquingKeysWith: { first, _ in first })
        for gesture in trace.pageViewController?.gestures ?? [] {
            guard !container.hasStopped else { return }
            // A path is made of gestures on pages alone, all of them known.
            if case .page(let gesture) = gesture, let own = gesture.mapped(by: pages) { perform(own) }
        }
    }
}
