/// The device that is not there.
@preconcurrency @MainActor
public final class UIDevice {
    /// The device.
    public static let current = UIDevice()
    /// The device has been turned.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// The name.
    public let name = "iPhone"
    /// The model.
    public let model = "iPhone"
    /// The name of the system.
    public let systemName = "iOS"
    /// The version of the system.
    public let systemVersion = "26.0"
    /// The kind of interface.
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    /// How it is held.
    public let orientation = UIDeviceOrientation.portrait
    /// An identifier of the vendor.
    public let identifierForVendor: UUID? = nil
    /// Whether the battery is watched.
    public var isBatteryMonitoringEnabled = false
    /// Whether it supports several tasks.
    public let isMultitaskingSupported = true

    /// Begins to watch the orientation.
    public func beginGeneratingDeviceOrientationNotifications() {}

    /// Ends it.
    public func endGeneratingDeviceOrientationNotifications() {}

    /// Sets a value by its name, which has no effect here.
    public func setValue(_ value: Any?, forKey key: String) {}
}

/// The kind of an interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// None.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A car.
    case carPlay
    /// A Mac.
    case mac = 5
    /// A headset.
    case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Unknown.
    case unknown
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its left side.
    case landscapeLeft
    /// On its right side.
    case landscapeRight
    /// On its back.
    case faceUp
    /// On its front.
    case faceDown

    /// Whether it is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The base class of what shakes the device, which nothing does here.
@preconcurrency @MainActor
open class UIFeedbackGenerator {
    /// Creates one.
    public init() {}

    /// Gets ready.
    open func prepare() {}
}

/// Shakes when something collides.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard it is.
    public enum FeedbackStyle: Int, Sendable {
        /// Light.
        case light
        /// Medium.
        case medium
        /// Heavy.
        case heavy
        /// Soft.
        case soft
        /// Rigid.
        case rigid
    }

    /// Creates one.
    public convenience init(style: FeedbackStyle) { self.init() }

    /// Shakes.
    public func impactOccurred() {}
}

/// Shakes when a selection changes.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Shakes.
    public func selectionChanged() {}
}

/// Shakes when something is over.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it ended.
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success
        /// With a warning.
        case warning
        /// Badly.
        case error
    }

    /// Shakes.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}
