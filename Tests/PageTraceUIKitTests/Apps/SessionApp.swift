import PageTraceUIKit

/// An app with a splash screen, a login and a main part, as apps are made around a root controller.
///
/// Its parts need to find the root controller: they ask the app's delegate for it.
final class SessionApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let makesMistakes: Bool
    var isLoggedIn = false

    init(makesMistakes: Bool = false, isLoggedIn: Bool = false) {
        (self.makesMistakes, self.isLoggedIn) = (makesMistakes, isLoggedIn)
    }

    static var root: RootViewController? {
        (UIApplication.shared.delegate as? SessionApp)?.window?.rootViewController as? RootViewController
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.rootViewController = RootViewController(self)
        window.makeKeyAndVisible()
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        guard url.scheme == "session" else { return false }
        Self.root?.profile()
        return true
    }
}

final class RootViewController: UIViewController {
    private let app: SessionApp
    private var current: UIViewController = SplashViewController()
    private var isMoving = false
    private var wanted: (() -> Void)?

    init(_ app: SessionApp) {
        self.app = app
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(current)
        current.view.frame = view.bounds
        view.addSubview(current.view)
        current.didMove(toParent: self)
    }

    func start() {
        if app.isLoggedIn { main() } else { login() }
    }

    /// Without animation.
    private func login() {
        let new = UINavigationController(rootViewController: LoginViewController())
        addChild(new)
        new.view.frame = view.bounds
        view.addSubview(new.view)
        new.didMove(toParent: self)
        current.willMove(toParent: nil)
        current.view.removeFromSuperview()
        current.removeFromParent()
        current = new
    }

    func main() {
        app.isLoggedIn = true
        whenAtRest { [self] in
            guard app.makesMistakes || !isShown(MainViewController.self) else { return }
            let new = UINavigationController(rootViewController: MainViewController())
            if !app.makesMistakes { new.loadViewIfNeeded() }
            move(to: new, options: .transitionCrossDissolve, from: app.makesMistakes ? nil : view.bounds) {}
        }
    }

    func logOut() {
        app.isLoggedIn = false
        whenAtRest { [self] in
            guard app.makesMistakes || !isShown(LoginViewController.self) else { return }
            let new = UINavigationController(rootViewController: LoginViewController())
            let beside = CGRect(
                x: -view.bounds.width, y: 0, width: view.bounds.width, height: view.bounds.height)
            move(to: new, options: [], from: app.makesMistakes ? nil : beside) { new.view.frame = self.view.bounds }
        }
    }

    func profile() {
        whenAtRest { [self] in
            (current as? UINavigationController)?.pushViewController(ProfileViewController(), animated: false)
        }
    }

    private func isShown<Screen>(_ type: Screen.Type) -> Bool {
        (current as? UINavigationController)?.viewControllers.first is Screen
    }

    private func whenAtRest(_ action: @escaping () -> Void) {
        if isMoving, !app.makesMistakes { wanted = action } else { action() }
    }

    private func move(
        to new: UIViewController, options: UIView.AnimationOptions, from frame: CGRect?,
        _ animations: @escaping () -> Void
    ) {
        isMoving = true
        current.willMove(toParent: nil)
        addChild(new)
        if let frame { new.view.frame = frame }
        transition(from: current, to: new, duration: 0.3, options: options, animations: animations) { _ in
            self.current.removeFromParent()
            new.didMove(toParent: self)
            self.current = new
            self.isMoving = false
            let next = self.wanted
            self.wanted = nil
            next?()
        }
    }
}

final class SplashViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { SessionApp.root?.start() }
    }
}

final class LoginViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Log In", primaryAction: UIAction(title: "Log In") { _ in SessionApp.root?.main() })
    }
}

final class MainViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Log Out", primaryAction: UIAction(title: "Log Out") { _ in SessionApp.root?.logOut() })
    }
}

final class ProfileViewController: UIViewController {}
