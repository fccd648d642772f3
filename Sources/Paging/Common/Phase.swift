/// What a container is doing at the time of a callback.
package enum Phase: String, Hashable, Sendable, CaseIterable {
    /// Nothing is in flight.
    case rest
    /// A drag begins: unknown neighbors are asked for, and the transition is announced.
    case dragStart
    /// A finger moves a page.
    case drag
    /// A transition is being completed.
    case landing
    /// A transition is being abandoned.
    case returning
    /// A transition has landed: the neighbor on the side of travel is asked for in advance.
    case preload
    /// A programmatic set is carried out.
    case set
    /// The completion block of a programmatic set runs.
    case completion
    /// The interface orientation changes.
    case orientation
}
