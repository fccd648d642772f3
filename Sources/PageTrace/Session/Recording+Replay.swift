import Paging

extension Recording {
    /// Replays a trace to its end, or, if the container is strict, to where UIKit would have raised.
    public init(replaying trace: Trace) {
        var (steps, table) = ([Step](), StepTable())
        for step in Replay(trace) { table.append(step, to: &steps) }
        self.init(heading: trace, steps: steps)
    }

    /// Creates a recording of a trace without replaying it: the head of what is written step by step.
    ///
    /// A root container makes controllers while it runs: further instances of a screen, such as `Login 2`, are among
    /// the pages only if `steps` are given.
    package init(heading trace: Trace, steps: [Step] = []) {
        let scenario = trace.scenario.any
        self.init(
            title: trace.title, about: trace.about, container: scenario.container.words,
            pages: scenario.everyPage(trace.pages, steps), steps: steps, layout: scenario.container.layout,
            settings: RecordedSettings(scenario.container))
    }

    /// What the containers of recordings are called first, such as `UIScrollView`.
    package static let containerNames = TraceScenario.containers.map { $0.recordedName }
}

extension Trace: RecordingSource {
    /// What follows from the gestures, replayed anew each time.
    public var recording: Recording { Recording(replaying: self) }
}
