/// A scene of an app.
open class UIScene: UIResponder {
    /// What a scene is connected with.
    @preconcurrency @MainActor
    open class ConnectionOptions {
        init() {}
    }

    /// What a scene is doing.
    public enum ActivationState: Int, Sendable {
        /// It is not connected.
        case unattached = -1
        /// It is in front.
        case foregroundActive
        /// It is in front, and gets no events.
        case foregroundInactive
        /// It is in the background.
        case background
    }

    /// The object that is told about the scene.
    open var delegate: (any UISceneDelegate)?
    /// What it is doing.
    open var activationState: ActivationState { .foregroundActive }
    /// The title.
    open var title: String?
}

/// A scene with windows.
open class UIWindowScene: UIScene {
    /// The only scene.
    static let only = UIWindowScene()

    /// The windows.
    open var windows: [UIWindow] { UIWindow.all }
    /// The window that gets events.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The screen.
    open var screen: UIScreen { .main }
    /// The orientation.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// The status bar.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    /// The traits.
    open var traitCollection: UITraitCollection { UITraitCollection() }
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager {
    /// The frame.
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
    /// Whether it is hidden.
    open var isStatusBarHidden: Bool { false }

    init() {}
}

/// A session of a scene.
@preconcurrency @MainActor
open class UISceneSession {
    /// What a scene is for.
    public struct Role: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a role from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The windows of the app.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What it is for.
    public let role = Role.windowApplication

    init() {}
}

/// The configuration of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration {
    /// The name.
    public let name: String?
    /// The class of the delegate.
    open var delegateClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
}

/// The object that is told about a scene; all methods are optional in UIKit.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
    /// The scene is connected.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene is in front.
    func sceneDidBecomeActive(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
}

/// The object that is told about a scene with windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window.
    var window: UIWindow? { get set }
}
