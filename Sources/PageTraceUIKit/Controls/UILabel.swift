public import Foundation

/// A text.
@MainActor
open class UILabel: UIView {
    /// What it says.
    open var text: String?
    /// The color of the text.
    open var textColor: UIColor? = .label
    /// The font.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// Where the text stands.
    open var textAlignment = NSTextAlignment.natural
    /// The number of lines, 0 for as many as it takes.
    open var numberOfLines = 1
    /// Whether the text shrinks to fit.
    open var adjustsFontSizeToFitWidth = false
}

/// Where a text stands between its sides.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// At both sides.
    case justified
    /// As the language has it.
    case natural
}

/// A font, by its size.
public final class UIFont: Sendable {
    /// The part that a text plays.
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
        /// A heading.
        public static let headline = TextStyle(size: 17)
        /// What is read.
        public static let body = TextStyle(size: 17)
        /// A heading of less weight.
        public static let subheadline = TextStyle(size: 15)
        /// Small print.
        public static let footnote = TextStyle(size: 13)
        /// The line below a picture.
        public static let caption1 = TextStyle(size: 12)
    }

    /// How heavy a font is.
    public struct Weight: Hashable, Sendable {
        let value: CGFloat
        /// Light.
        public static let light = Weight(value: -0.4)
        /// As usual.
        public static let regular = Weight(value: 0)
        /// A little heavier.
        public static let medium = Weight(value: 0.23)
        /// Heavier.
        public static let semibold = Weight(value: 0.3)
        /// Heavy.
        public static let bold = Weight(value: 0.4)
    }

    /// The size.
    public let pointSize: CGFloat

    init(size: CGFloat) { pointSize = size }

    /// The font of the system.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

    /// The font of the system, of a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont(size: fontSize) }

    /// The font of the system, bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

    /// The font that the user wants for a part.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(size: style.size) }
}
