/// A recognizer of pans.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The smallest number of fingers.
    open var minimumNumberOfTouches = 1
    /// The largest number of fingers.
    open var maximumNumberOfTouches = Int.max

    private var distance = CGPoint.zero

    /// How far the finger has moved.
    open func translation(in view: UIView?) -> CGPoint { distance }
    /// Says how far the finger has moved.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { distance = translation }
    /// How fast the finger moves.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of pans from an edge.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges.
    open var edges: UIRectEdge = []
}

/// A recognizer of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps that it requires.
    open var numberOfTapsRequired = 1
    /// The number of fingers that it requires.
    open var numberOfTouchesRequired = 1
}

/// A recognizer of swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// A direction of a swipe.
    public struct Direction: OptionSet, Sendable {
        /// The directions as bits.
        public let rawValue: UInt

        /// Creates directions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upward.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downward.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The direction.
    open var direction = Direction.right
    /// The number of fingers that it requires.
    open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long a finger has to be down, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far it may move.
    open var allowableMovement: CGFloat = 10
    /// The number of taps before it.
    open var numberOfTapsRequired = 0
    /// The number of fingers that it requires.
    open var numberOfTouchesRequired = 1
}

/// A recognizer of pinches.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The scale.
    open var scale: CGFloat = 1
    /// How fast the scale changes.
    open var velocity: CGFloat { 0 }
}

/// A recognizer of rotations.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle.
    open var rotation: CGFloat = 0
    /// How fast the angle changes.
    open var velocity: CGFloat { 0 }
}

/// A recognizer of pointers.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
