package import Paging

/// A gesture of a container, as a trace has it.
package protocol TraceGesture: Hashable, Sendable {
    /// A whole swipe, as a ``RandomWalk`` draws them; nil if there is nothing to swipe, as by default.
    ///
    /// The preload after its landing is skipped only if the container has preloads.
    static func swipe(_ direction: Direction, ends: TransitionEnd, skipsPreload: Bool) -> Self?

    /// The gesture with each call lost that can report an end in it; none by default.
    var withLosses: [Self] { get }
}

extension TraceGesture {
    package static func swipe(_ direction: Direction, ends: TransitionEnd, skipsPreload: Bool) -> Self? { nil }
    package var withLosses: [Self] { [] }
}
