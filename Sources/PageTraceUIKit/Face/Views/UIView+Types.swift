public import Foundation

extension UIView {
    /// How content fits into a view.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill
        /// As large as fits inside.
        case scaleAspectFit
        /// As small as fills the bounds.
        case scaleAspectFill
        /// Redrawn when the size changes.
        case redraw
        /// In the middle.
        case center
    }

    /// How a view grows with its superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The mask as bits.
        public let rawValue: UInt

        /// Creates a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left margin grows.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width grows.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The right margin grows.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The top margin grows.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height grows.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The bottom margin grows.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Options of an animation.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The user can interact meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// It starts from the current state of a running animation.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// One view dissolves into another.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }
}

/// The reading direction of a view.
public enum UISemanticContentAttribute: Int, Sendable {
    /// The default of the language.
    case unspecified
    /// Not mirrored: playback controls.
    case playback
    /// Not mirrored: spatial controls.
    case spatial
    /// From left to right.
    case forceLeftToRight
    /// From right to left.
    case forceRightToLeft
}

/// The window of an app.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The controller whose view fills the window.
    open var rootViewController: UIViewController?

    /// Shows the window.
    open func makeKeyAndVisible() {}
}

/// The screen of a device that is not there.
@preconcurrency @MainActor
public final class UIScreen {
    /// The main screen.
    public static let main = UIScreen()
    /// The size of a common device.
    public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// Pixels per point.
    public let scale: CGFloat = 3
}
