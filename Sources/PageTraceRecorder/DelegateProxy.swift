import PageTrace
import PageTraceBridge

/// Forwards calls between a page view controller and the delegate of the app, and notes them if there is none.
final class DelegateProxy: NSObject, UIPageViewControllerDelegate {
    private(set) weak var original: (any UIPageViewControllerDelegate)?
    /// Nil once the recorder has been detached: an app may have kept the proxy.
    private weak var recorder: PageTraceRecorder?

    init(_ original: (any UIPageViewControllerDelegate)?, _ recorder: PageTraceRecorder) {
        (self.original, self.recorder) = (original, recorder)
    }

    #if canImport(ObjectiveC)
        /// UIKit checks for optional methods: both reports are heard always, the proxy has the others only if the app does.
        nonisolated override func responds(to selector: Selector!) -> Bool {
            let reports = [
                #selector(pageViewController(_:willTransitionTo:)),
                #selector(pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)),
            ]
            if reports.contains(selector) { return true }
            if let original = MainActor.assumeIsolated({ original }) { return original.responds(to: selector) }
            #if !os(tvOS)
                if selector == #selector(pageViewController(_:spineLocationFor:)) { return false }
            #endif
            return super.responds(to: selector)
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
        } _: { recorder, _ in
            .willTransitionTo(recorder.spread(pendingViewControllers))
        }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        recorder.note {
            _ = (original?.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:))?(
                pageViewController, finished, previousViewControllers, completed)
        } _: { recorder, _ in
            .didFinishAnimating(
                finished: finished, previous: recorder.spread(previousViewControllers), completed: completed)
        }
    }

    #if !os(tvOS)
        func pageViewController(
            _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
        ) -> UIPageViewController.SpineLocation {
            recorder.note {
                (original?.pageViewController(_:spineLocationFor:))?(pageViewController, orientation)
                    ?? withoutAnswer(pageViewController)
            } _: { _, answer in
                .spineLocation(UIKitValues.orientation(orientation), answer: UIKitValues.spine(answer))
            }
        }

        /// What a pager is told if no delegate answers: Apple's asks only if there was one.
        private func withoutAnswer(_ pager: UIPageViewController) -> UIPageViewController.SpineLocation {
            #if canImport(UIKit)
                pager.spineLocation
            #else
                .none
            #endif
        }
    #endif
}

extension PageTraceRecorder {
    /// One page or two, by their names.
    fileprivate func spread(_ pages: [UIViewController]) -> Spread<String> { Spread(pages.map(name(of:))) ?? Spread() }
}
