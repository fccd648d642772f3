/// How the trackers of a trace follow callbacks.
extension ListClient {
    /// Lets trackers begin with the first page that is shown, unless the trace says that they are empty then.
    package mutating func starts(with page: PageNumber) {
        for position in updates.indices where !updates[position].startsEmpty {
            take(page, position)
        }
    }

    /// Lets trackers that follow sets take the new page, as code does behind its call of `setViewControllers`.
    package mutating func afterSet(_ pages: [PageNumber], in container: inout PageViewControllerModel) {
        guard crash == nil, let page = pages.first else { return }
        for position in updates.indices where updates[position].followsSets { take(page, position) }
    }

    /// Lets trackers take what they take from a call, which has its answer.
    package mutating func follow(_ callback: Callback<PageNumber>, in container: borrowing PageViewControllerModel) {
        let shown = container.viewControllers.first
        switch callback {
        case .viewControllerBefore(let page, let answer):
            update(.viewControllerBefore, .backward) { $0 == .argument ? page : $0 == .answer ? answer : nil }
        case .viewControllerAfter(let page, let answer):
            update(.viewControllerAfter, .forward) { $0 == .argument ? page : $0 == .answer ? answer : nil }
        case .willTransitionTo(let pages):
            pending = pages.first
            update(.willTransitionTo, side(of: pending, from: shown)) {
                $0 == .pending ? pages.first : $0 == .shown ? shown : nil
            }
        case .didFinishAnimating(_, let previous, let isCompleted):
            let pending = pending
            update(.didFinishAnimating, completed: isCompleted, side(of: pending, from: previous.first)) { source in
                switch source {
                case .shown: shown
                case .previous: previous.first
                case .pending: pending
                case .argument, .answer, .direction, .nearest: nil
                }
            }
        case .scrollViewDidScroll:
            let nearest = nearest(in: container)
            update(.scrollViewDidScroll, nil) { $0 == .nearest ? nearest : nil }
        default: break
        }
    }

    /// The page nearest to the middle of the scroll view inside.
    private func nearest(in container: borrowing PageViewControllerModel) -> PageNumber? {
        let shown = container.viewControllers.first
        // Where a release lands by itself, too.
        if case .drag(let drag) = container.transition {
            return abs(drag.position) >= 0.5 ? drag.pending?.first ?? shown : shown
        }
        // A landing scrolls before `viewControllers` names its page.
        return container.phase == .landing ? pending : shown
    }

    mutating func take(_ page: PageNumber, _ position: Int) {
        guard let content = content(of: page, for: description.trackers[position]) else { return }
        values[position].content = content
    }

    mutating func update(
        _ callback: Tracker.Callback, completed: Bool = true, _ direction: Direction?,
        _ page: (Tracker.Source) -> PageNumber?
    ) {
        for position in updates.indices {
            let update = updates[position]
            guard update.callbacks & callback.bit != 0 else { continue }
            if callback == .didFinishAnimating, update.onlyWhenCompleted, !completed { continue }
            let content =
                update.takes == .direction
                ? direction.flatMap { moved(values[position].content, $0) }
                : page(update.takes).flatMap {
                    update.holdsPage ? .page($0) : self.content(of: $0, for: description.trackers[position])
                }
            guard let content, content != values[position].content else { continue }
            values[position].content = content
        }
    }

    /// The value of a tracker for a page; nil for an index or a text if the page is not in the list.
    func content(of page: PageNumber, for tracker: Tracker) -> TrackedVariable.Content? {
        switch tracker.holds {
        case .page: .page(page)
        case .index: list.position(of: page.own).map { .index($0) }
        case .text:
            list.position(of: page.own).map {
                tracker.text.content(of: page.own, at: $0, count: list.pages.count)
            }
        }
    }

    /// The value of a tracker after it moves on by one page; nil if it has no position, or there is no page in that
    /// direction.
    func moved(_ content: TrackedVariable.Content, _ direction: Direction) -> TrackedVariable.Content? {
        switch content {
        case .page(let page):
            page.flatMap { list.neighbor(of: $0.own, direction, loops: description.loops) }.map { .page($0) }
        case .index(let index): index.map { .index($0 + (direction == .forward ? 1 : -1)) }
        case .text: nil
        }
    }

    /// The side of one page on which another lies; nil if either is missing or not in the list.
    ///
    /// In a loop of two, it is the forward side.
    func side(of page: PageNumber?, from other: PageNumber?) -> Direction? {
        guard description.trackers.contains(where: { $0.takes == .direction }), let page, let other else { return nil }
        let (goal, start) = (page.own, other.own)
        for direction in [Direction.forward, .backward]
        where list.neighbor(of: start, direction, loops: description.loops) == goal {
            return direction
        }
        guard let end = list.position(of: goal), let begin = list.position(of: start), end != begin else { return nil }
        return end > begin ? .forward : .backward
    }

    /// The page that a tracker names: the page itself, or the one at its index.
    func page(of value: TrackedVariable) -> PageNumber? {
        switch value.content {
        case .page(let page): page
        case .index(let index): index.flatMap(list.page(at:))
        case .text: nil
        }
    }

    /// The correct index or text for a page; nothing for a page that is not in the list.
    package func rightContent(of value: TrackedVariable, for page: PageNumber) -> TrackedVariable.Content? {
        guard let tracker = description.trackers.first(where: { $0.name == value.name }) else { return nil }
        return switch tracker.holds {
        case .page: nil
        case .index: content(of: page, for: tracker) ?? .index(nil)
        case .text: content(of: page, for: tracker) ?? .text(nil)
        }
    }
}
