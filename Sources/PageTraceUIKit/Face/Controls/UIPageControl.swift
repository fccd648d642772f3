/// A row of dots.
open class UIPageControl: UIControl {
    /// The number of dots.
    open var numberOfPages = 0 {
        didSet { currentPage = Swift.min(currentPage, Swift.max(0, numberOfPages - 1)) }
    }
    /// The current dot, from 0; never beyond the last.
    open var currentPage = 0 {
        didSet {
            let allowed = Swift.min(Swift.max(currentPage, 0), Swift.max(0, numberOfPages - 1))
            if allowed != currentPage { currentPage = allowed }
        }
    }
    /// Whether a single dot is hidden.
    open var hidesForSinglePage = false
    /// The color of the dots.
    open var pageIndicatorTintColor: UIColor?
    /// The color of the current dot.
    open var currentPageIndicatorTintColor: UIColor?
    /// The direction of the dots.
    open var direction = Direction.natural
    /// What is behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic
    /// How the dots react to touches.
    open private(set) var interactionState = InteractionState.none
    /// The image of a dot.
    open var preferredIndicatorImage: UIImage?
    /// The image of the current dot.
    open var preferredCurrentPageIndicatorImage: UIImage?
    /// Whether the dots are updated only when asked.
    open var defersCurrentPageDisplay = false
    /// Whether it responds to continuous dragging.
    open var allowsContinuousInteraction = true

    /// The direction of the dots.
    public enum Direction: Int, Sendable {
        /// As the language reads.
        case natural
        /// From left to right.
        case leftToRight
        /// From right to left.
        case rightToLeft
        /// From top to bottom.
        case topToBottom
        /// From bottom to top.
        case bottomToTop
    }

    /// What is behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// As the touches say.
        case automatic
        /// Always something.
        case prominent
        /// Nothing.
        case minimal
    }

    /// How dots react to touches.
    public enum InteractionState: Int, Sendable {
        /// Not at all.
        case none
        /// To taps.
        case discrete
        /// To a finger that goes along.
        case continuous
    }

    /// Sets the image of a dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}

    /// The image of a dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { preferredIndicatorImage }

    /// The size for a number of dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(Swift.max(0, pageCount)) * 16, height: 26)
    }

    /// Updates the dots.
    open func updateCurrentPageDisplay() {}

    /// UIKit's proxy for the appearance of all page controls; it has no effect here.
    public static func appearance() -> UIPageControl { UIPageControl() }

    /// UIKit's proxy for the page controls in certain containers; it has no effect here.
    public static func appearance(whenContainedInInstancesOf containerTypes: [AnyObject.Type]) -> UIPageControl {
        UIPageControl()
    }
}
