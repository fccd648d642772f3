public import Foundation

/// A recognizer of touches.
///
/// Nothing is recognized here: the driver makes the gestures.
@preconcurrency @MainActor
open class UIGestureRecognizer: UIResponder {
    /// The state of a recognizer.
    public enum State: Int, Sendable {
        /// It waits.
        case possible
        /// It has begun.
        case began
        /// It goes on.
        case changed
        /// It has ended.
        case ended
        /// It was cancelled.
        case cancelled
        /// It did not match.
        case failed
    }

    /// The state of the recognizer.
    open var state = State.possible
    /// Whether it is enabled.
    open var isEnabled = true
    /// The view that it is attached to.
    public internal(set) weak var view: UIView?
    /// The object that is asked about it.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Waits until another recognizer has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// The object that is asked about a recognizer.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether it may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether two recognizers may recognize at the same time.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// By default, true: it may begin.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// By default, false: only one recognizes at a time.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// A recognizer of pans.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far the finger has moved.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// How fast the finger moves.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps that it requires.
    open var numberOfTapsRequired = 1
}
