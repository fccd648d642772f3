/// Animations change views at once; their blocks run when the driver has let the time pass.
extension UIView {
    /// Changes views at once; the completion block runs when the driver has let the time pass.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        guard let completion else { return }
        MainQueue.current.add(after: duration + delay) { completion(true) }
    }

    /// Changes views at once, as ``animate(withDuration:delay:options:animations:completion:)`` does.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Changes what is in a view at once, as ``animate(withDuration:delay:options:animations:completion:)`` does.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, options: options, animations: animations ?? {}, completion: completion) }

    /// Changes views without animation.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

    /// Replaces a view by another at once, as ``animate(withDuration:delay:options:animations:completion:)`` does.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let change = {
            fromView.superview?.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        animate(withDuration: duration, options: options, animations: change, completion: completion)
    }

    /// Changes views at once, as ``animate(withDuration:delay:options:animations:completion:)`` does.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, delay: delay, animations: animations, completion: completion) }

    /// Changes views at once.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
    ) { animations() }

    /// Options of an animation with key frames.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Always as fast.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Smooth.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }

    /// How fast an animation is at its ends.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// Always as fast.
        case linear
    }

    /// Whether animations are carried out.
    public static var areAnimationsEnabled: Bool { false }

    /// Lets animations be carried out, which has no effect here.
    public static func setAnimationsEnabled(_ enabled: Bool) {}
}

/// An animation that can be stopped; here it changes views as soon as it starts.
@preconcurrency @MainActor
open class UIViewPropertyAnimator {
    /// How much of it is over.
    open var fractionComplete: CGFloat = 0
    /// Whether it goes backward.
    open var isReversed = false
    /// Whether it runs.
    open private(set) var isRunning = false
    /// How long it takes.
    public let duration: TimeInterval

    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// Creates an animation.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        self.animations = animations.map { [$0] } ?? []
    }

    /// Creates an animation of a spring.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .linear, animations: animations)
    }

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

    /// Adds a block that runs at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Starts it.
    open func startAnimation() {
        for change in animations { change() }
        (animations, isRunning) = ([], true)
        MainQueue.current.add(after: duration) { self.end(at: self.isReversed ? .start : .end) }
    }

    /// Starts it later.
    open func startAnimation(afterDelay delay: TimeInterval) {
        MainQueue.current.add(after: delay) { self.startAnimation() }
    }

    /// Pauses it.
    open func pauseAnimation() { isRunning = false }

    /// Goes on.
    open func continueAnimation(withTimingParameters parameters: Any?, durationFactor: CGFloat) { startAnimation() }

    /// Stops it.
    open func stopAnimation(_ withoutFinishing: Bool) { isRunning = false }

    /// Ends it.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { end(at: finalPosition) }

    private func end(at position: UIViewAnimatingPosition) {
        let blocks = completions
        (completions, isRunning, fractionComplete) = ([], false, 1)
        for block in blocks { block(position) }
    }
}

/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At its end.
    case end
    /// At its start.
    case start
    /// In between.
    case current
}
