import PageTraceEngine

#if canImport(UIKit)
    import UIKit
#else
    import PageTraceFace
#endif

/// What the delegate of a scroll view is told of a finger; its methods are optional in UIKit.
@MainActor
enum FingerCalls {
    /// A finger has done something to a scroll view.
    static func tell(_ phase: ScrollPhase, on scrollView: UIScrollView) {
        #if canImport(UIKit)
            switch phase {
            case .dragging: scrollView.delegate?.scrollViewWillBeginDragging?(scrollView)
            case .decelerating: scrollView.delegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: true)
            case .rest: scrollView.delegate?.scrollViewDidEndDecelerating?(scrollView)
            }
        #else
            switch phase {
            case .dragging: scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
            case .decelerating: scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: true)
            case .rest: scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
            }
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
