public import Paging

/// A gesture of a container, as a trace has it.
public protocol TraceGesture: Hashable, Sendable {
    /// How such gestures are drawn at random: ``RandomWalk``, or ``NoRandomWalk`` if nothing can be swiped.
    associatedtype RandomSwipes: GestureWalk where RandomSwipes.Element == Self
}

/// Gestures that are drawn at random.
public protocol GestureWalk: Sequence, Hashable, Sendable where Iterator: Sendable {
    /// The number of gestures.
    var count: Int { get }
}

/// A gesture of a container in which a finger swipes from page to page.
public protocol SwipeGesture: Hashable, Sendable {
    /// A whole swipe.
    ///
    /// - Parameters:
    ///   - direction: The side.
    ///   - ends: How it ends.
    ///   - skipsPreload: Whether the preload after its landing is skipped, if the container has preloads.
    static func swipe(_ direction: Direction, ends: TransitionEnd, skipsPreload: Bool) -> Self
}

/// The random walk through a container in which there is nothing to swipe: there is none.
public enum NoRandomWalk<Element: Sendable>: GestureWalk {
    /// The number of gestures.
    public var count: Int { switch self {} }

    /// An iterator over no gestures.
    public func makeIterator() -> EmptyCollection<Element>.Iterator { switch self {} }
}
