extension RootSession: TraceSession {
    var hasStopped: Bool { container.hasStopped }

    mutating func replay(_ gesture: Gesture) -> Step? {
        guard case .root(let gesture) = gesture else { return nil }
        return perform(gesture)
    }
}
