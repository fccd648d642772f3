import Paging

/// Replays a trace, step by step, whatever its container.
///
/// A sequence that makes each step when it is asked for, so that a long trace can be written out while it runs: a
/// repetition of ten million swipes takes no more memory than one of ten. It ends early where UIKit would have raised
/// and the container is strict. A scroll view begins with a step of its own, in which the view is loaded.
///
/// ```swift
/// for step in Replay(try Trace(path: "1→2→3", pages: 4)) {
///     print(step.text)
/// }
/// ```
public struct Replay: Sequence, IteratorProtocol, Sendable {
    /// The trace.
    public let trace: Trace

    private var session: any TraceSession
    private var hasBegun = false
    private var gestures: GestureSequence.Iterator
    private var stepCount = 0
    /// What is held after the latest step.
    private var held: [HeldPages] = []

    /// Creates a replay at the start of a trace.
    public init(_ trace: Trace) {
        self.trace = trace
        session = trace.session
        gestures = trace.gestures.makeIterator()
    }

    /// Performs the next gesture, nil at the end.
    public mutating func next() -> Step? {
        if !hasBegun {
            hasBegun = true
            if let step = session.open() { return numbered(step) }
        }
        guard !session.hasStopped, let gesture = gestures.next() else { return nil }
        return numbered(session.replay(gesture) ?? foreign(gesture))
    }

    /// Replays to the end and only counts: what a verdict needs, and several times as fast as making the steps.
    public mutating func summary() -> RecordingSummary {
        var summary = RecordingSummary()
        if !hasBegun, let step = next() {
            summary.count(step)
        }
        while !session.hasStopped, let gesture = gestures.next() {
            if let judged = session.judge(gesture) {
                summary.add(judged)
            } else {
                summary.count(foreign(gesture))
            }
        }
        return summary
    }

    private mutating func numbered(_ step: Step) -> Step {
        var step = step
        step.number = stepCount
        stepCount += 1
        held = step.after
        return step
    }

    /// A gesture of another container, which no trace file can say: nothing follows from it, and the log says so.
    private func foreign(_ gesture: Gesture) -> Step {
        let record = GestureRecord(
            name: "gesture of \(gesture.container.words)", outcome: .ignored, from: [], to: [],
            notes: ["unknown to \(trace.container.kind.words)"])
        return Step(number: stepCount, gesture: record, before: held, after: held)
    }
}
