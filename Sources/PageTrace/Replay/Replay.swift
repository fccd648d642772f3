/// Replays a trace, step by step.
///
/// A sequence that makes each step when it is asked for, so that a long trace can be written out while it runs. It ends
/// early where UIKit would have raised and the container is strict.
///
/// ```swift
/// for step in Replay(try Trace(path: "1→2→3", pages: 4)) {
///     print(step.text)
/// }
/// ```
public struct Replay: Sequence, IteratorProtocol, Sendable {
    /// The trace.
    public let trace: Trace

    private var session: PagingSession<TraceClient>
    private var position = 0

    /// Creates a replay at the start of a trace.
    public init(_ trace: Trace) {
        self.trace = trace
        session = PagingSession(
            trace.container, client: TraceClient(trace.client, pages: trace.pages), observes: trace.client.observes,
            name: { $0 })
    }

    /// Performs the next gesture, nil at the end.
    public mutating func next() -> Step? {
        guard position < trace.gestures.count, !session.container.hasStopped else { return nil }
        defer { position += 1 }
        return perform(trace.gestures[position])
    }

    private mutating func perform(_ gesture: Gesture) -> Step {
        switch gesture {
        case .set(let set):
            session.client.completion =
                set.completionPages.isEmpty
                ? nil
                : SetRequest(set.completionPages, direction: set.direction, isAnimated: set.completionIsAnimated)
            session.client.willSet(set.pages)
            return session.set(
                set.pages, direction: set.direction, animated: set.isAnimated, settles: set.settles,
                completion: set.hasCompletion)
        case .swipe(let swipe):
            return session.swipe(swipe.direction, ends: swipe.ends, preload: swipe.preload)
        case .drag(let direction): return session.drag(direction)
        case .move(let position): return session.move(to: position)
        case .release(let release): return session.release(ends: release.ends, preload: release.preload)
        case .settle: return session.settle()
        case .list(let change): return session.change(change.words) { $0.list.apply(change) }
        case .dataSource(.removed): return session.removeDataSource()
        case .dataSource(.assigned): return session.assignDataSource()
        case .orientation(let orientation): return session.rotate(to: orientation)
        case .doubleSided(let isDoubleSided): return session.setDoubleSided(isDoubleSided)
        }
    }
}

extension ListChange {
    /// The change in words, such as `append Fifth`.
    var words: String {
        func list(_ pages: [String]) -> String { pages.map(PageName.text).joined(separator: ", ") }
        return switch self {
        case .append(let pages): "append \(list(pages))"
        case .prepend(let pages): "prepend \(list(pages))"
        case .insert(let pages, at: let position): "insert \(list(pages)) at \(position)"
        case .remove(let pages): "remove \(list(pages))"
        case .replace(let pages): "replace the list by \(list(pages))"
        }
    }
}
