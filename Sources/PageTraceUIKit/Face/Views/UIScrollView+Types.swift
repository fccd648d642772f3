extension UIScrollView {
    /// How fast a scroll view comes to rest.
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        /// The rate.
        public let rawValue: CGFloat

        /// Creates a rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The usual one.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Fast.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// How bars change the space around the content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As the screen says.
        case automatic
        /// In the directions that scroll.
        case scrollableAxes
        /// Not at all.
        case never
        /// Always.
        case always
    }

    /// The style of indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// As the content says.
        case `default`
        /// Black.
        case black
        /// White.
        case white
    }

    /// When scrolling hides the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none
        /// When a drag begins.
        case onDrag
        /// Along with the finger.
        case interactive
    }
}
