import Paging

/// Replays a trace, step by step, whatever its container.
///
/// A sequence that makes each step on demand, so that a long trace can be written out while it runs: ten million swipes
/// take no more memory than ten. What follows from a gesture in a situation is found out once and then remembered. If the container is strict, it ends where UIKit would have raised. It gives up after a
/// hundred steps in which the app set pages without end. A scroll view begins with an extra step, in which the view is
/// loaded.
///
/// If the app has a busy flag or wants a page, the last step says whether it is stuck.
///
/// ```swift
/// for step in Replay(try Trace(path: "1→2→3", pages: 4)) {
///     print(step.text)
/// }
/// ```
package struct Replay: Sequence, IteratorProtocol, Sendable {
    package let trace: Trace

    private var session: any StageSession
    private var hasBegun = false
    /// The number of steps that the app may still fill with sets without end; each takes as long as thousands of others.
    private var patience = Self.patience
    /// Whether the last step says that the app is stuck.
    private let looksAtEnd: Bool

    package init(_ trace: Trace) { self.init(trace, looksAtEnd: true) }

    /// Creates a replay that may leave open whether the app is stuck at the end, and may perform each gesture anew.
    package init(_ trace: Trace, looksAtEnd: Bool, remembers: Bool = true) {
        self.trace = trace
        self.looksAtEnd = looksAtEnd
        session = trace.scenario.any.session(trace.pages)
        session.remembers = remembers
    }

    /// The number of steps that an app may fill with sets without end.
    static var patience: Int { 100 }

    var waiting: Waiting? { session.waiting }

    package mutating func next() -> Step? {
        if !hasBegun {
            hasBegun = true
            if let step = session.open() { return step }
        }
        guard patience > 0, !session.hasStopped, var step = session.next() else { return nil }
        if step.isEndless { patience -= 1 }
        if looksAtEnd, session.gesturesLeft(below: 1), let waiting = session.waiting,
            let stuck = Finding(stuck: waiting),
            trace.scenario.any.isStuckAtEnd(trace.pages)
        {
            step.findings.append(stuck)
        }
        return step
    }

    /// Performs the next gesture and writes its step; a known step is not replayed again.
    ///
    /// - Parameters:
    ///   - forms: How the step is written; none to write nothing.
    ///   - logs: The bytes to append to, for each form.
    /// - Returns: The figures of the step, nil at the end.
    mutating func write(as forms: [StreamedLog.Form], to logs: inout [[UInt8]]) -> RecordingSummary? {
        if !hasBegun {
            hasBegun = true
            if let step = session.open() { return write(step, as: forms, to: &logs) }
        }
        // Whether the app is stuck stands in the last step, and is not remembered.
        if looksAtEnd, session.gesturesLeft(below: 2), session.waiting != nil {
            return next().map { write($0, as: forms, to: &logs) }
        }
        guard patience > 0, !session.hasStopped, let summary = session.follow(as: forms, into: &logs) else {
            return nil
        }
        if summary.isEndless { patience -= 1 }
        return summary
    }

    private func write(_ step: Step, as forms: [StreamedLog.Form], to logs: inout [[UInt8]]) -> RecordingSummary {
        LoggedStep(step, as: forms).write(number: step.number, to: &logs)
        return RecordingSummary(CollectionOfOne(step))
    }

    /// Replays to the end and only counts, which is enough for a verdict.
    package mutating func summary() -> RecordingSummary {
        var summary = RecordingSummary()
        var nothing: [[UInt8]] = []
        while let step = write(as: [], to: &nothing) { summary.add(step) }
        return summary
    }
}

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
