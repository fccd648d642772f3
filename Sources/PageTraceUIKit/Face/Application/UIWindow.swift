open class UIWindow: UIView {
    public struct Level: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }

    private struct Entry {
        weak var window: UIWindow?
    }

    private static var entries: [Entry] = []

    static var all: [UIWindow] { entries.compactMap(\.window) }

    open var rootViewController: UIViewController? {
        didSet { if let rootViewController { knownFollower?.installs(rootViewController, in: self) } }
    }
    /// A driver that is launching an app.
    package static weak var launching: (any RootFollower)?
    private weak var follower: (any RootFollower)?
    /// Who follows what happens at its root: the driver that launches the app in which it gets one.
    private var knownFollower: (any RootFollower)? {
        follower = follower ?? Self.launching
        return follower
    }
    open private(set) var isKeyWindow = false
    open var windowLevel = Level.normal
    open weak var windowScene: UIWindowScene?
    open var screen: UIScreen { .main }

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }

    open func makeKeyAndVisible() {
        makeKey()
        knownFollower?.shows(self)
    }

    open func makeKey() {
        for window in Self.all { window.isKeyWindow = false }
        isKeyWindow = true
        if !Self.all.contains(self) { Self.entries = Self.all.map(Entry.init) + [Entry(window: self)] }
    }
}

/// The screen of a device that is not there.
@preconcurrency @MainActor
public final class UIScreen {
    public static let main = UIScreen()
    public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    public let nativeBounds = CGRect(x: 0, y: 0, width: 1170, height: 2532)
    public let scale: CGFloat = 3
    public let nativeScale: CGFloat = 3
    public var brightness: CGFloat = 0.5
    public let traitCollection = UITraitCollection()
}

open class UIScene: UIResponder {
    @preconcurrency @MainActor
    open class ConnectionOptions {
        init() {}
    }

    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    open var delegate: (any UISceneDelegate)?
    open var activationState: ActivationState { .foregroundActive }
    open var title: String?
}

open class UIWindowScene: UIScene {
    static let only = UIWindowScene()
    open var windows: [UIWindow] { UIWindow.all }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    open var traitCollection: UITraitCollection { UITraitCollection() }
}

@preconcurrency @MainActor
open class UIStatusBarManager {
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
    open var isStatusBarHidden: Bool { false }
    init() {}
}

@preconcurrency @MainActor
open class UISceneSession {
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public let role = Role.windowApplication
    init() {}
}

@preconcurrency @MainActor
open class UISceneConfiguration {
    public let name: String?
    open var delegateClass: AnyClass?
    public init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
}

@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidBecomeActive(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
}

public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}
