package import Paging

/// A gesture of a container, as a trace has it.
package protocol TraceGesture: Hashable, Sendable {
    /// How such gestures are drawn at random: ``RandomWalk``, or ``NoRandomWalk`` if nothing can be swiped.
    associatedtype RandomSwipes: GestureWalk where RandomSwipes.Element == Self

    /// The gesture with each call lost that can report an end in it; none by default.
    var withLosses: [Self] { get }
}

extension TraceGesture {
    package var withLosses: [Self] { [] }
}

/// Gestures that are drawn at random.
package protocol GestureWalk: Sequence, Hashable, Sendable where Iterator: Sendable {
    var count: Int { get }
}

/// A gesture of a container in which a finger swipes from page to page.
package protocol SwipeGesture: Hashable, Sendable {
    /// A whole swipe; the preload after its landing is skipped only if the container has preloads.
    static func swipe(_ direction: Direction, ends: TransitionEnd, skipsPreload: Bool) -> Self
}

/// The random walk of a container without swipes, which has no values: it cannot be made.
package enum NoRandomWalk<Element: Sendable>: GestureWalk {
    package var count: Int { switch self {} }

    package func makeIterator() -> EmptyCollection<Element>.Iterator { switch self {} }
}
