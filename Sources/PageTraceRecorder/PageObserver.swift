import PageTrace

#if canImport(UIKit)
    import ObjectiveC
    import UIKit
#else
    import PageTraceUIKit
#endif

/// Observes what view controllers are told about their appearance, parents and layout, for which UIKit has no delegate.
///
/// It intercepts the methods of `UIViewController`: a page that overrides one without calling `super` is not observed.
@MainActor
enum PageObserver {
    #if !canImport(UIKit)
        /// Starts to observe every view controller of the app.
        static func listen(
            _ hear: @escaping (Callback<UIViewController>) -> Void,
            layout: @escaping (UIViewController, _ newSize: CGSize?) -> Void,
            layoutEnd: @escaping (UIViewController) -> Void
        ) {
            (UIViewController.observer, UIViewController.layoutObserver) = (hear, layout)
        }
    #else
        private static var hear: (Callback<UIViewController>) -> Void = { _ in }
        fileprivate private(set) static var layout: (UIViewController, _ newSize: CGSize?) -> Void = { _, _ in }
        fileprivate private(set) static var layoutEnd: (UIViewController) -> Void = { _ in }

        /// Starts to observe every view controller of the app. (Not tried)
        static func listen(
            _ hear: @escaping (Callback<UIViewController>) -> Void,
            layout: @escaping (UIViewController, _ newSize: CGSize?) -> Void,
            layoutEnd: @escaping (UIViewController) -> Void
        ) {
            (self.hear, self.layout, self.layoutEnd) = (hear, layout, layoutEnd)
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
                (
                    #selector(UIViewController.viewWillTransition(to:with:)),
                    #selector(UIViewController.recordedWillTransition(to:with:))
                ),
                (
                    #selector(UIViewController.viewSafeAreaInsetsDidChange),
                    #selector(UIViewController.recordedSafeAreaDidChange)
                ),
                (
                    #selector(UIViewController.viewDidLayoutSubviews),
                    #selector(UIViewController.recordedDidLayOut)
                ),
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

        @objc fileprivate func recordedWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            PageObserver.layout(self, size)
            recordedWillTransition(to: size, with: coordinator)
        }

        @objc fileprivate func recordedSafeAreaDidChange() {
            PageObserver.layout(self, nil)
            recordedSafeAreaDidChange()
        }

        @objc fileprivate func recordedDidLayOut() {
            PageObserver.layoutEnd(self)
            recordedDidLayOut()
        }
    }
#endif
