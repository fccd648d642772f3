/// The edge from which an animated set brings the new page. (Rule 23)
package enum AnimationEdge: String, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom

    /// The edge for a direction: `direction` only picks the side of the animation, and a right-to-left layout mirrors
    /// it.
    package init(
        _ direction: Direction,
        navigationOrientation: PageViewControllerSettings.NavigationOrientation,
        layoutDirection: PageViewControllerSettings.LayoutDirection
    ) {
        switch (navigationOrientation, direction == .forward, layoutDirection) {
        case (.vertical, true, _): self = .bottom
        case (.vertical, false, _): self = .top
        case (.horizontal, true, .leftToRight), (.horizontal, false, .rightToLeft): self = .right
        case (.horizontal, false, .leftToRight), (.horizontal, true, .rightToLeft): self = .left
        }
    }

    /// The edge in words, such as `from the right`.
    package var words: String {
        switch self {
        case .left: "from the left"
        case .right: "from the right"
        case .top: "from above"
        case .bottom: "from below"
        }
    }
}
