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

/// Coordinates changes with a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator {
    /// Makes changes along with the transition.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
    ) -> Bool
}
