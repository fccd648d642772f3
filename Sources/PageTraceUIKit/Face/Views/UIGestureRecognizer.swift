/// A recognizer of touches.
///
/// Nothing is recognized here: the driver makes the gestures.
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

    /// The state of the recognizer; a change of it calls the targets, as a test does to recognize something.
    open var state = State.possible {
        didSet {
            guard state != .possible, state != .failed else { return }
            for action in actions { action.send(from: view, as: self) }
        }
    }
    /// Whether it is enabled.
    open var isEnabled = true
    /// Whether touches that it recognizes are taken from the view.
    open var cancelsTouchesInView = true
    /// Whether the view gets touches only if it fails.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end only if it fails.
    open var delaysTouchesEnded = true
    /// The name, for debugging.
    open var name: String?
    /// The view that it is attached to.
    public internal(set) weak var view: UIView?
    /// The object that is asked about it.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    private var actions: [TargetAction] = []

    /// Creates a recognizer that calls nobody.
    public override init() { super.init() }

    /// Creates a recognizer that calls a target.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer as a storyboard would.
    public required init?(coder: NSCoder) { super.init() }

    /// Adds a target.
    open func addTarget(_ target: Any?, action: Selector) { actions.append(TargetAction(target, action)) }

    /// Removes a target, or all if it is nil.
    open func removeTarget(_ target: Any?, action: Selector?) { actions.removeAll { $0.isOf(target, action) } }

    /// Waits until another recognizer has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    /// Where the fingers are.
    open func location(in view: UIView?) -> CGPoint { .zero }

    /// Where a finger is.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

    /// The number of fingers.
    open var numberOfTouches: Int { 1 }
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
    /// Whether a recognizer waits until another has failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether another recognizer waits until this one has failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether it gets a touch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// By default, true: it may begin.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// By default, false: only one recognizes at a time.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// By default, false: it does not wait.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// By default, false: nobody waits for it.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// By default, true: it gets every touch.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
}
