import Paging

extension RootComparison {
    /// Compares every strategy on the gestures of a trace; nil if it has no root container.
    ///
    /// The trace's client, stacking and animations apply to all strategies. A mistake in calls that a strategy never
    /// makes has no effect on it.
    public init?(_ trace: Trace) {
        guard case .rootContainer(let container) = trace.container else { return nil }
        var client = RootClientDescription.repaired
        if case .root(let description) = trace.client { client = description }
        self.init(
            trace.rootGestures, client: client, stacking: container.stacking, animations: container.animations)
    }
}

extension Trace {
    /// The gestures of the root container.
    var rootGestures: [RootGesture] {
        gestures.compactMap { if case .root(let gesture) = $0 { gesture } else { nil } }
    }
}
