#if canImport(UIKit)
    import UIKit
#else
    import PageTraceUIKit
#endif

/// The methods that are optional in UIKit, and have defaults in this package.
@MainActor
enum OptionalMethods {
    static func count(_ source: any UIPageViewControllerDataSource, _ pager: UIPageViewController) -> Int {
        #if canImport(UIKit)
            source.presentationCount?(for: pager) ?? 0
        #else
            source.presentationCount(for: pager)
        #endif
    }

    static func index(_ source: any UIPageViewControllerDataSource, _ pager: UIPageViewController) -> Int {
        #if canImport(UIKit)
            source.presentationIndex?(for: pager) ?? 0
        #else
            source.presentationIndex(for: pager)
        #endif
    }

    static func begin(
        _ delegate: any UIPageViewControllerDelegate, _ pager: UIPageViewController, _ pages: [UIViewController]
    ) {
        #if canImport(UIKit)
            delegate.pageViewController?(pager, willTransitionTo: pages)
        #else
            delegate.pageViewController(pager, willTransitionTo: pages)
        #endif
    }

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

    static func spine(
        _ delegate: any UIPageViewControllerDelegate, _ pager: UIPageViewController,
        _ orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        #if canImport(UIKit)
            delegate.pageViewController?(pager, spineLocationFor: orientation) ?? pager.spineLocation
        #else
            delegate.pageViewController(pager, spineLocationFor: orientation)
        #endif
    }
}
