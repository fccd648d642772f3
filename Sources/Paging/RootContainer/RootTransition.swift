/// A running animation from one controller to another.
package struct RootTransition: Hashable, Sendable {
    /// The controller that leaves.
    package var from: RootController
    /// The controller that comes.
    package var to: RootController

    init(from: RootController, to: RootController) {
        self.from = from
        self.to = to
    }
}
