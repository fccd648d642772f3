import PageTraceEngine

/// What the delegate of a scroll view is told of a finger; its methods are optional in UIKit.
@MainActor
enum FingerCalls {
    /// A finger has done something to a scroll view.
    static func tell(_ phase: ScrollPhase, on scrollView: UIScrollView) {
        // The pager decides where the content comes to rest, whatever its delegate says.
        var target = scrollView.contentOffset
        #if canImport(UIKit)
            switch phase {
            case .dragging: scrollView.delegate?.scrollViewWillBeginDragging?(scrollView)
            case .decelerating:
                withUnsafeMutablePointer(to: &target) {
                    scrollView.delegate?.scrollViewWillEndDragging?(
                        scrollView, withVelocity: .zero, targetContentOffset: $0)
                }
                scrollView.delegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: true)
                scrollView.delegate?.scrollViewWillBeginDecelerating?(scrollView)
            case .rest: scrollView.delegate?.scrollViewDidEndDecelerating?(scrollView)
            }
        #else
            switch phase {
            case .dragging: scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
            case .decelerating:
                withUnsafeMutablePointer(to: &target) {
                    scrollView.delegate?.scrollViewWillEndDragging(
                        scrollView, withVelocity: .zero, targetContentOffset: $0)
                }
                scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: true)
                scrollView.delegate?.scrollViewWillBeginDecelerating(scrollView)
            case .rest: scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
            }
        #endif
    }

    /// An animation that the app has begun has ended.
    static func tellOfAnimationEnd(of scrollView: UIScrollView) {
        #if canImport(UIKit)
            scrollView.delegate?.scrollViewDidEndScrollingAnimation?(scrollView)
        #else
            scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
        #endif
    }

    /// The content has moved, even if it is where it was.
    static func tellOfMovement(of scrollView: UIScrollView) {
        #if canImport(UIKit)
            scrollView.delegate?.scrollViewDidScroll?(scrollView)
        #else
            scrollView.move(to: scrollView.contentOffset)
        #endif
    }
}
