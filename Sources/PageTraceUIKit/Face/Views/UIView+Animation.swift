/// Animations change views at once; their blocks run when the driver has let the time pass.
extension UIView {
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        guard let completion else { return }
        MainQueue.current.add(after: duration + delay) { completion(true) }
    }

    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, options: options, animations: animations ?? {}, completion: completion) }

    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

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

    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, delay: delay, animations: animations, completion: completion) }

    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
    ) { animations() }

    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }

    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

    public static var areAnimationsEnabled: Bool { false }
    public static func setAnimationsEnabled(_ enabled: Bool) {}
}

/// An animation that can be stopped; here it changes views as soon as it starts.
@preconcurrency @MainActor
open class UIViewPropertyAnimator {
    open var fractionComplete: CGFloat = 0
    open var isReversed = false
    open private(set) var isRunning = false
    public let duration: TimeInterval
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        self.animations = animations.map { [$0] } ?? []
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .linear, animations: animations)
    }

    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() {
        for change in animations { change() }
        (animations, isRunning) = ([], true)
        MainQueue.current.add(after: duration) { self.end(at: self.isReversed ? .start : .end) }
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        MainQueue.current.add(after: delay) { self.startAnimation() }
    }

    open func pauseAnimation() { isRunning = false }
    open func continueAnimation(withTimingParameters parameters: Any?, durationFactor: CGFloat) { startAnimation() }
    open func stopAnimation(_ withoutFinishing: Bool) { isRunning = false }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { end(at: finalPosition) }

    private func end(at position: UIViewAnimatingPosition) {
        let blocks = completions
        (completions, isRunning, fractionComplete) = ([], false, 1)
        for block in blocks { block(position) }
    }
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
