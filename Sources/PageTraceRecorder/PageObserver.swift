import PageTraceBridge

/// Observes what view controllers are told about their appearance, parents and layout, for which UIKit has no delegate.
///
/// It intercepts the methods of `UIViewController`: a page that overrides one without calling `super` is not observed.
@MainActor
enum PageObserver {
    #if canImport(UIKit)
        /// Observes every view controller of the app from now on. (Not tried)
        static let listen: Void = {
            typealias Controller = UIViewController
            for (one, other) in [
                (#selector(Controller.viewDidLoad), #selector(Controller.recordedDidLoad)),
                (#selector(Controller.viewWillAppear(_:)), #selector(Controller.recordedWillAppear(_:))),
                (#selector(Controller.viewDidAppear(_:)), #selector(Controller.recordedDidAppear(_:))),
                (#selector(Controller.viewWillDisappear(_:)), #selector(Controller.recordedWillDisappear(_:))),
                (#selector(Controller.viewDidDisappear(_:)), #selector(Controller.recordedDidDisappear(_:))),
                (#selector(Controller.willMove(toParent:)), #selector(Controller.recordedWillMove(_:))),
                (#selector(Controller.didMove(toParent:)), #selector(Controller.recordedDidMove(_:))),
                (
                    #selector(Controller.viewWillTransition(to:with:)),
                    #selector(Controller.recordedWillTransition(to:with:))
                ),
                (#selector(Controller.viewSafeAreaInsetsDidChange), #selector(Controller.recordedSafeAreaDidChange)),
                (#selector(Controller.viewDidLayoutSubviews), #selector(Controller.recordedDidLayOut)),
            ] { PageTraceRecorder.exchange(one, other, of: Controller.self) }
        }()
    #else
        /// Observes every view controller of the app from now on.
        static let listen: Void = {
            UIViewController.observer = { callback in PageTraceRecorder.each { $0.hear(callback) } }
            UIViewController.layoutObserver = { controller, newSize in
                PageTraceRecorder.each { $0.hearLayout(of: controller, newSize: newSize) }
            }
        }()
    #endif
}

#if canImport(UIKit)
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
#endif
