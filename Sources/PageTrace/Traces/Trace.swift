public import Paging

/// The input of a replay: one container, one client, a list of gestures.
public struct Trace: Hashable, Sendable {
    /// The version of the format that this library reads and writes.
    public static let version = 1

    /// The title shown in diagrams, empty if there is none.
    public var title: String

    /// What the trace shows, in a sentence or two; empty if not given.
    public var about: String

    /// The container and its settings.
    public var container: TraceContainer

    /// The names of the pages in the order of the client's list, each once; empty for a root container, whose screens
    /// have their own names.
    public var pages: [String]

    /// The client and its settings.
    public var client: TraceClientDescription

    /// The gestures, in order.
    public var gestures: GestureSequence

    /// Creates a trace from its parts.
    public init(
        title: String = "",
        about: String = "",
        container: TraceContainer,
        pages: [String] = [],
        client: TraceClientDescription,
        gestures: GestureSequence
    ) {
        self.title = title
        self.about = about
        self.container = container
        self.pages = pages
        self.client = client
        self.gestures = gestures
    }

    /// Creates a trace from its parts, with every gesture written out.
    public init(
        title: String = "",
        about: String = "",
        container: TraceContainer,
        pages: [String] = [],
        client: TraceClientDescription,
        gestures: [Gesture]
    ) {
        self.init(
            title: title, about: about, container: container, pages: pages, client: client,
            gestures: GestureSequence(gestures))
    }
}

extension Trace {
    /// Creates a trace of a page view controller over a list of pages.
    public init(
        title: String = "",
        about: String = "",
        container: PageViewControllerSettings = PageViewControllerSettings(),
        pages: [String],
        client: ClientDescription = ClientDescription(),
        gestures: GestureSequence
    ) {
        self.init(
            title: title, about: about, container: .pageViewController(container), pages: pages,
            client: .pages(client), gestures: gestures)
    }

    /// Creates a trace of a page view controller over a list of pages, with every gesture written out.
    public init(
        title: String = "",
        about: String = "",
        container: PageViewControllerSettings = PageViewControllerSettings(),
        pages: [String],
        client: ClientDescription = ClientDescription(),
        gestures: some Sequence<Gesture>
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
            gestures: GestureSequence(gestures.map(Gesture.page)))
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
            title: title, about: about, container: .scrollView(scrollView), pages: pages, client: .pager(client),
            gestures: gestures.map(Gesture.scroll))
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
            title: title, about: about, container: .rootContainer(rootContainer), client: .root(client),
            gestures: gestures.map(Gesture.root))
    }
}
