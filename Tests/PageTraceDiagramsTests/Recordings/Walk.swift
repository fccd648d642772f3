import PageTrace

/// A scrolling page view controller in miniature, enough to write walks down as recordings.
///
/// It is not the model of the library: diagrams are tested without any engine.
struct Walk {
    private(set) var steps: [Step] = []
    private let pages: [String]
    private var before: String? = "?"
    private var shown: String
    private var after: String? = "?"

    /// Sets the first page.
    init(_ pages: [String], start: Int = 0) {
        self.pages = pages
        shown = pages[start]
        steps.append(Step(0, .set(shown), before: [.nothing], after: [held]))
    }

    private var held: HeldPages { .scroll(before, shown, after) }

    private func neighbor(of page: String, by distance: Int) -> String? {
        guard let index = pages.firstIndex(of: page), pages.indices.contains(index + distance) else { return nil }
        return pages[index + distance]
    }

    /// Swipes to a neighbor; a nil answer bounces.
    mutating func swipe(
        _ direction: PageTrace.Direction, cancelled: Bool = false, skipsPreload: Bool = false
    ) {
        let old = held
        var calls: [CallbackRecord] = []
        if after == "?" {
            after = neighbor(of: shown, by: 1)
            calls.append(.after(shown, after))
        }
        if before == "?" {
            before = neighbor(of: shown, by: -1)
            calls.append(.before(shown, before))
        }
        let from = shown
        guard let to = direction == .forward ? after : before else {
            add(.swipe(direction, from, nil, .bounced), calls, since: old)
            return
        }
        calls.append(.will(to))
        calls.append(.did(from, completed: !cancelled))
        guard !cancelled else {
            add(.swipe(direction, from, to, .cancelled), calls, since: old)
            return
        }
        shown = to
        let next = skipsPreload ? "?" : neighbor(of: to, by: direction == .forward ? 1 : -1)
        if direction == .forward {
            (before, after) = (from, next)
            if !skipsPreload { calls.append(.after(to, next, phase: .preload)) }
        } else {
            (before, after) = (next, from)
            if !skipsPreload { calls.append(.before(to, next, phase: .preload)) }
        }
        let notes: [StepNote] = skipsPreload ? [.preloadSkipped] : []
        add(.swipe(direction, from, to, notes: notes), calls, since: old)
    }

    private mutating func add(_ gesture: GestureRecord, _ calls: [CallbackRecord], since old: HeldPages) {
        steps.append(Step(steps.count, gesture, calls, before: [old], after: [held]))
    }

    /// The walk as a recording.
    func recording(title: String) -> Recording {
        Recording(title: title, container: "UIPageViewController, scroll", pages: pages, steps: steps)
    }
}
