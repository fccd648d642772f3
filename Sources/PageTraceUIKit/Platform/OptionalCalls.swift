import PageTraceEngine

#if canImport(UIKit)
    import UIKit
#else
    import PageTraceFace
#endif

/// The methods that are optional in UIKit, and have defaults in the face.
@MainActor
enum OptionalCalls {
    /// The number of dots, nil if the app lacks the method.
    static func count(_ source: any UIPageViewControllerDataSource, _ pager: UIPageViewController) -> Int? {
        #if canImport(UIKit)
            source.presentationCount?(for: pager)
        #else
            pager.ifImplemented { source.presentationCount(for: pager) }
        #endif
    }

    /// The current dot, nil if the app lacks the method.
    static func index(_ source: any UIPageViewControllerDataSource, _ pager: UIPageViewController) -> Int? {
        #if canImport(UIKit)
            source.presentationIndex?(for: pager)
        #else
            pager.ifImplemented { source.presentationIndex(for: pager) }
        #endif
    }

    /// A transition has begun.
    static func begin(
        _ delegate: any UIPageViewControllerDelegate, _ pager: UIPageViewController, _ pages: [UIViewController]
    ) {
        #if canImport(UIKit)
            delegate.pageViewController?(pager, willTransitionTo: pages)
        #else
            delegate.pageViewController(pager, willTransitionTo: pages)
        #endif
    }

    /// A transition has ended.
    static func end(
        _ delegate: any UIPageViewControllerDelegate, _ pager: UIPageViewController, _ finished: Bool,
        _ previous: [UIViewController], _ completed: Bool
    ) {
        #if canImport(UIKit)
            delegate.pageViewController?(
                pager, didFinishAnimating: finished, previousViewControllers: previous, transitionCompleted: completed)
        #else
            delegate.pageViewController(
                pager, didFinishAnimating: finished, previousViewControllers: previous, transitionCompleted: completed)
        #endif
    }

    #if !os(tvOS)
        /// Where the spine lies, nil if the app lacks the method.
        static func spine(
            _ delegate: any UIPageViewControllerDelegate, _ pager: UIPageViewController,
            _ orientation: UIInterfaceOrientation
        ) -> UIPageViewController.SpineLocation? {
            #if canImport(UIKit)
                delegate.pageViewController?(pager, spineLocationFor: orientation)
            #else
                delegate.pageViewController(pager, spineLocationFor: orientation)
            #endif
        }
    #endif

    /// A finger has done something to a scroll view.
    static func finger(_ phase: ScrollPhase, on scrollView: UIScrollView) {
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
}
