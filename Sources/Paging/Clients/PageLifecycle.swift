/// The part of a client that the pages themselves are: what UIKit calls on a page's view controller.
///
/// Every method has a default that does nothing.
public protocol PageLifecycle<Page>: PagedClient {
    /// The page's view is loaded, because it is needed for the first time. (Rule 42)
    mutating func viewDidLoad(_ page: Page, in pageViewController: inout PageViewController<Page>)

    /// The page is about to be seen. (Rules 27 to 31)
    mutating func viewWillAppear(
        _ page: Page, animated: Bool, in pageViewController: inout PageViewController<Page>
    )

    /// The page is seen.
    mutating func viewDidAppear(
        _ page: Page, animated: Bool, in pageViewController: inout PageViewController<Page>
    )

    /// The page is about to be hidden.
    mutating func viewWillDisappear(
        _ page: Page, animated: Bool, in pageViewController: inout PageViewController<Page>
    )

    /// The page is hidden.
    mutating func viewDidDisappear(
        _ page: Page, animated: Bool, in pageViewController: inout PageViewController<Page>
    )

    /// The page is about to become a child of the container, or to be one no longer. (Rule 32)
    mutating func willMove(
        _ page: Page, toParent isChild: Bool, in pageViewController: inout PageViewController<Page>
    )

    /// The page has become a child of the container, or is one no longer.
    mutating func didMove(
        _ page: Page, toParent isChild: Bool, in pageViewController: inout PageViewController<Page>
    )
}

extension PageLifecycle {
    /// Does nothing.
    @inlinable
    public mutating func viewDidLoad(_ page: Page, in pageViewController: inout PageViewController<Page>) {}

    /// Does nothing.
    @inlinable
    public mutating func viewWillAppear(
        _ page: Page, animated: Bool, in pageViewController: inout PageViewController<Page>
    ) {}

    /// Does nothing.
    @inlinable
    public mutating func viewDidAppear(
        _ page: Page, animated: Bool, in pageViewController: inout PageViewController<Page>
    ) {}

    /// Does nothing.
    @inlinable
    public mutating func viewWillDisappear(
        _ page: Page, animated: Bool, in pageViewController: inout PageViewController<Page>
    ) {}

    /// Does nothing.
    @inlinable
    public mutating func viewDidDisappear(
        _ page: Page, animated: Bool, in pageViewController: inout PageViewController<Page>
    ) {}

    /// Does nothing.
    @inlinable
    public mutating func willMove(
        _ page: Page, toParent isChild: Bool, in pageViewController: inout PageViewController<Page>
    ) {}

    /// Does nothing.
    @inlinable
    public mutating func didMove(
        _ page: Page, toParent isChild: Bool, in pageViewController: inout PageViewController<Page>
    ) {}
}
