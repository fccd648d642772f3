/// How the trackers of a trace follow callbacks.
extension ListClient {
    /// The app is about to call `setViewControllers`: trackers that follow sets take the page over.
    @inlinable
    mutating func willSet(_ pages: [Page]) {
        guard let page = pages.first else { return }
        for (position, tracker) in description.trackers.enumerated() where tracker.followsSets {
            if let content = content(of: page, for: tracker) { values[position].content = content }
        }
    }

    @inlinable
    mutating func update(
        _ callback: Tracker.Callback, completed: Bool = true, _ direction: Direction?,
        _ page: (Tracker.Source) -> Page?
    ) {
        for (position, tracker) in description.trackers.enumerated() where tracker.updatedIn.contains(callback) {
            if callback == .didFinishAnimating, tracker.onlyWhenCompleted, !completed { continue }
            let content =
                tracker.takes == .direction
                ? direction.flatMap { moved(values[position].content, $0) }
                : page(tracker.takes).flatMap { self.content(of: $0, for: tracker) }
            guard let content, content != values[position].content else { continue }
            values[position].content = content
        }
    }

    /// What a tracker holds of a page; nil for an index or a text if the page is not in the list.
    @inlinable
    func content(of page: Page, for tracker: Tracker) -> TrackedValue<Page>.Content? {
        switch tracker.holds {
        case .page: .page(page)
        case .index: list.position(of: page.numbered(0)).map { .index($0) }
        case .text:
            list.position(of: page.numbered(0)).map {
                tracker.text.content(of: page.numbered(0), at: $0, count: list.pages.count)
            }
        }
    }

    /// What a tracker holds that goes on by a page; nil if it does not know where it is, or finds no page there.
    @inlinable
    func moved(_ content: TrackedValue<Page>.Content, _ direction: Direction) -> TrackedValue<Page>.Content? {
        switch content {
        case .page(let page):
            page.flatMap { list.neighbour(of: $0.numbered(0), direction, loops: description.loops) }.map { .page($0) }
        case .index(let index): index.map { .index($0 + (direction == .forward ? 1 : -1)) }
        case .text: nil
        }
    }

    /// The side on which a page lies of another one; nil if somebody takes it in vain, or one of them is not in the list.
    ///
    /// In a loop of two it is the forward one.
    @inlinable
    func side(of page: Page?, from other: Page?) -> Direction? {
        guard description.trackers.contains(where: { $0.takes == .direction }), let page, let other else { return nil }
        let (goal, start) = (page.numbered(0), other.numbered(0))
        for direction in [Direction.forward, .backward]
        where list.neighbour(of: start, direction, loops: description.loops) == goal {
            return direction
        }
        guard let end = list.position(of: goal), let begin = list.position(of: start), end != begin else { return nil }
        return end > begin ? .forward : .backward
    }

    /// The page that a tracker names: itself, or the one at its index.
    @inlinable
    func page(of value: TrackedValue<Page>) -> Page? {
        switch value.content {
        case .page(let page): page
        case .index(let index): index.flatMap { list.pages.indices.contains($0) ? list.pages[$0] : nil }
        case .text: nil
        }
    }

    /// What an index or a text should be: that of the page, nothing for a page that is not in the list.
    public func rightContent(
        of value: TrackedValue<Page>, for page: Page
    ) -> TrackedValue<Page>.Content? {
        guard let tracker = description.trackers.first(where: { $0.name == value.name }) else { return nil }
        return switch tracker.holds {
        case .page: nil
        case .index: content(of: page, for: tracker) ?? .index(nil)
        case .text: content(of: page, for: tracker) ?? .text(nil)
        }
    }
}
