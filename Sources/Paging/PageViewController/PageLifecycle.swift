/// The methods that UIKit calls on a page's view controller.
///
/// Every method has a default that does nothing.
public protocol PageLifecycle<Page>: PagedClient {
    /// The page's view has been loaded because it is needed for the first time. (Rule 42)
    mutating func viewDidLoad(_ page: Page, in pageViewController: inout PageViewController<Page>)

    /// The page is about to become visible. (Rules 27 to 31)
    mutating func viewWillAppear(_ page: Page, animated: Bool, in pageViewController: inout PageViewController<Page>)

    /// The page is visible.
    mutating func viewDidAppear(_ page: Page, animated: Bool, in pageViewController: inout PageViewController<Page>)

    /// The page is about to be hidden.
    mutating func viewWillDisappear(_ page: Page, animated: Bool, in pageViewController: inout PageViewController<Page>)

    /// The page is hidden.
    mutating func viewDidDisappear(_ page: Page, animated: Bool, in pageViewController: inout PageViewController<Page>)

    /// The page is about to become a child of the container, or to stop being one. (Rule 32)
    mutating func willMove(_ page: Page, toParent isChild: Bool, in pageViewController: inout PageViewController<Page>)

    /// The page has become a child of the container, or has stopped being one.
    mutating func didMove(_ page: Page, toParent isChild: Bool, in pageViewController: inout PageViewController<Page>)
}

extension PageLifecycle {
    /// Does nothing.
    public mutating func viewDidLoad(_: Page, in pageViewController: inout PageViewController<Page>) {
        pageViewController.model.missingMethods.insert(.viewDidLoad)
    }

    /// Does nothing.
    public mutating func viewWillAppear(_: Page, animated: Bool, in pageViewController: inout PageViewController<Page>)
    {
        pageViewController.model.missingMethods.insert(.viewWillAppear)
    }

    /// Does nothing.
    public mutating func viewDidAppear(_: Page, animated: Bool, in pageViewController: inout PageViewController<Page>) {
        pageViewController.model.missingMethods.insert(.viewDidAppear)
    }

    /// Does nothing.
    public mutating func viewWillDisappear(
        _: Page, animated: Bool, in pageViewController: inout PageViewController<Page>
    ) {
        pageViewController.model.missingMethods.insert(.viewWillDisappear)
    }

    /// Does nothing.
    public mutating func viewDidDisappear(
        _: Page, animated: Bool, in pageViewController: inout PageViewController<Page>
    ) {
        pageViewController.model.missingMethods.insert(.viewDidDisappear)
    }

    /// Does nothing.
    public mutating func willMove(_: Page, toParent _: Bool, in pageViewController: inout PageViewController<Page>) {
        pageViewController.model.missingMethods.insert(.willMove)
    }

    /// Does nothing.
    public mutating func didMove(_: Page, toParent _: Bool, in pageViewController: inout PageViewController<Page>) {
        pageViewController.model.missingMethods.insert(.didMove)
    }
}
