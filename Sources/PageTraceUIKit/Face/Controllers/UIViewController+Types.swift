/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system's default: a sheet.
    case automatic = -2
    /// Over everything.
    case fullScreen = 0
    /// A sheet.
    case pageSheet
    /// A smaller sheet.
    case formSheet
    /// Over a part of the screen.
    case currentContext
    /// Over everything, which remains visible behind it.
    case overFullScreen = 5
    /// Over a part of the screen, which remains visible behind it.
    case overCurrentContext
    /// As the app says.
    case custom = 4
    /// In a popover.
    case popover = 7
    /// Not at all.
    case none = -1
}

/// Edges of a screen.
public struct UIRectEdge: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: UInt

    /// Creates edges from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The left.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The bottom.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The right.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All four.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Unknown.
    case unknown
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// With the home button at the left.
    case landscapeLeft = 4
    /// With the home button at the right.
    case landscapeRight = 3

    /// Whether it is one of the portrait orientations.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is one of the landscape orientations.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The orientations as bits.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// With the home button at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// With the home button at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// Coordinates changes with a change of size, or with another controller that comes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject, UIViewControllerTransitionCoordinatorContext {
    /// Makes changes along with the transition.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Makes changes along with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// What is known of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext {
    /// Whether it is animated.
    var isAnimated: Bool { get }
    /// Whether it was cancelled.
    var isCancelled: Bool { get }
    /// How long it takes.
    var transitionDuration: TimeInterval { get }
}

/// A change of size, which takes place at once: its end comes with the next turn.
final class SizeChange: UIViewControllerTransitionCoordinator {
    let isAnimated = true, isCancelled = false
    let transitionDuration: TimeInterval = 0.3

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        let change = self
        if let completion { MainQueue.current.add { completion(change) } }
        return true
    }
}

extension UIViewController {
    /// Tells the screen that the device has been turned.
    package func turn(to size: CGSize) {
        viewWillTransition(to: size, with: SizeChange())
        viewIfLoaded?.frame.size = size
    }
}
