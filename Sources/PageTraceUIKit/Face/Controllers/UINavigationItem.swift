/// What a navigation bar shows for a screen.
@preconcurrency @MainActor
open class UINavigationItem {
    /// The title.
    open var title: String?
    /// A line above the title.
    open var prompt: String?
    /// A view in place of the title.
    open var titleView: UIView?
    /// The first button at the start.
    open var leftBarButtonItem: UIBarButtonItem?
    /// The first button at the end.
    open var rightBarButtonItem: UIBarButtonItem?
    /// The buttons at the end.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// Whether the back button is hidden.
    open var hidesBackButton = false
    /// How large the title is.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    /// How large a title is.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As on the previous screen.
        case automatic
        /// Large.
        case always
        /// Small.
        case never
    }

    /// Creates an item.
    public init(title: String) { self.title = title.isEmpty ? nil : title }
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem {
    /// The kinds of system buttons.
    public enum SystemItem: Int, Sendable {
        /// Done.
        case done
        /// Cancel.
        case cancel
        /// Add.
        case add = 4
        /// Flexible space.
        case flexibleSpace
        /// Delete.
        case trash = 16
    }

    /// The text on the button.
    open var title: String?
    /// The image on the button.
    open var image: UIImage?
    /// Whether it can be tapped.
    open var isEnabled = true
    /// The action of a tap.
    open var primaryAction: UIAction?

    /// Creates a button.
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        (self.title, self.image, self.primaryAction) = (title ?? primaryAction?.title, image, primaryAction)
    }

    /// Creates a system button.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(title: nil, image: nil, primaryAction: primaryAction)
    }
}
