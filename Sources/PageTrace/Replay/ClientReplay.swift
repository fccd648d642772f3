/// Replays gestures on a page view controller with the client of an article, step by step.
///
/// A sequence that makes each step when it is asked for. It ends early where the app would have crashed and the
/// container is strict, and at a gesture of another container.
///
/// ```swift
/// let client = QuestionnaireClient(questions: ["City", "Budget", "Dish"])
/// for step in ClientReplay(client: client, gestures: [.set(ProgrammaticSet(["City"])), .swipe(Swipe(.forward))]) {
///     print(step.text)
/// }
/// ```
public struct ClientReplay<Client: NamedClient>: Sequence, IteratorProtocol {
    /// What happens, in order.
    public let gestures: GestureSequence

    private var session: PagingSession<Client>
    private var remaining: GestureSequence.Iterator

    /// Creates a replay at the start.
    public init(
        _ container: ContainerDescription = ContainerDescription(), client: Client, gestures: GestureSequence,
        observes: Set<CallbackRecord.Role> = []
    ) {
        self.gestures = gestures
        remaining = gestures.makeIterator()
        session = PagingSession(container, client: client, observes: observes)
    }

    /// Creates a replay at the start, with every gesture written out.
    public init(
        _ container: ContainerDescription = ContainerDescription(), client: Client, gestures: [Gesture],
        observes: Set<CallbackRecord.Role> = []
    ) {
        self.init(container, client: client, gestures: GestureSequence(gestures), observes: observes)
    }

    /// Performs the next gesture, nil at the end.
    public mutating func next() -> Step? {
        guard !session.container.hasStopped, let gesture = remaining.next() else { return nil }
        return session.perform(gesture)
    }
}

extension ClientReplay: Sendable where Client: Sendable, Client.Page: Sendable {}

extension Recording {
    /// Replays gestures on a page view controller with the client of an article, to their end.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - about: What it shows.
    ///   - container: The container's settings.
    ///   - pages: The names of the pages, in the order of the client's list.
    ///   - client: The client.
    ///   - gestures: What happens.
    public init<Client: NamedClient>(
        title: String = "", about: String = "", _ container: ContainerDescription = ContainerDescription(),
        pages: [String], client: Client, gestures: [Gesture]
    ) {
        let steps = Array(ClientReplay(container, client: client, gestures: gestures))
        self.init(title: title, about: about, container: container.words, pages: pages, steps: steps)
    }
}
