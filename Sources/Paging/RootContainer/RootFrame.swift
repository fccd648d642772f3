/// Where a view is placed before or after a transition.
package enum RootFrame: String, Hashable, Sendable {
    /// It fills the view of the root controller.
    case bounds
    /// It lies beside the view of the root controller, where a slide starts.
    case beside
}
