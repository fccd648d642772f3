/// What happened to a container from outside, in words that need no knowledge of the container.
public struct GestureRecord: Hashable, Sendable {
    /// How a gesture ended.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// Another page is shown at rest, or the same one was set again.
        case completed
        /// The transition was abandoned: the page shown before is shown again.
        case cancelled
        /// There was no page on that side: nothing happened but a bounce.
        case bounced
        /// The container does not react to gestures now.
        case ignored
        /// The gesture is not at rest yet: a finger is down, or a transition is in flight.
        case inFlight
        /// The state changed without any transition: the list, the data source, the orientation.
        case changed
        /// UIKit would have raised, and the replay stopped.
        case raised
    }

    /// The gesture in the words of the trace, such as `swipe forward`.
    public var name: String

    /// The side that the gesture leads to, where it has one.
    public var direction: Direction?

    /// How it ended.
    public var outcome: Outcome

    /// The pages shown before the gesture.
    public var from: [String]

    /// The pages that the gesture led to or, where it was cancelled, toward; empty where there is none.
    public var to: [String]

    /// What else is worth saying, such as `preload skipped`, each a few words.
    public var notes: [String]

    /// Creates a record from its parts.
    public init(
        name: String,
        direction: Direction? = nil,
        outcome: Outcome,
        from: [String] = [],
        to: [String] = [],
        notes: [String] = []
    ) {
        self.name = name
        self.direction = direction
        self.outcome = outcome
        self.from = from
        self.to = to
        self.notes = notes
    }
}
