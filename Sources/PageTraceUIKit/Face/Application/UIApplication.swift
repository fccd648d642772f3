/// The app, as far as code asks about it.
open class UIApplication: UIResponder {
    /// The app.
    public static let shared = UIApplication()

    /// What an app is doing.
    public enum State: Int, Sendable {
        /// It is in front.
        case active
        /// It is in front, and gets no events.
        case inactive
        /// It is in the background.
        case background
    }

    /// The object that is told about the app.
    open weak var delegate: (any UIApplicationDelegate)?
    /// The windows.
    open var windows: [UIWindow] { UIWindow.all }
    /// The window that gets events.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The scenes that are connected.
    open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
    /// What the app is doing.
    open var applicationState: State { .active }
    /// Whether the screen stays on.
    open var isIdleTimerDisabled = false
    /// Whether a spinner is shown beside the clock.
    open var isNetworkActivityIndicatorVisible = false
    /// The number on the icon.
    open var applicationIconBadgeNumber = 0
    /// The orientation of the status bar.
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// The frame of the status bar.
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
    /// Whether the status bar is hidden.
    open var isStatusBarHidden: Bool { false }
    /// The size of text that the user prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// The reading direction.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether something opens an address: nothing does here.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens an address: nothing happens here, and the block gets false at the driver's next turn.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        if let completion { MainQueue.current.add { completion(false) } }
    }

    /// Calls a method of a target, or of the first responder outward from the sender that has it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        TargetAction(target, action).send(from: sender as? UIResponder, event: event)
        return true
    }

    /// Begins work that goes on in the background.
    open func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }

    /// Ends such work.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// A key of the reasons for a launch.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// A key of the options for opening an address.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// A key of the options with which an address is opened in this app.
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

/// Work that goes on in the background.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Creates an identifier from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
