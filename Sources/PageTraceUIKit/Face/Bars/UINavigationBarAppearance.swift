/// The look of a bar, which has no effect here.
@preconcurrency @MainActor
open class UIBarAppearance {
    /// The color behind everything.
    open var backgroundColor: UIColor?
    /// The image behind everything.
    open var backgroundImage: UIImage?
    /// The effect behind everything.
    open var backgroundEffect: UIBlurEffect?
    /// The color of the line below.
    open var shadowColor: UIColor?
    /// The image of the line below.
    open var shadowImage: UIImage?

    /// Creates the standard look.
    public init() {}

    /// Makes it standard.
    open func configureWithDefaultBackground() {}

    /// Makes it opaque.
    open func configureWithOpaqueBackground() {}

    /// Makes it transparent.
    open func configureWithTransparentBackground() {}
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {}

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
    /// Dark text on light.
    case `default`
    /// Light text on dark.
    case black
}

/// The room that a bar has.
public enum UIBarMetrics: Int, Sendable {
    /// The usual room.
    case `default`
    /// Little room.
    case compact
}
