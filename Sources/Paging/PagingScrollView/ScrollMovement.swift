/// What moves the content of a scroll view.
public enum ScrollMovement: Hashable, Sendable {
    /// Nothing.
    case none
    /// A finger, down since the content was at an offset, in pages.
    case dragging(from: ScrollPoint)
    /// The content coasts to a stop after a drag; both in pages.
    case decelerating(from: ScrollPoint, to: ScrollPoint)
    /// An animated `setContentOffset` runs toward an offset, in pages.
    case animating(to: ScrollPoint)

    /// What callbacks that come between gestures would be told.
    var phase: Phase {
        switch self {
        case .none: .rest
        case .dragging: .drag
        case .decelerating(let start, let end): start == end ? .returning : .landing
        case .animating: .set
        }
    }
}
