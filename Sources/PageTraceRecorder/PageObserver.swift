import PageTraceBridge

/// Observes what view controllers are told about their appearance, parents and layout, for which UIKit has no delegate.
///
/// It intercepts the methods of `UIPageViewController` and, only if somebody observes pages, of `UIViewController`: a page
/// that overrides one without calling `super` is not observed.
@MainActor
enum PageObserver {
    #if canImport(UIKit)
        /// Observes every page view controller of the app from now on. (Not tried)
        static let listenToContainers: Void = {
            typealias Pager = UIPageViewController
            for (one, other) in [
                (#selector(Pager.viewWillAppear(_:)), #selector(Pager.recordedContainerWillAppear(_:))),
                (#selector(Pager.viewWillDisappear(_:)), #selector(Pager.recordedContainerWillDisappear(_:))),
                (#selector(Pager.viewWillTransition(to:with:)), #selector(Pager.recordedWillTransition(to:with:))),
                (#selector(Pager.viewSafeAreaInsetsDidChange), #selector(Pager.recordedSafeAreaDidChange)),
                (#selector(Pager.viewDidLayoutSubviews), #selector(Pager.recordedDidLayOut)),
            ] { MethodExchange.exchange(one, other, of: Pager.self) }
        }()

        /// Observes every view controller of the app from now on. (Not tried)
        static let listenToPages: Void = {
            typealias Controller = UIViewController
            for (one, other) in [
                (#selector(Controller.viewDidLoad), #selector(Controller.recordedDidLoad)),
                (#selector(Controller.viewWillAppear(_:)), #selector(Controller.recordedWillAppear(_:))),
                (#selector(Controller.viewDidAppear(_:)), #selector(Controller.recordedDidAppear(_:))),
                (#selector(Controller.viewWillDisappear(_:)), #selector(Controller.recordedWillDisappear(_:))),
                (#selector(Controller.viewDidDisappear(_:)), #selector(Controller.recordedDidDisappear(_:))),
                (#selector(Controller.willMove(toParent:)), #selector(Controller.recordedWillMove(_:))),
                (#selector(Controller.didMove(toParent:)), #selector(Controller.recordedDidMove(_:))),
            ] { MethodExchange.exchange(one, other, of: Controller.self) }
        }()
    #else
        /// Observes every page view controller of the app from now on.
        static let listenToContainers: Void = {
            UIViewController.observer = { event in
                PageTraceRecorder.each { recorder in
                    switch event {
                    case .layout(let controller, let newSize): recorder.hearLayout(of: controller, newSize: newSize)
                    case .call(let callback):
                        switch callback {
                        case .viewWillAppear(let page, let animated):
                            recorder.hearAppearance(of: page, true, animated: animated)
                        case .viewWillDisappear(let page, let animated):
                            recorder.hearAppearance(of: page, false, animated: animated)
                        default: break
                        }
                        recorder.hear(callback)
                    }
                }
            }
        }()

        /// Pages are observed as well.
        static let listenToPages: Void = ()
    #endif
}

#if canImport(UIKit)
    extension UIPageViewController {
        @objc fileprivate func recordedContainerWillAppear(_ animated: Bool) {
            PageTraceRecorder.each { $0.hearAppearance(of: self, true, animated: animated) }
            recordedContainerWillAppear(animated)
        }

        @objc fileprivate func recordedContainerWillDisappear(_ animated: Bool) {
            PageTraceRecorder.each { $0.hearAppearance(of: self, false, animated: animated) }
            recordedContainerWillDisappear(animated)
        }

        @objc fileprivate func recordedWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            PageTraceRecorder.each { $0.hearLayout(of: self, newSize: size) }
            recordedWillTransition(to: size, with: coordinator)
        }

        @objc fileprivate func recordedSafeAreaDidChange() {
            PageTraceRecorder.each { $0.hearLayout(of: self, newSize: nil) }
            recordedSafeAreaDidChange()
        }

        @objc fileprivate func recordedDidLayOut() {
            PageTraceRecorder.each { $0.hearLayoutEnd(of: self) }
            recordedDidLayOut()
        }
    }

    extension UIViewController {
        @objc fileprivate func recordedDidLoad() {
            PageTraceRecorder.each { $0.hear(.viewDidLoad(self)) }
            recordedDidLoad()
        }

        @objc fileprivate func recordedWillAppear(_ animated: Bool) {
            PageTraceRecorder.each { $0.hear(.viewWillAppear(self, animated: animated)) }
            recordedWillAppear(animated)
        }

        @objc fileprivate func recordedDidAppear(_ animated: Bool) {
            PageTraceRecorder.each { $0.hear(.viewDidAppear(self, animated: animated)) }
            recordedDidAppear(animated)
        }

        @objc fileprivate func recordedWillDisappear(_ animated: Bool) {
            PageTraceRecorder.each { $0.hear(.viewWillDisappear(self, animated: animated)) }
            recordedWillDisappear(animated)
        }

        @objc fileprivate func recordedDidDisappear(_ animated: Bool) {
            PageTraceRecorder.each { $0.hear(.viewDidDisappear(self, animated: animated)) }
            recordedDidDisappear(animated)
        }

        @objc fileprivate func recordedWillMove(_ parent: UIViewController?) {
            PageTraceRecorder.each { $0.hear(.willMove(self, toParent: parent != nil)) }
            recordedWillMove(parent)
        }

        @objc fileprivate func recordedDidMove(_ parent: UIViewController?) {
            PageTraceRecorder.each { $0.hear(.didMove(self, toParent: parent != nil)) }
            recordedDidMove(parent)
        }
    }
#endif
