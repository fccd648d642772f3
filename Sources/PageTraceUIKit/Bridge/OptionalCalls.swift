/// The methods that are optional in UIKit, and have defaults in the face.
@MainActor
package enum OptionalCalls {
    /// The number of dots, nil if the app lacks the method.
    package static func count(_ source: any UIPageViewControllerDataSource, _ pager: UIPageViewController) -> Int? {
        #if canImport(UIKit)
            source.presentationCount?(for: pager)
        #else
            pager.ifImplemented { source.presentationCount(for: pager) }
        #endif
    }

    /// The current dot, nil if the app lacks the method.
    package static func index(_ source: any UIPageViewControllerDataSource, _ pager: UIPageViewController) -> Int? {
        #if canImport(UIKit)
            source.presentationIndex?(for: pager)
        #else
            pager.ifImplemented { source.presentationIndex(for: pager) }
        #endif
    }

    package static func begin(
        _ delegate: any UIPageViewControllerDelegate, _ pager: UIPageViewController, _ pages: [UIViewController]
    ) {
        #if canImport(UIKit)
            delegate.pageViewController?(pager, willTransitionTo: pages)
        #else
            delegate.pageViewController(pager, willTransitionTo: pages)
        #endif
    }

    package static func end(
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
        package static func spine(
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
}
