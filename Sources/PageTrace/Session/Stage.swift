public import Paging

/// A container and its client, as a ``Session`` drives them.
///
/// For each container there is one. It performs gestures and tells what was seen, in positions and cases; words are made
/// from that by ``Observation/step(number:)``.
public protocol Stage {
    /// What can happen to the container.
    associatedtype Gesture
    /// What was seen during one gesture.
    associatedtype Seen: Observation

    /// Whether UIKit would have raised, or the app's code trapped: nothing happens any more.
    var hasStopped: Bool { get }

    /// What happens before the first gesture, nil for nothing.
    mutating func opening() -> Seen?

    /// Performs a gesture and tells what followed from it.
    mutating func observe(_ gesture: Gesture) -> Seen

    /// Why a gesture cannot come next, nil if it can.
    func refusal(of gesture: Gesture) -> GestureRefusal?
}

extension Stage {
    /// Nothing happens before the first gesture.
    @inlinable
    public mutating func opening() -> Seen? { nil }
}

/// What was seen during one gesture.
public protocol Observation {
    /// How the gesture ended.
    var outcome: GestureOutcome { get }

    /// The number of calls that a recording counts.
    var callbackCount: Int { get }

    /// What is wrong.
    var findings: [Finding] { get }

    /// The step of a recording.
    func step(number: Int) -> Step
}
