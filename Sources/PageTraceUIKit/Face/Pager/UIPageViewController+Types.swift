import PageTrace

extension UIPageViewController {
    /// The side to which a transition leads.
    public enum NavigationDirection: Int, Sendable {
        /// To the page after.
        case forward
        /// To the page before.
        case reverse

        var inModel: Direction { self == .forward ? .forward : .backward }
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

        init(_ location: PageTrace.SpineLocation) {
            switch location {
            case .none: self = .none
            case .min: self = .min
            case .mid: self = .mid
            case .max: self = .max
            }
        }

        /// The location in the model, nil for none, which the model treats as no answer.
        var inModel: PageTrace.SpineLocation? {
            switch self {
            case .none: nil
            case .min: .min
            case .mid: .mid
            case .max: .max
            }
        }
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
