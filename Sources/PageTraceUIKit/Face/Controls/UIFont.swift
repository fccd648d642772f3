/// The alignment of a text.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// At both edges.
    case justified
    /// The default of the language.
    case natural
}

/// A font, identified by its size.
public final class UIFont: Sendable {
    /// The role of a text.
    public struct TextStyle: Hashable, Sendable {
        let size: CGFloat
        /// A large title.
        public static let largeTitle = TextStyle(size: 34)
        /// A title.
        public static let title1 = TextStyle(size: 28)
        /// A smaller title.
        public static let title2 = TextStyle(size: 22)
        /// A title, smaller still.
        public static let title3 = TextStyle(size: 20)
        /// A headline.
        public static let headline = TextStyle(size: 17)
        /// Body text.
        public static let body = TextStyle(size: 17)
        /// A less important headline.
        public static let subheadline = TextStyle(size: 15)
        /// A footnote.
        public static let footnote = TextStyle(size: 13)
        /// A caption.
        public static let caption1 = TextStyle(size: 12)
        /// A smaller caption.
        public static let caption2 = TextStyle(size: 11)
        /// A text that calls.
        public static let callout = TextStyle(size: 16)
    }

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        let value: CGFloat
        /// The lightest.
        public static let ultraLight = Weight(value: -0.8)
        /// Thin.
        public static let thin = Weight(value: -0.6)
        /// Light.
        public static let light = Weight(value: -0.4)
        /// Regular.
        public static let regular = Weight(value: 0)
        /// Medium.
        public static let medium = Weight(value: 0.23)
        /// Semibold.
        public static let semibold = Weight(value: 0.3)
        /// Bold.
        public static let bold = Weight(value: 0.4)
        /// Heavy.
        public static let heavy = Weight(value: 0.56)
        /// The heaviest.
        public static let black = Weight(value: 0.62)
    }

    /// The size.
    public let pointSize: CGFloat

    /// The name.
    public let fontName: String

    init(size: CGFloat, name: String = "System") { (pointSize, fontName) = (size, name) }

    /// Creates a font by its name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(size: fontSize, name: fontName)
    }

    /// The name of the family.
    public var familyName: String { fontName }
    /// The height of a line.
    public var lineHeight: CGFloat { pointSize * 1.2 }
    /// The size of usual text.
    public static let systemFontSize: CGFloat = 14
    /// The size of small text.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of the text of buttons.
    public static let buttonFontSize: CGFloat = 18
    /// The size of the text of labels.
    public static let labelFontSize: CGFloat = 17

    /// The system font.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

    /// The system font with a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont(size: fontSize) }

    /// The bold system font.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

    /// The italic system font.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

    /// The system font with digits of one width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize)
    }

    /// The system font with letters of one width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize)
    }

    /// The font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, name: fontName) }

    /// The user's preferred font for a role.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(size: style.size) }
}

extension UIFont: Hashable {
    /// Whether two fonts have the same name and size.
    public static func == (one: UIFont, other: UIFont) -> Bool {
        one.fontName == other.fontName && one.pointSize == other.pointSize
    }

    /// Hashes name and size.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(fontName)
        hasher.combine(pointSize)
    }
}

/// Fonts that follow the size that the user prefers.
public final class UIFontMetrics: Sendable {
    /// For usual text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates fonts for a role.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    /// The font in the size that the user prefers.
    public func scaledFont(for font: UIFont) -> UIFont { font }

    /// The value in the size that the user prefers.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
