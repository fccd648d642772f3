/// How a gesture ended.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum GestureOutcome: String, Hashable, Sendable, CaseIterable {
    /// Another page is shown at rest, or the same one was set again.
    case completed
    /// The transition was abandoned: the page shown before is shown again.
    case cancelled
    /// There was no page on that side: nothing happened but a bounce. (Rule 12)
    case bounced
    /// The container does not react to such a gesture at the moment.
    case ignored
    /// Not at rest yet: a finger is down, or a transition is in flight.
    case inFlight
    /// Something changed without a transition: the list, the data source, the orientation.
    case changed
    /// UIKit would have raised, and the container has stopped.
    case raised
    /// The app's own code would have trapped, and the container has stopped.
    case crashed

    /// Whether the app, and with it the replay, ends here.
    package var isStop: Bool { self == .raised || self == .crashed }
}
