extension UIButton {
    /// What a button shows.
    public struct Configuration: Sendable {
        /// The size of a button.
        public enum Size: Sendable {
            /// The smallest.
            case mini
            /// Small.
            case small
            /// Medium.
            case medium
            /// Large.
            case large
        }

        /// The corners of a button.
        public enum CornerStyle: Sendable {
            /// As the radius says.
            case fixed
            /// As the text size says.
            case dynamic
            /// Small.
            case small
            /// Medium.
            case medium
            /// Large.
            case large
            /// Half circles.
            case capsule
        }

        /// The text.
        public var title: String?
        /// The text below.
        public var subtitle: String?
        /// The text with attributes.
        public var attributedTitle: AttributedString?
        /// The image.
        public var image: UIImage?
        /// The side of the image.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The space between image and text.
        public var imagePadding: CGFloat = 0
        /// The space between both texts.
        public var titlePadding: CGFloat = 0
        /// The size.
        public var buttonSize = Size.medium
        /// The corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The color of text and image.
        public var baseForegroundColor: UIColor?
        /// The color behind them.
        public var baseBackgroundColor: UIColor?
        /// The space around the content.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// Whether a spinner is shown.
        public var showsActivityIndicator = false
        /// How symbols look.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        /// Without a background.
        public static func plain() -> Configuration { Configuration() }
        /// With a colored background.
        public static func filled() -> Configuration { Configuration() }
        /// With a gray background.
        public static func gray() -> Configuration { Configuration() }
        /// With a tinted background.
        public static func tinted() -> Configuration { Configuration() }
        /// Without a border.
        public static func borderless() -> Configuration { Configuration() }
        /// With a border.
        public static func bordered() -> Configuration { Configuration() }
        /// With a border in the color of the app.
        public static func borderedProminent() -> Configuration { Configuration() }
        /// With a tinted border.
        public static func borderedTinted() -> Configuration { Configuration() }
    }
}

/// Edges in the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: UInt

    /// Creates edges from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The start.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
