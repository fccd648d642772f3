@preconcurrency @MainActor
open class UIBarItem {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    open var imageInsets = UIEdgeInsets.zero
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?

    public init() {}
    public required init?(coder: NSCoder) {}
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

open class UIBarButtonItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    public enum Style: Int, Sendable {
        case plain
        case done = 2
    }

    open var style = Style.plain
    open var width: CGFloat = 0
    open var customView: UIView?
    open var tintColor: UIColor?
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    open weak var target: AnyObject?
    open var action: Selector?

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        self.style = style
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, target: target, action: action)
        (self.image, self.style) = (image, style)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: "\(systemItem)", target: target, action: action)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(title: primaryAction?.title ?? "\(systemItem)", primaryAction: primaryAction, menu: menu)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    private convenience init(title: String?, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.target, self.action) = (title, target.map { $0 as AnyObject }, action)
    }

    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// Taps the button; a disabled one does nothing.
    package func tap() {
        guard isEnabled else { return }
        if let primaryAction {
            primaryAction.sender = self
            primaryAction.handler(primaryAction)
        }
        if let action, let target { action.perform(on: target, self, UIEvent()) }
    }
}
