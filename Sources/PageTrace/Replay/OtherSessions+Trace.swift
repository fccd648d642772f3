extension ScrollViewSession: TraceSession where Client == PagingScrollViewPager<String> {
    // A scroll view raises nothing.
    var hasStopped: Bool { false }

    mutating func begin() -> Step? { load() }

    mutating func replay(_ gesture: Gesture) -> Step? {
        guard case .scroll(let gesture) = gesture else { return nil }
        return perform(gesture)
    }
}

extension RootSession: TraceSession {
    var hasStopped: Bool { container.hasStopped }

    mutating func replay(_ gesture: Gesture) -> Step? {
        guard case .root(let gesture) = gesture else { return nil }
        return perform(gesture)
    }
}
