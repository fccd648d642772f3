import PageTrace
import PageTraceBridge

/// Forwards calls between a page view controller and the delegate of the app.
final class DelegateProxy: NSObject, UIPageViewControllerDelegate {
    private(set) weak var original: (any UIPageViewControllerDelegate)?
    private unowned let recorder: PageTraceRecorder

    init(_ original: any UIPageViewControllerDelegate, _ recorder: PageTraceRecorder) {
        (self.original, self.recorder) = (original, recorder)
    }

    #if canImport(ObjectiveC)
        /// UIKit checks for optional methods: the proxy has them only if the app does.
        nonisolated override func responds(to selector: Selector!) -> Bool {
            MainActor.assumeIsolated { original }?.responds(to: selector) ?? super.responds(to: selector)
        }

        /// Methods that this class lacks go to the app's delegate.
        nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
            MainActor.assumeIsolated { original }
        }
    #endif

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        recorder.note {
            _ = (original?.pageViewController(_:willTransitionTo:))?(pageViewController, pendingViewControllers)
        } _: { _ in
            .willTransitionTo(spread(pendingViewControllers))
        }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        recorder.note {
            _ = (original?.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:))?(
                pageViewController, finished, previousViewControllers, completed)
        } _: { _ in
            .didFinishAnimating(finished: finished, previous: spread(previousViewControllers), completed: completed)
        }
    }

    #if !os(tvOS)
        func pageViewController(
            _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
        ) -> UIPageViewController.SpineLocation {
            recorder.note {
                (original?.pageViewController(_:spineLocationFor:))?(pageViewController, orientation)
                    ?? pageViewController.spineLocation
            } _: {
                .spineLocation(UIKitValues.orientation(orientation), answer: UIKitValues.spine($0))
            }
        }
    #endif

    /// One page or two, by their names.
    private func spread(_ pages: [UIViewController]) -> Spread<String> {
        Spread(pages.map(recorder.name(of:))) ?? Spread()
    }
}
