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
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first button at the end.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// The buttons at the start.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons at the end.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The button that leads back from the next screen.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the button that leads back from the next screen.
    open var backButtonTitle: String?
    /// Whether the buttons at the start stand beside the back button.
    open var leftItemsSupplementBackButton = false
    /// The look of the bar.
    open var standardAppearance: UINavigationBarAppearance?
    /// The look of the bar while content lies at its edge.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The look of a low bar.
    open var compactAppearance: UINavigationBarAppearance?
    /// A search below the title.
    open var searchController: UISearchController?
    /// Whether the search disappears as content scrolls.
    open var hidesSearchBarWhenScrolling = true
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

    /// Shows buttons at the start.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    /// Shows buttons at the end.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// Shows a button at the start.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    /// Shows a button at the end.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// Hides the back button, or shows it.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// Creates an item.
    public init(title: String) { self.title = title.isEmpty ? nil : title }
}
