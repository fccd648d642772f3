package import Paging

/// A container and its client, as a ``Session`` drives them.
///
/// Each container has one. It performs gestures and returns what was seen, in numbers and cases;
/// ``Observation/step(number:)`` puts that into words.
package protocol Stage {
    /// What can happen to the container.
    associatedtype Gesture
    /// What was seen during one gesture.
    associatedtype Seen: Observation

    /// Whether UIKit would have raised, or the app's code trapped; nothing happens after that.
    var hasStopped: Bool { get }

    /// What the app waits for now; nil, the default, if it never waits.
    var waiting: Waiting? { get }

    /// Performs what happens before the first gesture; nil if nothing does.
    mutating func opening() -> Seen?

    /// Whether anything is left to chance, so that not the same follows each time; false by default.
    var isDecidedByChance: Bool { get }

    /// Decides what a gesture leaves to chance, if anything.
    mutating func decided(_ gesture: Gesture) -> Gesture

    /// Returns to a situation in which the stage has been; what remains to be drawn at random is no part of it.
    mutating func enter(_ situation: Self)

    /// Performs a gesture and returns what followed from it.
    mutating func observe(_ gesture: Gesture) -> Seen

    /// Performs a gesture and makes the step of a recording, with a number.
    mutating func step(_ gesture: Gesture, number: Int) -> Step

    /// Why a gesture cannot come next; nil if it can.
    func refusal(of gesture: Gesture) -> GestureRefusal?
}

extension Stage {
    package var waiting: Waiting? { nil }
    package var isDecidedByChance: Bool { false }

    package mutating func opening() -> Seen? { nil }

    package mutating func decided(_ gesture: Gesture) -> Gesture { gesture }

    package mutating func enter(_ situation: Self) { self = situation }

    package mutating func step(_ gesture: Gesture, number: Int) -> Step { observe(gesture).step(number: number) }
}

/// What was seen during one gesture.
package protocol Observation {
    /// How the gesture ended.
    var outcome: GestureOutcome { get }

    /// The number of calls that a recording counts.
    var callbackCount: Int { get }

    /// What is wrong.
    var findings: [Finding] { get }

    /// The step of a recording.
    func step(number: Int) -> Step
}
