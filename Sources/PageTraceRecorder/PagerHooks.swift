package import PageTraceBridge

#if canImport(UIKit)
    extension PageTraceRecorder {
        /// Apple's pager gets four methods in place of its own, which call its recorder. (Not tried)
        static let intercept: Void = {
            typealias Pager = UIPageViewController
            for (one, other) in [
                (#selector(setter: Pager.dataSource), #selector(Pager.recordedSetDataSource(_:))),
                (#selector(setter: Pager.delegate), #selector(Pager.recordedSetDelegate(_:))),
                (#selector(setter: Pager.isDoubleSided), #selector(Pager.recordedSetDoubleSided(_:))),
                (
                    #selector(Pager.setViewControllers(_:direction:animated:completion:)),
                    #selector(Pager.recordedSet(_:direction:animated:completion:))
                ),
            ] { MethodExchange.exchange(one, other, of: Pager.self) }
        }()
    }

    extension UIPageViewController {
        @objc fileprivate func recordedSetDataSource(_ dataSource: (any UIPageViewControllerDataSource)?) {
            recordedSetDataSource(PageTraceRecorder.proxy(for: dataSource, of: self))
        }

        @objc fileprivate func recordedSetDelegate(_ delegate: (any UIPageViewControllerDelegate)?) {
            recordedSetDelegate(PageTraceRecorder.proxy(for: delegate, of: self))
        }

        @objc fileprivate func recordedSetDoubleSided(_ isDoubleSided: Bool) {
            PageTraceRecorder.hearDoubleSided(isDoubleSided, of: self)
            recordedSetDoubleSided(isDoubleSided)
        }

        @objc fileprivate func recordedSet(
            _ pages: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
        ) {
            let completion = PageTraceRecorder.noteSet(pages, direction, animated, completion, of: self)
            recordedSet(pages, direction: direction, animated: animated, completion: completion)
        }
    }
#else
    extension PageTraceRecorder: PagerHooks {
        /// This package's pager asks by itself.
        static let intercept: Void = { UIPageViewController.hooks = PageTraceRecorder.self }()
    }
#endif

/// What a pager asks, whether it has a recorder or not.
extension PageTraceRecorder {
    /// The proxy for a data source; without a recorder, the app's own, even if the app assigns a proxy that it has read.
    package static func proxy(
        for assigned: (any UIPageViewControllerDataSource)?, of pager: UIPageViewController
    ) -> (any UIPageViewControllerDataSource)? {
        let original = (assigned as? DataSourceProxy).map(\.original) ?? assigned
        guard let recorder = recorder(of: pager) else { return original }
        recorder.hearDataSource(isThere: original != nil)
        recorder.dataSource = original.map { DataSourceProxy($0, recorder) }
        return recorder.dataSource
    }

    package static func proxy(
        for assigned: (any UIPageViewControllerDelegate)?, of pager: UIPageViewController
    ) -> (any UIPageViewControllerDelegate)? {
        let original = (assigned as? DelegateProxy).map(\.original) ?? assigned
        guard let recorder = recorder(of: pager) else { return original }
        // Without a delegate, what the pager reports is heard as well.
        recorder.delegate = DelegateProxy(original, recorder)
        return recorder.delegate
    }

    package static func hearDoubleSided(_ isDoubleSided: Bool, of pager: UIPageViewController) {
        recorder(of: pager)?.hear(.act(.doubleSided(isDoubleSided)))
    }

    package static func noteSet(
        _ pages: [UIViewController]?, _ direction: UIPageViewController.NavigationDirection, _ isAnimated: Bool,
        _ completion: ((Bool) -> Void)?, of pager: UIPageViewController
    ) -> ((Bool) -> Void)? {
        guard let recorder = recorder(of: pager) else { return completion }
        return recorder.noteSet(pages, direction, isAnimated, completion)
    }
}
