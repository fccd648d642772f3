package import Paging

/// Drives any container and its client through gestures, and turns every gesture into a step of a recording.
///
/// One type drives all containers. Its ``Stage`` decides what a container does with a gesture.
///
/// A session can be copied if its client can; from then on, the two copies are independent.
package struct StagedSession<Stage: PageTrace.Stage> {
    /// The container and its client.
    package var stage: Stage

    /// The number of steps so far, which is also the number of the next step.
    package internal(set) var stepCount = 0

    package init(_ stage: Stage) { self.stage = stage }

    package var hasStopped: Bool { stage.hasStopped }

    package func refusal(of gesture: Stage.Gesture) -> GestureRefusal? { stage.refusal(of: gesture) }

    package mutating func open() -> Step? {
        guard let seen = stage.opening() else { return nil }
        return counting { _, number in seen.step(number: number) }
    }

    /// Performs one gesture and records what follows from it.
    @discardableResult
    package mutating func perform(_ gesture: Stage.Gesture) -> Step {
        counting { stage, number in stage.step(stage.decided(gesture), number: number) }
    }

    /// Performs one gesture and returns what was seen, without making a step.
    mutating func judge(_ gesture: Stage.Gesture) -> Stage.Seen {
        stepCount += 1
        return stage.observe(gesture)
    }

    mutating func counting(_ step: (inout Stage, Int) -> Step) -> Step {
        defer { stepCount += 1 }
        return step(&stage, stepCount)
    }
}

extension StagedSession: Sendable where Stage: Sendable {}

/// Two sessions are equal if the same gestures have the same effects, however many steps they have made.
extension StagedSession: Equatable where Stage: Equatable {
    package static func == (one: Self, other: Self) -> Bool { one.stage == other.stage }
}

extension StagedSession: Hashable where Stage: Hashable {
    package func hash(into hasher: inout Hasher) { hasher.combine(stage) }
}
