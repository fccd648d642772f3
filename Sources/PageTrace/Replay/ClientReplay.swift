/// Replays gestures on a page view controller with the client of an article, step by step.
///
/// A sequence that makes each step when it is asked for. It ends early where the app would have crashed and the
/// container is strict. The pages that a completion block sets belong to the client of a trace, and are left out here.
///
/// ```swift
/// let client = QuestionnaireClient(questions: ["City", "Budget", "Dish"])
/// for step in ClientReplay(client: client, gestures: [.set(ProgrammaticSet(["City"])), .swipe(Swipe(.forward))]) {
///     print(step.text)
/// }
/// ```
public struct ClientReplay<Client: NamedClient>: Sequence, IteratorProtocol {
    /// What happens, in order.
    public let gestures: [Gesture]

    private var session: PagingSession<Client>
    private var position = 0

    /// Creates a replay at the start.
    public init(
        _ container: ContainerDescription = ContainerDescription(), client: Client, gestures: [Gesture],
        observes: Set<CallbackRecord.Role> = []
    ) {
        self.gestures = gestures
        session = PagingSession(container, client: client, observes: observes)
    }

    /// Performs the next gesture, nil at the end.
    public mutating func next() -> Step? {
        guard position < gestures.count, !session.container.hasStopped else { return nil }
        defer { position += 1 }
        return perform(gestures[position])
    }

    private mutating func perform(_ gesture: Gesture) -> Step {
        switch gesture {
        case .set(let set): return perform(set)
        case .swipe(let swipe): return session.swipe(swipe.direction, ends: swipe.ends, preload: swipe.preload)
        case .drag(let direction): return session.drag(direction)
        case .move(let position): return session.move(to: position)
        case .release(let release): return session.release(ends: release.ends, preload: release.preload)
        case .settle: return session.settle()
        case .list(let change):
            return session.perform(change.words) { container, recorder in
                recorder.client.update(change, in: &container)
                return .changed
            }
        case .dataSource(.removed): return session.removeDataSource()
        case .dataSource(.assigned): return session.assignDataSource()
        case .orientation(let orientation): return session.rotate(to: orientation)
        case .doubleSided(let isDoubleSided): return session.setDoubleSided(isDoubleSided)
        }
    }

    private mutating func perform(_ set: ProgrammaticSet) -> Step {
        let shown = session.container.onScreen
        let kept = session.client.keptPages
        guard let pages = session.client.pages(toSet: set.pages) else {
            let names = set.pages.map(PageName.text).joined(separator: ", ")
            return session.perform("set \(names): not in the list, no call") { _, _ in .ignored }
        }
        var step = session.set(
            pages, direction: set.direction, animated: set.isAnimated, settles: set.settles,
            completion: set.hasCompletion)
        // The client makes the pages of a set before the call: that belongs to the step as well.
        step.before = step.before.prefix(1) + kept.map { $0.heldPages(shown: shown) { "\($0)" } }
        return step
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
