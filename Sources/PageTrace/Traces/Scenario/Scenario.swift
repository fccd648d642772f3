/// One container, one client, and what happens to them.
public struct Scenario<Container: TraceContainer>: Hashable, Sendable {
    /// The settings of the container.
    public var container: Container

    /// The client and its settings.
    public var client: Container.ClientSettings

    /// The gestures, in order.
    public var gestures: GestureSequence<Container.Gesture>

    /// Creates a scenario from its parts.
    public init(_ container: Container, client: Container.ClientSettings, gestures: GestureSequence<Container.Gesture>)
    {
        self.container = container
        self.client = client
        self.gestures = gestures
    }
}
