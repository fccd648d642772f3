/// What the user needs to hear or see; nobody needs it here.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// Whether the screen is read aloud.
    public static let isVoiceOverRunning = false
    /// Whether there is to be less motion.
    public static let isReduceMotionEnabled = false
    /// Whether there is to be less transparency.
    public static let isReduceTransparencyEnabled = false
    /// Whether texts are bold.
    public static let isBoldTextEnabled = false
    /// Whether it is operated with switches.
    public static let isSwitchControlRunning = false

    /// Something to be told.
    public struct Notification: Hashable, RawRepresentable, Sendable {
        /// The number.
        public let rawValue: UInt32

        /// Creates something to be told from its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The screen has changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The layout has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Something is read aloud.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells it, which has no effect here.
    public static func post(notification: Notification, argument: Any?) {}

    /// Whether the screen is read aloud has changed.
    nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
}

/// What something is, for who cannot see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The traits as bits.
    public let rawValue: UInt64

    /// Creates traits from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing special.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// A text.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It cannot be operated.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It can be adjusted.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// A header.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The direction in which who cannot see it scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left
    /// Upward.
    case up
    /// Downward.
    case down
    /// Onward.
    case next
    /// Back.
    case previous
}
