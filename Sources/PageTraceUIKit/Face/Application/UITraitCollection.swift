/// The traits of an interface.
public final class UITraitCollection: Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The kind of interface.
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    /// The room from side to side.
    public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
    /// The room from top to bottom.
    public let verticalSizeClass = UIUserInterfaceSizeClass.regular
    /// Pixels per point.
    public let displayScale: Double = 3
    /// The size of text that the user prefers.
    public let preferredContentSizeCategory = UIContentSizeCategory.large
    /// The reading direction.
    public let layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight

    /// Creates the traits of a phone, upright and light.
    public convenience init() { self.init(userInterfaceStyle: .light) }

    /// Creates traits with a style.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

    /// The current traits.
    public static let current = UITraitCollection()

    /// Whether colors differ from those of other traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traitCollection?.userInterfaceStyle != userInterfaceStyle
    }
}

/// The reading direction, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Unknown.
    case unspecified = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// The reading direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Unknown.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark
}

/// The room of an interface.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Unknown.
    case unspecified
    /// Little.
    case compact
    /// Much.
    case regular
}

/// The size of text that the user prefers.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a size from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Small.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Medium.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// Large, which is usual.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Extra large.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")

    /// Whether it is one of the largest.
    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
