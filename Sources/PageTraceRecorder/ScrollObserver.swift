import PageTrace
import PageTraceBridge

/// Observes the position of the scroll view inside a page view controller, without replacing its delegate.
@MainActor
final class ScrollObserver {
    private weak var scrollView: UIScrollView?
    #if canImport(UIKit)
        private var observation: NSKeyValueObservation?
    #endif

    /// Looks for the scroll view, unless it has been found; does not load the view.
    func look(in pager: UIPageViewController, _ hear: @escaping (ScrollProgress, _ isDragging: Bool) -> Void) {
        guard scrollView == nil, pager.transitionStyle == .scroll,
            let found = pager.viewIfLoaded?.subviews.lazy.compactMap({ $0 as? UIScrollView }).first
        else { return }
        scrollView = found
        let isHorizontal = pager.navigationOrientation == .horizontal
        let moved: @MainActor (UIScrollView) -> Void = { scrollView in
            guard let position = Self.position(of: scrollView, isHorizontal: isHorizontal) else { return }
            hear(position, scrollView.isDragging)
        }
        #if canImport(UIKit)
            observation = found.observe(\.contentOffset) { scrollView, _ in
                MainActor.assumeIsolated { moved(scrollView) }
            }
        #else
            found.observer = moved
        #endif
    }

    func stop() {
        #if canImport(UIKit)
            observation = nil
        #else
            scrollView?.observer = nil
        #endif
        scrollView = nil
    }

    /// The position in pages; at rest it is 1, because the shown page is the middle one of three. (Rule 38)
    private static func position(of scrollView: UIScrollView, isHorizontal: Bool) -> ScrollProgress? {
        let (offset, extent) =
            isHorizontal
            ? (scrollView.contentOffset.x, scrollView.bounds.width)
            : (scrollView.contentOffset.y, scrollView.bounds.height)
        guard extent > 0, offset.isFinite, extent.isFinite else { return nil }
        // Rounded to thousandths, as in the model. Adding 0 turns a negative zero into zero.
        let progress = ((Double(offset / extent) - 1) * 1_000).rounded() / 1_000 + 0
        #if canImport(UIKit)
            let isMirrored = isHorizontal && scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        #else
            let isMirrored = isHorizontal && scrollView.semanticContentAttribute == .forceRightToLeft
        #endif
        return ScrollProgress(isMirrored ? 0 - progress : progress, isMirrored: isMirrored)
    }
}
