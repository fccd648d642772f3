/// What happens to a paging scroll view from outside.
///
/// Offsets are in pages, so that a trace reads the same for every size of the view: 1 is the second page, 0.5 halfway
/// to it, -0.2 a fifth of a page beyond the start.
package enum ScrollViewGesture: Hashable, Sendable {
    /// A whole swipe to the next page or the one before: drag, release and settling in one.
    case swipe(Direction, axis: ScrollAxis? = nil, ends: TransitionEnd = .completed)
    /// A finger touches and begins to drag.
    case drag
    /// The finger moves the content to an offset, in pages.
    case move(to: ScrollPoint)
    /// The finger lifts, with a velocity in points per millisecond, as UIKit measures it.
    ///
    /// `decelerates` says whether the content keeps moving; nil leaves it to the container.
    case release(velocity: ScrollPoint = .zero, decelerates: Bool? = nil)
    /// What decelerates or is animated comes to rest.
    case settle
    /// The app calls `setContentOffset`, in pages.
    ///
    /// If `settles` is false, an animation runs until ``settle``.
    case set(ScrollPoint, animated: Bool = false, settles: Bool = true)
    /// The size of the view changes, as in a rotation.
    case resize(ScrollSize)
}
