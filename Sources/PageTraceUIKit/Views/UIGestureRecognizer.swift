public import Foundation

/// Something that recognizes touches.
///
/// Nothing is recognized here: the driver says what happens.
@MainActor
open class UIGestureRecognizer: UIResponder {
    /// How far a recognizer is.
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
        /// It was something else.
        case failed
    }

    /// How far it is.
    open var state = State.possible
    /// Whether it recognizes at all.
    open var isEnabled = true
    /// The view on which it recognizes.
    public internal(set) weak var view: UIView?
    /// Whoever is asked about it.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Waits until another recognizer has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Whoever is asked about a recognizer.
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether it may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether two may recognize at a time.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// True.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// False.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// Recognizes a pan.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far the finger has moved.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// How fast the finger moves.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes taps.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps it takes.
    open var numberOfTapsRequired = 1
}
