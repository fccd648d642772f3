import PageTrace

#if canImport(UIKit)
    import ObjectiveC
    import UIKit
#else
    import PageTraceUIKit
#endif

/// Hears what view controllers are told of their appearance and their parents, for which UIKit has no delegate.
///
/// It stands in the methods of `UIViewController`: a page that overrides one without calling `super` is not heard.
@MainActor
enum PageObserver {
    #if !canImport(UIKit)
        /// Listens from now on, to every view controller of the app.
        static func listen(_ hear: @escaping (Callback<UIViewController>) -> Void) {
            UIViewController.observer = hear
        }
    #else
        private static var hear: (Callback<UIViewController>) -> Void = { _ in }

        /// Listens from now on, to every view controller of the app. (Not tried)
        static func listen(_ hear: @escaping (Callback<UIViewController>) -> Void) {
            self.hear = hear
            _ = exchangeMethods
        }

        fileprivate static func heard(_ callback: Callback<UIViewController>) { hear(callback) }

        private static let exchangeMethods: Void = {
            for (one, other) in [
                (#selector(UIViewController.viewDidLoad), #selector(UIViewController.recordedDidLoad)),
                (#selector(UIViewController.viewWillAppear(_:)), #selector(UIViewController.recordedWillAppear(_:))),
                (#selector(UIViewController.viewDidAppear(_:)), #selector(UIViewController.recordedDidAppear(_:))),
                (
                    #selector(UIViewController.viewWillDisappear(_:)),
                    #selector(UIViewController.recordedWillDisappear(_:))
                ),
                (
                    #selector(UIViewController.viewDidDisappear(_:)),
                    #selector(UIViewController.recordedDidDisappear(_:))
                ),
                (#selector(UIViewController.willMove(toParent:)), #selector(UIViewController.recordedWillMove(_:))),
                (#selector(UIViewController.didMove(toParent:)), #selector(UIViewController.recordedDidMove(_:))),
            ] { PagerHooks.exchange(one, other, of: UIViewController.self) }
        }()
    #endif
}

#if canImport(UIKit)
    extension UIViewController {
        @objc fileprivate func recordedDidLoad() {
            PageObserver.heard(.viewDidLoad(self))
            recordedDidLoad()
        }

        @objc fileprivate func recordedWillAppear(_ animated: Bool) {
            PageObserver.heard(.viewWillAppear(self, animated: animated))
            recordedWillAppear(animated)
        }

        @objc fileprivate func recordedDidAppear(_ animated: Bool) {
            PageObserver.heard(.viewDidAppear(self, animated: animated))
            recordedDidAppear(animated)
        }

        @objc fileprivate func recordedWillDisappear(_ animated: Bool) {
            PageObserver.heard(.viewWillDisappear(self, animated: animated))
            recordedWillDisappear(animated)
        }

        @objc fileprivate func recordedDidDisappear(_ animated: Bool) {
            PageObserver.heard(.viewDidDisappear(self, animated: animated))
            recordedDidDisappear(animated)
        }

        @objc fileprivate func recordedWillMove(_ parent: UIViewController?) {
            PageObserver.heard(.willMove(self, toParent: parent != nil))
            recordedWillMove(parent)
        }

        @objc fileprivate func recordedDidMove(_ parent: UIViewController?) {
            PageObserver.heard(.didMove(self, toParent: parent != nil))
            recordedDidMove(parent)
        }
    }
#endif
