import PageTrace
import PageTraceBridge

/// Forwards calls between a page view controller and the data source of the app.
final class DataSourceProxy: NSObject, UIPageViewControllerDataSource {
    private(set) weak var original: (any UIPageViewControllerDataSource)?
    private unowned let recorder: PageTraceRecorder

    init(_ original: any UIPageViewControllerDataSource, _ recorder: PageTraceRecorder) {
        (self.original, self.recorder) = (original, recorder)
    }

    #if canImport(ObjectiveC)
        /// UIKit checks for optional methods: the proxy has them only if the app does.
        nonisolated override func responds(to selector: Selector!) -> Bool {
            MainActor.assumeIsolated { original }?.responds(to: selector) ?? super.responds(to: selector)
        }
    #endif

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        recorder.note {
            original?.pageViewController(pageViewController, viewControllerBefore: viewController)
        } _: {
            .viewControllerBefore(recorder.name(of: viewController), answer: $0.map(recorder.name(of:)))
        }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        recorder.note {
            original?.pageViewController(pageViewController, viewControllerAfter: viewController)
        } _: {
            .viewControllerAfter(recorder.name(of: viewController), answer: $0.map(recorder.name(of:)))
        }
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
        recorder.note {
            original.flatMap { OptionalCalls.count($0, pageViewController) }
        } _: {
            $0.map { .presentationCount($0) }
        } ?? 0
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        recorder.note {
            original.flatMap { OptionalCalls.index($0, pageViewController) }
        } _: {
            $0.map { .presentationIndex($0) }
        } ?? 0
    }
}
