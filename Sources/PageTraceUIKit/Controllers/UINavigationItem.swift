/// What a navigation bar shows of a screen.
@MainActor
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
    /// Whether there is no way back.
    open var hidesBackButton = false
    /// How large the title is.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    /// How large a title is.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the screen before has it.
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
@MainActor
open class UIBarButtonItem {
    /// Buttons of the system.
    public enum SystemItem: Int, Sendable {
        /// Done.
        case done
        /// Cancel.
        case cancel
        /// Add.
        case add = 4
        /// Space that grows.
        case flexibleSpace
        /// Delete.
        case trash = 16
    }

    /// What is written on it.
    open var title: String?
    /// The picture on it.
    open var image: UIImage?
    /// Whether it can be touched.
    open var isEnabled = true
    /// What a tap does.
    open var primaryAction: UIAction?

    /// Creates a button.
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        (self.title, self.image, self.primaryAction) = (title ?? primaryAction?.title, image, primaryAction)
    }

    /// Creates a button of the system.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(title: nil, image: nil, primaryAction: primaryAction)
    }
}
