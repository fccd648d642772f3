extension UIPageViewController {
    /// The side to which a transition leads.
    public enum NavigationDirection: Int, Sendable {
        /// To the page after.
        case forward
        /// To the page before.
        case reverse
    }

    /// The axis along which the pages lie.
    public enum NavigationOrientation: Int, Sendable {
        /// Side by side.
        case horizontal
        /// One above the other.
        case vertical
    }

    /// How one page follows another.
    public enum TransitionStyle: Int, Sendable {
        /// Pages turn like those of a book.
        case pageCurl
        /// Pages scroll.
        case scroll
    }

    /// Where the spine of a page curl lies.
    public enum SpineLocation: Int, Sendable {
        /// There is none.
        case none
        /// At the left or top edge: one page is shown.
        case min
        /// In the middle: two pages are shown.
        case mid
        /// At the right or bottom edge: one page is shown.
        case max
    }

    /// A key of the options that a page view controller is created with.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Where the spine lies: a ``UIPageViewController/SpineLocation``, or the number of one.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between two pages, which has no effect here.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
