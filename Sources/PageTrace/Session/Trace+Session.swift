import Paging

/// The replay of a trace with one container and one client.
///
/// The types that conform name their clients instead of sharing one generic type. The compiler then specializes the
/// replay for each, which takes a fraction of the time of unspecialized generic code.
protocol StageSession<Gesture>: Sendable {
    associatedtype Gesture: TraceGesture
    associatedtype Driven: Stage & Hashable & Sendable where Driven.Gesture == Gesture

    /// Whether the session has stopped, so that nothing happens after that.
    var hasStopped: Bool { get }

    /// What the app waits for now; nil if it never waits.
    var waiting: Waiting? { get }

    /// Whether fewer gestures than a small number are left.
    func gesturesLeft(below count: Int) -> Bool

    /// What happens before the first gesture, nil for nothing.
    mutating func open() -> Step?

    /// Performs the next gesture and records what follows from it; nil at the end.
    mutating func next() -> Step?

    /// Performs the next gesture, writes its step in each form, and counts what followed; nil at the end.
    mutating func follow(as forms: [StreamedLog.Form], into logs: inout [[UInt8]]) -> RecordingSummary?

    /// The container and the client, with what followed in situations that were met.
    var remembering: RememberingSession<Driven> { get set }

    /// The gestures that are left.
    var gestures: GestureSequence<Gesture>.Iterator { get set }

    init(remembering: RememberingSession<Driven>, gestures: GestureSequence<Gesture>.Iterator)
}

extension StageSession {
    init(_ stage: Driven, _ gestures: GestureSequence<Gesture>) {
        self.init(remembering: RememberingSession(stage), gestures: gestures.makeIterator())
    }

    var hasStopped: Bool { remembering.hasStopped }
    var waiting: Waiting? { remembering.waiting }

    /// Whether what followed from a gesture in a situation is remembered.
    var remembers: Bool {
        get { remembering.remembers }
        set { remembering.remembers = newValue }
    }

    func gesturesLeft(below count: Int) -> Bool {
        var rest = gestures
        return (0..<count).contains { _ in rest.next() == nil }
    }

    mutating func open() -> Step? { remembering.open() }

    mutating func next() -> Step? {
        guard let gesture = gestures.next() else { return nil }
        var step = remembering.perform(gesture)
        step.annotation = gestures.annotation
        return step
    }

    mutating func follow(as forms: [StreamedLog.Form], into logs: inout [[UInt8]]) -> RecordingSummary? {
        gestures.next().map { remembering.follow($0, gestures.annotation, as: forms, into: &logs) }
    }
}
