/// The window of an app.
open class UIWindow: UIView {
    /// How far in front a window is.
    public struct Level: Hashable, RawRepresentable, Sendable {
        /// The number.
        public let rawValue: CGFloat

        /// Creates a level from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The usual one.
        public static let normal = Level(rawValue: 0)
        /// In front of the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// In front of alerts.
        public static let alert = Level(rawValue: 2000)
    }

    private struct Entry {
        weak var window: UIWindow?
    }

    private static var entries: [Entry] = []

    /// The windows that were shown and are alive.
    static var all: [UIWindow] { entries.compactMap(\.window) }

    /// The controller whose view fills the window.
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
    /// Whether it gets events.
    open private(set) var isKeyWindow = false
    /// How far in front it is.
    open var windowLevel = Level.normal
    /// The scene that it is in.
    open weak var windowScene: UIWindowScene?

    /// Creates a window in a scene.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }

    /// Shows the window.
    open func makeKeyAndVisible() {
        makeKey()
        knownFollower?.shows(self)
    }

    /// Lets the window get events.
    open func makeKey() {
        for window in Self.all { window.isKeyWindow = false }
        isKeyWindow = true
        if !Self.all.contains(self) { Self.entries = Self.all.map(Entry.init) + [Entry(window: self)] }
    }
}

/// The screen of a device that is not there.
@preconcurrency @MainActor
public final class UIScreen {
    /// The main screen.
    public static let main = UIScreen()
    /// The size of a common device.
    public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// The size in pixels.
    public let nativeBounds = CGRect(x: 0, y: 0, width: 1170, height: 2532)
    /// Pixels per point.
    public let scale: CGFloat = 3
    /// Pixels per point.
    public let nativeScale: CGFloat = 3
    /// How bright it is.
    public var brightness: CGFloat = 0.5
    /// The traits.
    public let traitCollection = UITraitCollection()
}
