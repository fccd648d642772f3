/// What a bar shows: a button or a tab.
@preconcurrency @MainActor
open class UIBarItem {
    /// The text.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// Whether it can be tapped.
    open var isEnabled = true
    /// A number that identifies it.
    open var tag = 0
    /// The insets of the image.
    open var imageInsets = UIEdgeInsets.zero
    /// The identifier for user interface tests.
    open var accessibilityIdentifier: String?
    /// The text that is read aloud.
    open var accessibilityLabel: String?

    /// Creates an item.
    public init() {}

    /// Creates an item as a storyboard would.
    public required init?(coder: NSCoder) {}

    /// Sets the attributes of the title, which have no effect here.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
    /// The kinds of system buttons.
    public enum SystemItem: Int, Sendable {
        /// Done.
        case done
        /// Cancel.
        case cancel
        /// Edit.
        case edit
        /// Save.
        case save
        /// Add.
        case add
        /// Flexible space.
        case flexibleSpace
        /// Fixed space.
        case fixedSpace
        /// Compose.
        case compose
        /// Reply.
        case reply
        /// Share.
        case action
        /// Organize.
        case organize
        /// Bookmarks.
        case bookmarks
        /// Search.
        case search
        /// Refresh.
        case refresh
        /// Stop.
        case stop
        /// Camera.
        case camera
        /// Delete.
        case trash
        /// Play.
        case play
        /// Pause.
        case pause
        /// Backward.
        case rewind
        /// Forward.
        case fastForward
        /// Undo.
        case undo
        /// Redo.
        case redo
        /// Close.
        case close = 24
    }

    /// The look of a button in a bar.
    public enum Style: Int, Sendable {
        /// A plain button.
        case plain
        /// The main button.
        case done = 2
    }

    /// The style.
    open var style = Style.plain
    /// The width, 0 for the natural one.
    open var width: CGFloat = 0
    /// A view in place of the button.
    open var customView: UIView?
    /// The color.
    open var tintColor: UIColor?
    /// The action of a tap.
    open var primaryAction: UIAction?
    /// The menu of the button.
    open var menu: UIMenu?
    /// The object that a tap calls.
    open weak var target: AnyObject?
    /// The method that a tap calls.
    open var action: Selector?

    /// Creates a button with an action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Creates a button with a text.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        self.style = style
    }

    /// Creates a button with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, target: target, action: action)
        (self.image, self.style) = (image, style)
    }

    /// Creates a system button that calls a target.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: "\(systemItem)", target: target, action: action)
    }

    /// Creates a system button with an action.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(title: primaryAction?.title ?? "\(systemItem)", primaryAction: primaryAction, menu: menu)
    }

    /// Creates an item with a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    private convenience init(title: String?, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.target, self.action) = (title, target.map { $0 as AnyObject }, action)
    }

    /// Flexible space.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Space of a width.
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
