/// The font of texts, which has no effect here.
public struct Font: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// The system font.
    public static func system(size: CGFloat, weight: Weight? = nil) -> Font { Font("system \(size)") }

    /// A font by its name.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font("\(name) \(size)") }

    /// A large title.
    public static let largeTitle = Font("largeTitle")
    /// A title.
    public static let title = Font("title")
    /// A smaller title.
    public static let title2 = Font("title2")
    /// A title, smaller still.
    public static let title3 = Font("title3")
    /// A headline.
    public static let headline = Font("headline")
    /// A less important headline.
    public static let subheadline = Font("subheadline")
    /// Body text.
    public static let body = Font("body")
    /// A text that calls.
    public static let callout = Font("callout")
    /// A footnote.
    public static let footnote = Font("footnote")
    /// A caption.
    public static let caption = Font("caption")

    /// The weight of a font.
    public enum Weight: Hashable, Sendable {
        /// Light.
        case light
        /// Regular.
        case regular
        /// Medium.
        case medium
        /// Semibold.
        case semibold
        /// Bold.
        case bold
        /// Heavy.
        case heavy
    }
}

/// The alignment of texts.
public enum TextAlignment: Hashable, Sendable {
    /// At the start.
    case leading
    /// In the middle.
    case center
    /// At the end.
    case trailing
}

/// An edge of a view.
public enum Edge: Int8, Hashable, Sendable {
    /// At the top.
    case top
    /// At the start.
    case leading
    /// At the bottom.
    case bottom
    /// At the end.
    case trailing

    /// Edges of a view.
    public struct Set: OptionSet, Sendable {
        /// The edges as bits.
        public let rawValue: Int8

        /// Creates edges from their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// At the top.
        public static let top = Set(rawValue: 1)
        /// At the start.
        public static let leading = Set(rawValue: 2)
        /// At the bottom.
        public static let bottom = Set(rawValue: 4)
        /// At the end.
        public static let trailing = Set(rawValue: 8)
        /// At the sides.
        public static let horizontal: Set = [.leading, .trailing]
        /// At the top and at the bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// The space at the edges of a view.
public struct EdgeInsets: Hashable, Sendable {
    /// The space at the top.
    public var top: CGFloat
    /// The space at the start.
    public var leading: CGFloat
    /// The space at the bottom.
    public var bottom: CGFloat
    /// The space at the end.
    public var trailing: CGFloat

    /// Creates space.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}
