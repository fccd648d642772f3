import PageTraceBridge

#if canImport(UIKit)
    import ObjectiveC

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
            ] { exchange(one, other, of: Pager.self) }
        }()

        /// Exchanges two methods of a class, using public functions of the Objective-C runtime.
        static func exchange(_ one: Selector, _ other: Selector, of type: AnyClass) {
            guard let one = class_getInstanceMethod(type, one), let other = class_getInstanceMethod(type, other)
            else { return }
            method_exchangeImplementations(one, other)
        }
    }

    extension UIPageViewController {
        private var recorder: PageTraceRecorder? { PageTraceRecorder.recorder(of: self) }

        @objc fileprivate func recordedSetDataSource(_ dataSource: (any UIPageViewControllerDataSource)?) {
            recordedSetDataSource(recorder.map { $0.proxy(for: dataSource) } ?? dataSource)
        }

        @objc fileprivate func recordedSetDelegate(_ delegate: (any UIPageViewControllerDelegate)?) {
            recordedSetDelegate(recorder.map { $0.proxy(for: delegate) } ?? delegate)
        }

        @objc fileprivate func recordedSetDoubleSided(_ isDoubleSided: Bool) {
            recorder?.hearDoubleSided(isDoubleSided)
            recordedSetDoubleSided(isDoubleSided)
        }

        @objc fileprivate func recordedSet(
            _ pages: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
        ) {
            let completion = recorder.map { $0.noteSet(pages, direction, animated, completion) } ?? completion
            recordedSet(pages, direction: direction, animated: animated, completion: completion)
        }
    }
#else
    extension PageTraceRecorder: PagerHooks {
        /// This package's pager asks its recorder itself.
        static let intercept: Void = { UIPageViewController.findHooks = { recorder(of: $0) } }()
    }
#endif
