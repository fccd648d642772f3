import Foundation
import PageTrace

#if canImport(UIKit)
    import UIKit
#else
    import PageTraceUIKit
#endif

/// Stands between a page view controller and the delegate of the app.
@MainActor
final class DelegateProxy: NSObject, UIPageViewControllerDelegate {
    private(set) weak var original: (any UIPageViewControllerDelegate)?
    private unowned let recorder: PageTraceRecorder

    init(_ original: any UIPageViewControllerDelegate, _ recorder: PageTraceRecorder) {
        (self.original, self.recorder) = (original, recorder)
    }

    #if canImport(ObjectiveC)
        /// UIKit looks for what is optional: it is there only if the app has it.
        nonisolated override func responds(to selector: Selector!) -> Bool {
            MainActor.assumeIsolated { original }?.responds(to: selector) ?? super.responds(to: selector)
        }

        /// Whatever this class has not, the app's delegate has.
        nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
            MainActor.assumeIsolated { original }
        }
    #endif

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        recorder.note {
            if let original { OptionalMethods.begin(original, pageViewController, pendingViewControllers) }
        } _: { _ in
            .willTransitionTo(spread(pendingViewControllers))
        }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        recorder.note {
            guard let original else { return }
            OptionalMethods.end(original, pageViewController, finished, previousViewControllers, completed)
        } _: { _ in
            .didFinishAnimating(finished: finished, previous: spread(previousViewControllers), completed: completed)
        }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        recorder.note {
            original.map { OptionalMethods.spine($0, pageViewController, orientation) }
                ?? pageViewController.spineLocation
        } _: {
            .spineLocation(orientation.isPortrait ? .portrait : .landscapeLeft, answer: Self.spine($0))
        }
    }

    /// One page or two, by their names.
    private func spread(_ pages: [UIViewController]) -> Spread<String> {
        Spread(pages.map(recorder.name(of:))) ?? Spread()
    }

    private static func spine(_ location: UIPageViewController.SpineLocation) -> SpineLocation? {
        location == .min ? .min : location == .mid ? .mid : location == .max ? .max : nil
    }
}
