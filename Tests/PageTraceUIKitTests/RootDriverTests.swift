import PageTrace
import PageTraceTesting
import PageTraceUIKit
import Testing

/// An app's own root controller, driven from its launch on.
@MainActor
@Suite struct RootDriverTests {
    @Test func `The app is launched, and its splash screen appears`() {
        let driver = RootDriver(SessionApp())
        #expect(driver.steps.map(\.gesture.name) == ["launch"])
        #expect(driver.shownPart is SplashViewController)
        #expect(
            driver.steps.first?.callbacks.map(\.name) == [
                "rootViewController", "addChild", "willMove", "frame", "addSubview", "didMove", "viewWillAppear",
                "viewDidAppear",
            ])
    }

    @Test func `The same calls come as in a trace of the same app`() {
        let driver = RootDriver(SessionApp())
        driver.turn(after: 3)
        driver.tap("Log In")
        driver.tap("Log Out")
        let trace = Trace(
            rootContainer: RootContainerSettings(), client: .repaired,
            gestures: [.launch, .launchFinished(isLoggedIn: false), .logIn(), .logOut()])
        // The block runs before what it does; a trace notes it behind.
        func calls(_ recording: Recording) -> [[String]] {
            recording.steps.map { step in
                step.callbacks.filter { $0.role != .completion }.map { "\($0.name) \($0.arguments) \($0.phase)" }
            }
        }
        #expect(calls(driver.recording) == calls(Recording(replaying: trace)))
        assertNoFindings(in: driver)
    }

    @Test func `One part is alive, whoever logs in and out`() {
        let driver = RootDriver(SessionApp(isLoggedIn: true))
        driver.turn(after: 3)
        driver.tap("Log Out")
        driver.tap("Log In")
        assertNoFindings(in: driver)
        #expect(driver.steps.last?.loaded == ["Main 2"])
        #expect(driver.steps.last?.dropped == ["Login"])
        #expect(driver.screen.children.count == 1)
    }

    private final class Part: UIViewController {
        var hasAppeared = false
        override func viewDidAppear(_ animated: Bool) { hasAppeared = true }
    }

    /// A root that keeps what it shows in a view of its own.
    private final class Frame: UIViewController {
        enum Layout: CaseIterable { case frame, constraints, constraintsFirst }

        let container = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        let layout: Layout

        init(_ layout: Layout) {
            self.layout = layout
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            view.addSubview(container)
            show(Part())
        }

        func show(_ part: UIViewController) {
            for old in children {
                old.willMove(toParent: nil)
                old.view.removeFromSuperview()
                old.removeFromParent()
            }
            if layout == .constraintsFirst { part.view.translatesAutoresizingMaskIntoConstraints = false }
            addChild(part)
            if layout == .frame { part.view.frame = container.bounds }
            container.addSubview(part.view)
            if layout == .constraints { part.view.translatesAutoresizingMaskIntoConstraints = false }
            part.didMove(toParent: self)
        }
    }

    @Test(arguments: Frame.Layout.allCases)
    private func `What a root shows may be in a view of its own, and have its size by constraints`(layout: Frame.Layout)
    {
        let root = Frame(layout)
        let driver = RootDriver {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
            return window
        }
        let main = Part()
        driver.act("log in") { root.show(main) }
        if layout != .frame { driver.rotate(to: .landscapeLeft) }
        #expect(driver.shownPart === main)
        #expect(main.hasAppeared)
        assertNoFindings(in: driver)
    }

    /// A root that shows several parts, as one does that has a player below its content.
    private final class Split: UIViewController {
        let frames: [CGRect]

        init(_ frames: [CGRect]) {
            self.frames = frames
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            for frame in frames {
                let part = Part()
                addChild(part)
                part.view.frame = frame
                view.addSubview(part.view)
                part.didMove(toParent: self)
            }
        }
    }

    @Test(arguments: [
        (CGRect(x: 0, y: 0, width: 390, height: 744), false),
        (CGRect(x: 0, y: 0, width: 390, height: 844), true),
        (CGRect(x: 390, y: 0, width: 390, height: 844), true),
    ])
    func `Only a child that is covered, or off screen, was left behind`(content: CGRect, isLeft: Bool) {
        let root = Split([content, CGRect(x: 0, y: 744, width: 390, height: 100)])
        let driver = RootDriver {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = root
            window.makeKeyAndVisible()
            return window
        }
        driver.track("first") { root.children.first }
        let left = ["Part stays a child of root after it left the screen."]
        #expect(driver.messages.filter { $0.contains("stays") } == (isLeft ? left : []))
        #expect(driver.recording.findings.contains { $0.kind == .wrongTracker } == isLeft)
    }

    @Test func `The variable that holds what is shown is followed`() {
        let driver = RootDriver(SessionApp())
        driver.turn(after: 3)
        #expect(driver.recording.steps.map { $0.trackers.map(\.name) } == [["current"], ["current"]])
        #expect(driver.recording.steps.map { $0.trackers.map(\.value) } == [["Splash"], ["Login"]])
    }

    @Test func `Who logs out in mid-fade waits for it, or has two transitions at once`() {
        for makesMistakes in [false, true] {
            let driver = RootDriver(SessionApp(makesMistakes: makesMistakes))
            driver.turn(after: 3)
            driver.tap("Log In", settles: false)
            driver.act("the session ends") { SessionApp.root?.logOut() }
            driver.act("look") {}
            let kinds = driver.recording.findings.map(\.kind)
            #expect(kinds.contains(.transitionWhileRunning) == makesMistakes)
            #expect((driver.shownPart as? UINavigationController)?.viewControllers.first is LoginViewController)
        }
    }

    @Test func `A second tap shows the same screen again`() {
        let driver = RootDriver(SessionApp(makesMistakes: true))
        driver.turn(after: 3)
        driver.tap("Log In")
        driver.act("tap Log In again") { SessionApp.root?.main() }
        #expect(driver.messages.contains("Main 2 takes the place of Main: the same screen was shown already."))
    }

    @Test func `A slide that begins nowhere moves nothing`() {
        let driver = RootDriver(SessionApp(makesMistakes: true, isLoggedIn: true))
        driver.turn(after: 3)
        driver.tap("Log Out")
        #expect(
            driver.messages == [
                "The slide to Login moves nothing: its view was not placed beside the others first."
            ])
    }

    @Test func `A view that fades in without a frame keeps its size when the device is turned`() {
        let driver = RootDriver(SessionApp(makesMistakes: true, isLoggedIn: true))
        driver.turn(after: 3)
        driver.rotate(to: .landscapeLeft)
        #expect(driver.messages == ["The view of Main has no frame and keeps a size that is no longer the window's."])
        let right = RootDriver(SessionApp(isLoggedIn: true))
        right.turn(after: 3)
        right.rotate(to: .landscapeLeft)
        assertNoFindings(in: right)
    }

    @Test func `A link leads to a screen, and its back button to where it came from`() throws {
        let driver = RootDriver(SessionApp(isLoggedIn: true))
        driver.turn(after: 3)
        let step = driver.open(try #require(URL(string: "session://profile")))
        #expect(step.callbacks.map(\.name).first == "pushViewController")
        #expect(step.gesture.to == ["Profile"])
        let back = driver.act("back") {
            _ = (driver.shownPart as? UINavigationController)?.popViewController(animated: false)
        }
        #expect(back.gesture.to == ["Main"])
        #expect(back.dropped == ["Profile"])
        assertNoFindings(in: driver)
    }

    @Test func `A link that nobody opens is a finding`() throws {
        let driver = RootDriver(SessionApp())
        driver.open(try #require(URL(string: "https://example.org")))
        #expect(driver.messages == ["The app's delegate does not open https://example.org."])
    }

    @Test func `A transition between controllers of which one is no child raises, and ends the recording`() {
        let root = UIViewController()
        let parts = [UIViewController(), UIViewController()]
        let driver = RootDriver {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            root.addChild(parts[0])
            root.view.addSubview(parts[0].view)
            parts[0].didMove(toParent: root)
            window.makeKeyAndVisible()
            return window
        }
        let step = driver.act("switch") {
            root.transition(from: parts[0], to: parts[1], duration: 0.3, animations: nil)
        }
        #expect(step.gesture.outcome == .raised)
        #expect(driver.act("go on") {}.gesture.outcome == .ignored)
    }

    @Test func `A window whose root is replaced has the strategy of traces for it`() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let driver = RootDriver {
            window.rootViewController = SplashViewController()
            window.makeKeyAndVisible()
            return window
        }
        let step = driver.act("log in") { window.rootViewController = LoginViewController() }
        #expect(driver.recording.container == "root container, window root replaced")
        #expect(step.callbacks.map(\.name).first == "rootViewController")
        #expect(step.dropped == ["Splash"])
    }

    @Test func `An app without a window is a finding`() {
        let driver = RootDriver { nil }
        #expect(
            driver.messages == [
                "The app has shown no window with a root view controller. Set rootViewController, and call "
                    + "makeKeyAndVisible() while it is launched."
            ])
    }
}
