import Paging

/// Replays a trace, step by step, whatever its container.
///
/// A sequence that makes each step on demand, so that a long trace can be written out while it runs: ten million swipes
/// take no more memory than ten. If the container is strict, it ends where UIKit would have raised. A scroll view
/// begins with an extra step, in which the view is loaded.
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
    private var draws: PreloadDraws?
    private var stepCount = 0
    /// Whether the replay has stopped although gestures are left.
    private var isOver = false
    /// Whether the trace has gestures of another container, which no trace file can have; their steps repeat what is
    /// held.
    private let hasForeignGestures: Bool
    /// What is held after the latest step.
    private var held: [HeldPages] = []

    /// Creates a replay at the start of a trace.
    public init(_ trace: Trace) {
        self.trace = trace
        session = trace.session
        gestures = trace.gestures.makeIterator()
        draws = trace.container.pageViewController.flatMap(PreloadDraws.init)
        var hasForeignGestures = false
        trace.gestures.forEachWritten { if $0.container != trace.container.kind { hasForeignGestures = true } }
        self.hasForeignGestures = hasForeignGestures
    }

    /// Performs the next gesture; nil at the end.
    public mutating func next() -> Step? {
        if !hasBegun {
            hasBegun = true
            if let step = session.open() { return numbered(step) }
        }
        guard !session.hasStopped, let gesture = nextGesture() else { return nil }
        var step = session.replay(gesture) ?? foreign(gesture)
        step.annotation = gestures.annotation
        return numbered(step)
    }

    /// Performs the next gesture and writes its step; a known step is not replayed again.
    ///
    /// - Parameters:
    ///   - form: How the step is written; nil to write nothing.
    ///   - bytes: The bytes to append to.
    /// - Returns: The figures of the step, nil at the end.
    mutating func write(as form: StreamedLog.Form?, to bytes: inout [UInt8]) -> RecordingSummary? {
        if !hasBegun {
            hasBegun = true
            if let step = session.open() { return write(numbered(step), as: form, to: &bytes) }
        }
        guard !hasForeignGestures else { return next().map { write($0, as: form, to: &bytes) } }
        guard !isOver, !session.hasStopped, let gesture = nextGesture(),
            let summary = session.follow(gesture, gestures.annotation, as: form, into: &bytes)
        else { return nil }
        stepCount += 1
        isOver = summary.stoppedAt != nil
        return summary
    }

    private mutating func nextGesture() -> Gesture? {
        let gesture = gestures.next()
        // What is drawn belongs to the gesture, so that a remembered situation knows what followed.
        guard case .page(let page)? = gesture, let decided = draws?.decided(page) else { return gesture }
        return .page(decided)
    }

    private func write(_ step: Step, as form: StreamedLog.Form?, to bytes: inout [UInt8]) -> RecordingSummary {
        if let form { StepText(step, as: form).write(number: step.number, to: &bytes) }
        var summary = RecordingSummary()
        summary.count(step)
        return summary
    }

    /// Replays to the end and only counts, which is enough for a verdict.
    public mutating func summary() -> RecordingSummary {
        var summary = RecordingSummary()
        var nothing: [UInt8] = []
        while let step = write(as: nil, to: &nothing) { summary.add(step) }
        return summary
    }

    private mutating func numbered(_ step: Step) -> Step {
        var step = step
        step.number = stepCount
        stepCount += 1
        held = step.after
        return step
    }

    /// The step for a gesture of another container, which no trace file can have: nothing follows, and the log says so.
    private func foreign(_ gesture: Gesture) -> Step {
        let record = GestureRecord(
            name: "gesture of \(gesture.container.words)", outcome: .ignored, from: [], to: [],
            notes: [StepNote("unknown to \(trace.container.kind.words)")])
        return Step(number: stepCount, gesture: record, before: held, after: held)
    }
}
