/// One container, one client, and what happens to them.
package struct Scenario<Container: TraceContainer>: Hashable, Sendable {
    package var container: Container

    package var client: Container.ClientSettings

    package var gestures: GestureSequence<Container.Gesture>
}

/// A container that a trace can have, with the clients and the gestures that belong to it.
///
/// The settings of each container conform to it, so that no trace can have the client or a gesture of another one.
package protocol TraceContainer: Hashable, Sendable {
    /// The app's code around the container, and its settings.
    associatedtype ClientSettings: Hashable, Sendable
    /// What happens to the container from outside, with pages by their names.
    associatedtype Gesture: TraceGesture

    /// The client if a trace does not name one.
    static var usualClient: ClientSettings { get }
}
