public import Foundation

/// A view with a text.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text.
    open var text: String?
    /// The color of the text.
    open var textColor: UIColor? = .label
    /// The font.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// The maximum number of lines, 0 for no limit.
    open var numberOfLines = 1
    /// Whether the text shrinks to fit.
    open var adjustsFontSizeToFitWidth = false
}

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
    }

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        let value: CGFloat
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
    }

    /// The size.
    public let pointSize: CGFloat

    init(size: CGFloat) { pointSize = size }

    /// The system font.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

    /// The system font with a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont(size: fontSize) }

    /// The bold system font.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

    /// The user's preferred font for a role.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(size: style.size) }
}
