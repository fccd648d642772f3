/// A page view controller with one of the clients that a trace can name.
///
/// The types below name their clients, and are not one generic type: the compiler then makes a replay for each client,
/// which takes a small part of the time of one that looks up its types while it runs.
protocol PagingTraceSession: TraceSession {
    associatedtype Client: NamedClient

    var session: PagingSession<Client> { get set }
}

extension PagingTraceSession {
    var hasStopped: Bool { session.container.hasStopped }

    mutating func replay(_ gesture: Gesture) -> Step? { session.perform(gesture) }
}

struct PagesSession: PagingTraceSession {
    var session: PagingSession<TraceClient>
}

struct QuestionnaireSession: PagingTraceSession {
    var session: PagingSession<QuestionnaireClient>
}

struct PlaylistSession: PagingTraceSession {
    var session: PagingSession<PlaylistClient>
}

extension PagingSession where Client: NamedClient {
    /// Performs a gesture of a trace, nil for one of another container.
    mutating func perform(_ gesture: Gesture) -> Step? {
        switch gesture {
        case .set(let set): perform(set)
        case .swipe(let swipe): self.swipe(swipe.direction, ends: swipe.ends, preload: swipe.preload)
        case .drag(let direction): drag(direction)
        case .move(let position): move(to: position)
        case .release(let release): self.release(ends: release.ends, preload: release.preload)
        case .settle: settle()
        case .list(let change):
            perform(change.words) { container, recorder in
                recorder.client.update(change, in: &container)
                return .changed
            }
        case .dataSource(.removed): removeDataSource()
        case .dataSource(.assigned): assignDataSource()
        case .orientation(let orientation): rotate(to: orientation)
        case .doubleSided(let isDoubleSided): setDoubleSided(isDoubleSided)
        case .scroll, .root: nil
        }
    }

    private mutating func perform(_ set: ProgrammaticSet) -> Step {
        let shown = container.onScreen
        let kept = recorder.client.keptPages
        guard let pages = recorder.client.pages(toSet: set) else {
            let names = set.pages.map(PageName.text).joined(separator: ", ")
            return perform("set \(names): not in the list, no call") { _, _ in .ignored }
        }
        var step = self.set(
            pages, direction: set.direction, animated: set.isAnimated, settles: set.settles,
            completion: set.hasCompletion)
        // The client makes the pages of a set before the call: that belongs to the step as well.
        step.before = step.before.prefix(1) + kept.map { $0.heldPages(shown: shown) { "\($0)" } }
        return step
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
