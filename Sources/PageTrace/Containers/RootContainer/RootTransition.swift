/// An animation from one controller to another that is running.
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

/// Where a view is placed before or after a transition.
public enum RootFrame: String, Hashable, Sendable {
    /// It fills the view of the root controller.
    case bounds
    /// It lies beside the view of the root controller, where a slide starts.
    case beside
}
