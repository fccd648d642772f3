/// The input of a replay: one container, one client, a list of gestures.
public struct Trace: Hashable, Sendable {
    /// The version of the format that this library reads and writes.
    public static let version = 1

    /// The title that diagrams carry, empty where there is none.
    public var title: String

    /// What the trace shows, in a sentence or two; empty where nothing is said.
    public var about: String

    /// The container and its settings.
    public var container: ContainerDescription

    /// The names of the pages in the order of the client's list, each once.
    public var pages: [String]

    /// The client and its settings.
    public var client: ClientDescription

    /// What happens, in order.
    public var gestures: [Gesture]

    /// Creates a trace from its parts.
    public init(
        title: String = "",
        about: String = "",
        container: ContainerDescription = ContainerDescription(),
        pages: [String],
        client: ClientDescription = ClientDescription(),
        gestures: [Gesture]
    ) {
        self.title = title
        self.about = about
        self.container = container
        self.pages = pages
        self.client = client
        self.gestures = gestures
    }
}
