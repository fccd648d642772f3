public import Paging

/// The input of a replay: one container, one client, a list of gestures.
public struct Trace: Hashable, Sendable {
    /// The version of the format that this library reads and writes.
    public static let version = 1

    /// The title shown in diagrams, empty if there is none.
    public var title: String

    /// What the trace shows, in a sentence or two; empty if not given.
    public var about: String

    /// The names of the pages in the order of the client's list, each once; empty for a root container, whose screens
    /// have their own names.
    public var pages: [String]

    /// The container, its client, and the gestures.
    public var scenario: TraceScenario

    /// Creates a trace of any container.
    public init(title: String = "", about: String = "", pages: [String] = [], scenario: TraceScenario) {
        self.title = title
        self.about = about
        self.pages = pages
        self.scenario = scenario
    }
}

extension Trace {
    /// What happens to a page view controller; nil if the trace has another container, which setting it replaces.
    public var pageViewController: Scenario<PageViewControllerSettings>? {
        get { if case .pageViewController(let scenario) = scenario { scenario } else { nil } }
        set { if let newValue { scenario = .pageViewController(newValue) } }
    }

    /// The number of gestures, with repetitions and random walks counted in full; `Int.max` if that is too large.
    public var gestureCount: Int { scenario.any.gestureCount }

    /// Adds callbacks to the recording, besides those of data source, delegate, completion and indicator.
    ///
    /// It affects a client over the list of pages; recordings of other clients always have all callbacks.
    public mutating func observe(_ roles: Set<CallbackRole>) {
        guard case .pages(var client)? = pageViewController?.client else { return }
        client.observes.formUnion(roles)
        pageViewController?.client = .pages(client)
    }
}

extension Trace {
    /// Creates a trace of a page view controller over a list of pages.
    public init(
        title: String = "",
        about: String = "",
        container: PageViewControllerSettings = PageViewControllerSettings(),
        pages: [String],
        client: PageClientDescription,
        gestures: GestureSequence<PageViewControllerGesture>
    ) {
        self.init(
            title: title, about: about, pages: pages,
            scenario: .pageViewController(Scenario(container, client: client, gestures: gestures)))
    }

    /// Creates a trace of a page view controller and a client over the list of pages.
    public init(
        title: String = "",
        about: String = "",
        container: PageViewControllerSettings = PageViewControllerSettings(),
        pages: [String],
        client: ClientDescription = ClientDescription(),
        gestures: GestureSequence<PageViewControllerGesture>
    ) {
        self.init(
            title: title, about: about, container: container, pages: pages, client: .pages(client), gestures: gestures)
    }

    /// Creates a trace of a page view controller over a list of pages, with every gesture written out.
    public init(
        title: String = "",
        about: String = "",
        container: PageViewControllerSettings = PageViewControllerSettings(),
        pages: [String],
        client: ClientDescription = ClientDescription(),
        gestures: some Sequence<PageViewControllerGesture>
    ) {
        self.init(
            title: title, about: about, container: container, pages: pages, client: client,
            gestures: GestureSequence(gestures))
    }

    /// Creates a trace of a page view controller over a list of pages that stays the same.
    public init(
        title: String = "",
        about: String = "",
        container: PageViewControllerSettings = PageViewControllerSettings(),
        pages: [String],
        client: ClientDescription = ClientDescription(),
        gestures: [PageGesture<String>]
    ) {
        self.init(
            title: title, about: about, container: container, pages: pages, client: client,
            gestures: GestureSequence(gestures.map(PageViewControllerGesture.page)))
    }

    /// Creates a trace of a paging scroll view.
    public init(
        title: String = "",
        about: String = "",
        scrollView: PagingScrollViewSettings,
        pages: [String],
        client: ScrollViewClientDescription = .article,
        gestures: [ScrollViewGesture]
    ) {
        self.init(
            title: title, about: about, pages: pages,
            scenario: .scrollView(Scenario(scrollView, client: client, gestures: GestureSequence(gestures))))
    }

    /// Creates a trace of a root container.
    public init(
        title: String = "",
        about: String = "",
        rootContainer: RootContainerSettings,
        client: RootClientDescription = .repaired,
        gestures: [RootGesture]
    ) {
        self.init(
            title: title, about: about,
            scenario: .rootContainer(Scenario(rootContainer, client: client, gestures: GestureSequence(gestures))))
    }
}
