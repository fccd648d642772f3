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
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// At the left.
        case left
        /// At the right.
        case right
        /// At the top left.
        case topLeft
        /// At the top right.
        case topRight
        /// At the bottom left.
        case bottomLeft
        /// At the bottom right.
        case bottomRight
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
        /// It is repeated.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// It goes back and forth.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Subviews are laid out along with it.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Always as fast.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// It flips from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// It flips from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// It curls up.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// It curls down.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
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
