/// A page view controller with a client over the list of pages.
///
/// A conformance of a generic type is called through code that knows no types: that makes each step several times as
/// slow. This one is not generic, so what it calls is compiled for this client.
struct PagesSession: TraceSession {
    private var session: PagingSession<TraceClient>

    init(_ container: ContainerDescription, client: TraceClient, observes: Set<CallbackRecord.Role>) {
        session = PagingSession(container, client: client, observes: observes)
    }

    var hasStopped: Bool { session.container.hasStopped }

    mutating func replay(_ gesture: Gesture) -> Step? { session.perform(gesture) }
}

/// A paging scroll view with its pager, not generic for the same reason.
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
