/// The object that provides the animations with which a controller comes and goes; none are carried out here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// The animation with which it comes.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// The animation with which it goes.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// The interaction with which it comes.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The interaction with which it goes.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The presentation.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// By default, the system's.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// By default, the system's.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// By default, none.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// By default, none.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// By default, the system's.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// An animation between two controllers, which is not carried out here.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// How long it takes.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Carries it out.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// It has ended.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An interaction that drives an animation.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins it.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// What an animation between two controllers needs to know.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which it takes place.
    var containerView: UIView { get }
    /// Whether it is animated.
    var isAnimated: Bool { get }
    /// Whether a finger drives it.
    var isInteractive: Bool { get }
    /// Whether it was cancelled.
    var transitionWasCancelled: Bool { get }
    /// It is over.
    func completeTransition(_ didComplete: Bool)
    /// A controller that takes part.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view that takes part.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The frame at the start.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame at the end.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// A controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The one that goes.
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    /// The one that comes.
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// A view that takes part in a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The one that goes.
    public static let from = UITransitionContextViewKey(rawValue: "from")
    /// The one that comes.
    public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// An interaction that drives an animation by a percentage.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
    /// How much of it is over.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast it ends.
    open var completionSpeed: CGFloat = 1
    /// How fast it is at its ends.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// Creates an interaction.
    public init() {}

    /// Begins it.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}

    /// Moves it.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

    /// Cancels it.
    open func cancel() {}

    /// Ends it.
    open func finish() {}
}
