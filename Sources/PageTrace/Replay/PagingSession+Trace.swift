/// A client of a page view controller that a trace can name: what the gestures of a trace ask of it beside the callbacks.
protocol ReplayedClient: PageViewControllerClient, Sendable where Page == String {
    /// The app is about to set pages, and knows what its completion block is going to do.
    mutating func prepare(for set: ProgrammaticSet)

    /// The list of pages changes.
    mutating func apply(_ change: ListChange)
}

extension TraceClient: ReplayedClient {
    mutating func prepare(for set: ProgrammaticSet) {
        completion =
            set.completionPages.isEmpty
            ? nil : SetRequest(set.completionPages, direction: set.direction, isAnimated: set.completionIsAnimated)
        willSet(set.pages)
    }

    mutating func apply(_ change: ListChange) {
        list.apply(change)
    }
}

extension PagingSession: TraceSession where Client: ReplayedClient {
    var hasStopped: Bool { container.hasStopped }

    mutating func replay(_ gesture: Gesture) -> Step? {
        switch gesture {
        case .set(let set):
            recorder.client.prepare(for: set)
            return self.set(
                set.pages, direction: set.direction, animated: set.isAnimated, settles: set.settles,
                completion: set.hasCompletion)
        case .swipe(let swipe): return self.swipe(swipe.direction, ends: swipe.ends, preload: swipe.preload)
        case .drag(let direction): return drag(direction)
        case .move(let position): return move(to: position)
        case .release(let release): return self.release(ends: release.ends, preload: release.preload)
        case .settle: return settle()
        case .list(let change): return self.change(change.words) { $0.apply(change) }
        case .dataSource(.removed): return removeDataSource()
        case .dataSource(.assigned): return assignDataSource()
        case .orientation(let orientation): return rotate(to: orientation)
        case .doubleSided(let isDoubleSided): return setDoubleSided(isDoubleSided)
        case .scroll, .root: return nil
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
