import Paging

extension RootComparison {
    /// Compares every strategy on the gestures of a trace; nil if it has no root container.
    ///
    /// The trace's client, stacking and animations apply to all strategies. A mistake in calls that a strategy never
    /// makes has no effect on it.
    package init?(_ trace: Trace) {
        guard case .rootContainer(let scenario) = trace.scenario else { return nil }
        self.init(
            Array(scenario.gestures), client: scenario.client, stacking: scenario.container.stacking,
            animations: scenario.container.animations)
    }
}
