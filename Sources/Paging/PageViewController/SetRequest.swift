/// A call of `setViewControllers` that waits to be carried out.
package struct SetRequest: Hashable, Sendable {
    package var pages: [PageNumber]
    package var direction: Direction
    package var isAnimated: Bool
    /// Whether a completion block was given.
    package var hasCompletion = true
}
