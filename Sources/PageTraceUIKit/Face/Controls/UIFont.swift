public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// A font, identified by its size.
public final class UIFont: Hashable, Sendable {
    public struct TextStyle: Hashable, Sendable {
        let size: CGFloat
        public static let largeTitle = TextStyle(size: 34)
        public static let title1 = TextStyle(size: 28)
        public static let title2 = TextStyle(size: 22)
        public static let title3 = TextStyle(size: 20)
        public static let headline = TextStyle(size: 17)
        public static let body = TextStyle(size: 17)
        public static let subheadline = TextStyle(size: 15)
        public static let footnote = TextStyle(size: 13)
        public static let caption1 = TextStyle(size: 12)
        public static let caption2 = TextStyle(size: 11)
        public static let callout = TextStyle(size: 16)
    }

    public struct Weight: Hashable, Sendable {
        let value: CGFloat
        public static let ultraLight = Weight(value: -0.8)
        public static let thin = Weight(value: -0.6)
        public static let light = Weight(value: -0.4)
        public static let regular = Weight(value: 0)
        public static let medium = Weight(value: 0.23)
        public static let semibold = Weight(value: 0.3)
        public static let bold = Weight(value: 0.4)
        public static let heavy = Weight(value: 0.56)
        public static let black = Weight(value: 0.62)
    }

    public let pointSize: CGFloat
    public let fontName: String
    init(size: CGFloat, name: String = "System") { (pointSize, fontName) = (size, name) }

    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(size: fontSize, name: fontName)
    }

    public var familyName: String { fontName }
    public var lineHeight: CGFloat { pointSize * 1.2 }
    public static let systemFontSize: CGFloat = 14
    public static let smallSystemFontSize: CGFloat = 12
    public static let buttonFontSize: CGFloat = 18
    public static let labelFontSize: CGFloat = 17

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont(size: fontSize) }
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize)
    }

    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize)
    }

    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, name: fontName) }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(size: style.size) }

    public static func == (one: UIFont, other: UIFont) -> Bool {
        one.fontName == other.fontName && one.pointSize == other.pointSize
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(fontName)
        hasher.combine(pointSize)
    }
}

public final class UIFontMetrics: Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    public func scaledFont(for font: UIFont) -> UIFont { font }
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
