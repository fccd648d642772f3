/// What moves the content of a scroll view.
package enum ScrollMovement: Hashable, Sendable {
    case none
    /// A finger, with the offset at which it went down, in pages.
    case dragging(from: ScrollPoint)
    /// The content decelerates after a drag; both offsets in pages.
    case decelerating(from: ScrollPoint, to: ScrollPoint)
    /// An animated `setContentOffset` runs toward an offset, in pages.
    case animating(to: ScrollPoint)

    /// The phase of callbacks that come between gestures.
    var phase: Phase {
        switch self {
        case .none: .rest
        case .dragging: .drag
        case .decelerating(let start, let end): start == end ? .returning : .landing
        case .animating: .set
        }
    }
}
