/// A controller that is alive, and its holder.
package struct RootHold: Hashable, Sendable {
    /// The controller.
    package var controller: RootController
    /// Who keeps it.
    package var holder: RootHolder

    /// Creates a hold.
    package init(_ controller: RootController, by holder: RootHolder) {
        self.controller = controller
        self.holder = holder
    }
}
