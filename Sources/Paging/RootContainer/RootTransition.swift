/// A running animation from one controller to another.
public struct RootTransition: Hashable, Sendable {
    /// The controller that leaves.
    public var from: RootController
    /// The controller that comes.
    public var to: RootController

    init(from: RootController, to: RootController) {
        self.from = from
        self.to = to
    }
}
