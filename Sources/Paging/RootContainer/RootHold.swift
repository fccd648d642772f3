/// A controller that is alive, and its holder.
public struct RootHold: Hashable, Sendable {
    /// The controller.
    public var controller: RootController
    /// Who keeps it.
    public var holder: RootHolder

    /// Creates a hold.
    public init(_ controller: RootController, by holder: RootHolder) {
        self.controller = controller
        self.holder = holder
    }
}
