/// The object that is told about a search bar; all methods are optional in UIKit.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
    /// The text has changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// The search begins.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The search is given up.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A bar to search with.
open class UISearchBar: UIView {
    /// The text.
    open var text: String?
    /// What stands there as long as there is no text.
    open var placeholder: String?
    /// Whether there is a button to give up.
    open var showsCancelButton = false
    /// The object that is told.
    open weak var delegate: (any UISearchBarDelegate)?
}

/// The object that shows what is found.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// The text has changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// A screen to search with.
open class UISearchController: UIViewController {
    /// The bar.
    open var searchBar = UISearchBar(frame: .zero)
    /// The screen that shows what is found.
    public let searchResultsController: UIViewController?
    /// The object that shows what is found.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Whether it is at work.
    open var isActive = false
    /// Whether the screen below is dimmed.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the bar above is hidden.
    open var hidesNavigationBarDuringPresentation = true

    /// Creates a screen.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a screen as a storyboard would.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }
}
