/// One container, one client, and what happens to them.
package struct Scenario<Container: TraceContainer>: Hashable, Sendable {
    /// The settings of the container.
    package var container: Container

    /// The client and its settings.
    package var client: Container.ClientSettings

    /// The gestures, in order.
    package var gestures: GestureSequence<Container.Gesture>

    /// Creates a scenario from its parts.
    package init(_ container: Container, client: Container.ClientSettings, gestures: GestureSequence<Container.Gesture>)
    {
        self.container = container
        self.client = client
        self.gestures = gestures
    }
}
