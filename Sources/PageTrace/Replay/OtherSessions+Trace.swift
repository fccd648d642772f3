/// A paging scroll view with its pager, not generic for the reason that ``PagingTraceSession`` gives.
struct PagerSession: TraceSession {
    var session: ScrollViewSession<PagingScrollViewPager<String>>

    // A scroll view raises nothing.
    var hasStopped: Bool { false }

    mutating func begin() -> Step? { session.load() }

    mutating func replay(_ gesture: Gesture) -> Step? {
        guard case .scroll(let gesture) = gesture else { return nil }
        return session.perform(gesture)
    }
}

extension RootSession: TraceSession {
    var hasStopped: Bool { container.hasStopped }

    mutating func replay(_ gesture: Gesture) -> Step? {
        guard case .root(let gesture) = gesture else { return nil }
        return perform(gesture)
    }
}
