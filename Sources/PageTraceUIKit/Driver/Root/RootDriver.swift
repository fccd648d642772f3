#if !canImport(UIKit)
    public import PageTrace
    import PageTraceBridge
    import PageTraceEngine

    /// Drives what follows each other at the root of an app's window, unchanged: splash screen, login, main part.
    ///
    /// ```swift
    /// let driver = RootDriver(AppDelegate())
    /// driver.turn(after: 3)
    /// driver.tap("Log In")
    /// driver.tap("Log Out")
    /// assertNoFindings(in: driver)
    /// ```
    ///
    /// The app is launched when the driver is created. A root controller that swaps its children is the root container of
    /// traces; a window whose root the app replaces is the one with the strategy `window`. Each call of the app and of UIKit
    /// around a part is recorded, and a variable of the root controller that holds the part that is shown is followed.
    public final class RootDriver: AppDriver {
        /// The window.
        public let window: UIWindow

        let engine: RootEngine
        private let delegate: (any UIApplicationDelegate)?

        /// Launches an app, as UIKit does, with `application(_:didFinishLaunchingWithOptions:)`.
        public convenience init(_ delegate: any UIApplicationDelegate, title: String = "") {
            self.init(title: title, delegate: delegate) {
                _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
                return delegate.window ?? nil
            }
        }

        /// Launches an app whose window something else makes, such as the delegate of a scene.
        ///
        /// - Parameters:
        ///   - title: The title of the recording.
        ///   - launch: Makes the window with its root, and shows it.
        public convenience init(title: String = "", _ launch: () -> UIWindow?) {
            self.init(title: title, delegate: nil, launch)
        }

        private init(title: String, delegate: (any UIApplicationDelegate)?, _ launch: () -> UIWindow?) {
            self.delegate = delegate
            let turns = Self.begin()
            let engine = RootEngine(turns)
            UIApplication.shared.delegate = delegate
            var made: UIWindow?
            turns.within {
                UIWindow.launching = engine
                _ = engine.act(RootGesture.launch.recordKind, settles: false) { made = launch() }
                UIWindow.launching = nil
            }
            window = made ?? engine.window ?? UIWindow()
            self.engine = engine
            super.init(window.rootViewController ?? UIViewController(), title: title, turns: turns, driven: engine)
            if !engine.stage.container.isVisible {
                note(
                    "look for a window", "The app has shown no window with a root view controller.",
                    advice: "Set rootViewController, and call makeKeyAndVisible() while it is launched.")
            } else if let name = variable {
                track(name) { [unowned self] in value(of: name) }
            }
        }

        /// The stored property of the root controller that holds what is shown.
        private var variable: String? {
            guard let shown = engine.shownPart?.controller else { return nil }
            return PropertySearch.properties(of: screen).first { ($0.value as? UIViewController) === shown }?.name
        }

        private func value(of name: String) -> UIViewController? {
            PropertySearch.properties(of: screen).first { $0.name == name }?.value as? UIViewController
        }

        /// The part that is shown, such as a navigation controller with the login screen; nil before the launch.
        public var shownPart: UIViewController? { engine.shownPart?.controller as? UIViewController }

        /// Opens a link in the app, with `application(_:open:options:)`.
        @discardableResult
        public func open(_ url: URL, settles: Bool = true) -> Step {
            var isTaken = true
            let step = act("open \(url.absoluteString)", settles: settles) {
                isTaken = delegate?.application(.shared, open: url, options: [:]) ?? false
            }
            guard !isTaken else { return step }
            let message: FindingMessage = "The app's delegate does not open \(url.absoluteString)."
            engine.addToLatest { $0.findings.append(Finding(kind: .impossibleGesture, message: message)) }
            return engine.steps.last ?? step
        }

        /// Lets an animation that is in flight come to its end.
        @discardableResult
        public func settle() -> Step {
            if let refusal = engine.stage.refusal(of: .settle) { return note(refusal) }
            return perform { engine.act(RootGesture.settle.recordKind, settles: true) {} }
        }

        /// Rotates the device: the screen is told its size, and laid out.
        @discardableResult
        public func rotate(to orientation: UIInterfaceOrientation) -> Step {
            let orientation = (orientation, UIKitValues.orientation(orientation))
            return perform {
                engine.act(RootGesture.orientation(orientation.1).recordKind, settles: false) {
                    engine.stage.container.orientation = orientation.1
                    turnScreen(to: orientation.0)
                    screen.changeLayout()
                }
            }
        }

        override func within<Result>(_ body: () -> Result) -> Result {
            // Tests that run one after the other have an app each.
            UIApplication.shared.delegate = delegate
            return super.within(body)
        }
    }
#endif
