public import Paging

/// Drives a page view controller and its client through gestures, and turns every gesture into a step of a recording.
///
/// ```swift
/// var session = Session(client: Numbers())
/// session.set([1])
/// let step = session.swipe(.forward)
/// step.callbacks.map(\.name)
/// // ["viewControllerAfter", "viewControllerBefore", "willTransitionTo", "didFinishAnimating", "viewControllerAfter"]
/// session.recording.text   // both steps, as a log
/// ```
///
/// A session can be copied if its client can; from then on, the two copies are independent.
public struct Session<Client: PageViewControllerClient>: RecordingSource {
    /// What the app shows as a page.
    public typealias Page = Client.Page

    /// The steps so far.
    public private(set) var steps: [Step] = []

    private var staged: StagedSession<PageViewControllerStage<OwnClient<Client>>>
    /// The callbacks of each step.
    private var calls: [[Callback<PageNumber>]] = []
    /// The gestures so far; nil once something happened that only Swift code can repeat.
    private var gestures: [PageGesture<PageNumber>]? = []
    /// The number of pages that were given: those with the lowest numbers.
    private let listedCount: Int
    private let title: String
    private let observed: Set<CallbackRole>

    /// Creates a session of a page view controller at rest, with no page shown.
    ///
    /// - Parameters:
    ///   - client: The client under observation.
    ///   - pages: The app's pages, in order, for the recording; others may occur.
    ///   - settings: The container's settings.
    ///   - roles: What to record besides data source, delegate, completion and indicator: appearance, containment.
    ///   - title: The title of the recording.
    ///   - name: The name of a page in the recording; if nil, its description, or its type if that holds an address.
    public init(
        client: Client, pages: [Page] = [], settings: PageViewControllerSettings = PageViewControllerSettings(),
        observing roles: Set<CallbackRole> = [], title: String = "", naming name: (@Sendable (Page) -> String)? = nil
    ) {
        let pages = PageTable(pages, name: name)
        (listedCount, self.title, observed) = (pages.names.count, title, roles)
        staged = StagedSession(
            PageViewControllerStage(
                settings, client: OwnClient(client, numbers: pages.numbers, name: name), observes: roles,
                pages: pages.named))
    }

    /// The container.
    public var container: PageViewController<Page> {
        PageViewController(staged.stage.container, staged.stage.client.numbers)
    }

    /// The client, which the app's own code may change between gestures.
    ///
    /// A change made here is not in the recording; one made with ``act(_:settles:_:)`` is.
    public var client: Client {
        get { staged.stage.client.client }
        set { staged.stage.client.client = newValue }
    }

    package var hasStopped: Bool { staged.hasStopped }

    /// Performs one gesture and records what follows from it.
    ///
    /// A gesture that cannot come, such as a swipe before the first page is set, does nothing, and its step has a finding:
    /// ``Finding/Kind/impossibleGesture``.
    @discardableResult
    package mutating func perform(_ gesture: PageGesture<Page>) -> Step {
        let impossible = impossible(gesture)
        let gesture = staged.stage.client.numbered(gesture)
        gestures?.append(gesture)
        var step = staged.perform(gesture)
        if let impossible { step.findings.append(impossible) }
        return keep(step)
    }

    /// What is wrong with a gesture that cannot come now; nil if it can.
    private func impossible(_ gesture: PageGesture<Page>) -> Finding? {
        if hasStopped {
            return Finding(
                kind: .impossibleGesture, message: "Nothing follows from this gesture: UIKit has raised before.")
        }
        guard let refusal = container.model.refusal(ofNamed: gesture) else { return nil }
        return Finding(
            kind: .impossibleGesture,
            message: "This gesture cannot come now: \(refusal.found). \(refusal.advice.inSwift)")
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
    /// session.act("fill the cache") { client, _ in client.cache.insert(4) }
    /// ```
    ///
    /// - Parameters:
    ///   - words: What happens, in the words of the recording.
    ///   - settles: Whether an animation that it begins is over at the end of the step.
    ///   - function: What the app does. The pages that it sets are shown when it returns.
    /// - Throws: What the function throws, after the step is recorded.
    @discardableResult
    public mutating func act<Failure>(
        _ words: String, settles: Bool = true,
        _ function: (inout Client, inout PageViewController<Page>) throws(Failure) -> Void
    ) throws(Failure) -> Step {
        gestures = nil
        var failure: Failure?
        let step = staged.counting { stage, number in
            stage.act(words, settles: settles) { client, container in
                do throws(Failure) { try function(&client, &container) } catch { failure = error }
            }.step(number: number)
        }
        keep(step)
        if let failure { throw failure }
        return step
    }

    @discardableResult
    private mutating func keep(_ step: Step) -> Step {
        steps.append(step)
        calls.append(staged.stage.callbacks)
        return step
    }
}

extension Session {
    /// What was recorded so far.
    public var recording: Recording {
        var recording = Recording(heading: trace(of: []), steps: steps)
        var seen = Set(recording.pages)
        for step in steps {
            let named = step.after.flatMap(\.pages) + step.loaded + step.gesture.to
            recording.pages += named.filter { seen.insert($0).inserted }
        }
        return recording
    }

    /// The callbacks of each step, with typed pages.
    public var callbacksOfSteps: [[Callback<Page>]] {
        let numbers = staged.stage.client.numbers
        return calls.map { $0.map { $0.map { numbers[$0] } } }
    }

    /// The gestures as a trace, nil if a trace cannot express them or the order of the pages.
    package var trace: Trace? {
        guard let gestures, !gestures.isEmpty, listedCount > 0 else { return nil }
        let trace = trace(of: gestures)
        // Only what a trace file can express can be repeated: every page must be in the list, for example.
        return (try? trace.validate()).map { trace }
    }

    /// The names of the pages that were given.
    package var listedNames: [String] { Array(staged.stage.pages.all.prefix(listedCount)) }

    /// The name of a page, even of one that has not occurred.
    package func name(of page: Page) -> String {
        let client = staged.stage.client
        var table = PageTable(client.numbers, staged.stage.pages, name: client.name)
        return table.name(of: page)
    }

    private func trace(of gestures: [PageGesture<PageNumber>]) -> Trace {
        let pages = staged.stage.pages
        return Trace(
            title: title, container: staged.stage.settings, pages: listedNames,
            client: ClientDescription(observes: observed),
            gestures: gestures.map { $0.map(pages.name(of:)) })
    }

    /// Follows the gestures of a path on the pages that were given; stops where UIKit would have raised.
    package mutating func follow(_ trace: Trace) {
        let numbers = staged.stage.client.numbers
        let pages = Dictionary(zip(trace.pages, numbers.pages), uniquingKeysWith: { first, _ in first })
        for gesture in trace.pageViewController?.gestures ?? [] where !hasStopped {
            // A path is made of gestures on pages alone, all of them known.
            if case .page(let gesture) = gesture, let own = gesture.mapped(by: pages) { perform(own) }
        }
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
