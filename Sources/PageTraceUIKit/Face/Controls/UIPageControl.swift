/// A row of dots.
@preconcurrency @MainActor
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
    /// Whether it responds to continuous dragging.
    open var allowsContinuousInteraction = true

    /// UIKit's proxy for the appearance of all page controls; it has no effect here.
    public static func appearance() -> UIPageControl { UIPageControl() }
}
