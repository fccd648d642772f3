import PageTrace
import PageTraceBridge

/// Forwards calls between a page view controller and the data source of the app.
final class DataSourceProxy: NSObject, UIPageViewControllerDataSource {
    private(set) weak var original: (any UIPageViewControllerDataSource)?
    /// Nil once the recorder has been detached: an app may have kept the proxy.
    private weak var recorder: PageTraceRecorder?

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
            .viewControllerBefore($0.name(of: viewController), answer: $1.map($0.name(of:)))
        }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        recorder.note {
            original?.pageViewController(pageViewController, viewControllerAfter: viewController)
        } _: {
            .viewControllerAfter($0.name(of: viewController), answer: $1.map($0.name(of:)))
        }
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
        recorder.note {
            original.flatMap { OptionalCalls.count($0, pageViewController) }
        } _: {
            $1.map { .presentationCount($0) }
        } ?? 0
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        recorder.note {
            original.flatMap { OptionalCalls.index($0, pageViewController) }
        } _: {
            $1.map { .presentationIndex($0) }
        } ?? 0
    }
}

extension PageTraceRecorder? {
    /// Calls the app, and notes the call if there is a recorder.
    @MainActor
    func note<Answer>(_ call: () -> Answer, _ callback: (PageTraceRecorder, Answer) -> Callback<String>?) -> Answer {
        guard let self else { return call() }
        return self.note(call) { callback(self, $0) }
    }
}
