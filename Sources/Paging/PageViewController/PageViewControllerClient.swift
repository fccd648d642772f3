/// The app code under observation: data source, delegate, pages, and the state that it keeps.
///
/// A page is any hashable value; equal values are the same instance. The methods are those of UIKit's data source and
/// delegate, and those that it calls on a page's view controller. Structs and classes can both conform. Only the two data source methods are required:
///
/// ```swift
/// struct Numbers: PageViewControllerClient {
///     func pageViewController(
///         _ pageViewController: inout PageViewController<Int>, viewControllerBefore page: Int
///     ) -> Int? { page > 1 ? page - 1 : nil }
///
///     func pageViewController(
///         _ pageViewController: inout PageViewController<Int>, viewControllerAfter page: Int
///     ) -> Int? { page < 4 ? page + 1 : nil }
/// }
/// ```
public protocol PageViewControllerClient<Page> {
    /// What the app shows as a page; Swift infers it from the data source methods.
    associatedtype Page: Hashable

    // MARK: Data source

    /// Returns the page before another, nil at the start.
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, viewControllerBefore viewController: Page
    ) -> Page?

    /// Returns the page after another, nil at the end.
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, viewControllerAfter viewController: Page
    ) -> Page?

    /// Whether the client has ``presentationCount(for:)`` and ``presentationIndex(for:)``. (Rule 37)
    ///
    /// UIKit looks for both methods; a client that lacks either gets no page indicator. False by default.
    var hasPageIndicator: Bool { get }

    /// Returns the number of dots.
    mutating func presentationCount(for pageViewController: inout PageViewController<Page>) -> Int

    /// Returns the index of the current dot, from 0.
    mutating func presentationIndex(for pageViewController: inout PageViewController<Page>) -> Int

    // MARK: Delegate

    /// A gesture has begun a transition. It may still be cancelled. (Rules 14, 17)
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, willTransitionTo pendingViewControllers: Spread<Page>
    )

    /// A transition that a gesture began has ended; the next page is shown only if `completed` is true. (Rules 15, 16)
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Page>, transitionCompleted completed: Bool
    )

    /// Returns where the spine lies from now on; nil stands for a delegate without this method. (Rule 36)
    ///
    /// If the answer changes the number of shown pages, call `setViewControllers` in here.
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, spineLocationFor orientation: InterfaceOrientation
    ) -> SpineLocation?

    /// The completion block of a programmatic set runs. (Rule 22)
    ///
    /// UIKit takes a block with each call. Clients here are values that can be copied and compared, so this one method
    /// stands for all blocks.
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didCompleteSet finished: Bool
    )

    /// The scroll view inside has moved. (Rules 38 to 40)
    ///
    /// UIKit has no such callback: apps find the scroll view among the subviews and observe its content offset.
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didScrollTo position: ScrollProgress
    )

    // MARK: View controllers of pages

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

    // MARK: What a recording follows

    /// The client's variables and their values, which a recording follows; empty by default.
    ///
    /// The names and their order stay the same from call to call.
    var trackedValues: [TrackedValue<Page>] { get }

    /// What the data source would answer now; `unknown`, the default, if this cannot be determined without side
    /// effects.
    ///
    /// A recording compares it with what the container remembers, to find neighbors that are out of date.
    func currentNeighbor(of page: Page, _ direction: Direction) -> NeighborSlot<Page>

    /// What the app itself keeps of its pages, holder by holder; empty by default.
    ///
    /// A recording reads it before and after each gesture; the holders and their order must not change.
    var keptPages: [KeptPages<Page>] { get }
}

extension PageViewControllerClient {
    /// By default, false: there is no page indicator.
    public var hasPageIndicator: Bool { false }

    /// By default, there are no dots.
    public mutating func presentationCount(for pageViewController: inout PageViewController<Page>) -> Int { 0 }

    /// By default, the current dot is the first.
    public mutating func presentationIndex(for pageViewController: inout PageViewController<Page>) -> Int { 0 }

    /// Does nothing.
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didScrollTo _: ScrollProgress
    ) { pageViewController.model.missingMethods.insert(.didScroll) }

    /// Does nothing.
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, willTransitionTo pendingViewControllers: Spread<Page>
    ) { pageViewController.model.missingMethods.insert(.willTransitionTo) }

    /// Does nothing.
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Page>, transitionCompleted completed: Bool
    ) { pageViewController.model.missingMethods.insert(.didFinishAnimating) }

    /// Returns nil, like a delegate without this method.
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, spineLocationFor orientation: InterfaceOrientation
    ) -> SpineLocation? { nil }

    /// Does nothing.
    public mutating func pageViewController(_: inout PageViewController<Page>, didCompleteSet _: Bool) {}

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

    /// By default, there are no variables to follow.
    public var trackedValues: [TrackedValue<Page>] { [] }

    /// By default, unknown: remembered neighbors cannot be checked.
    public func currentNeighbor(of page: Page, _ direction: Direction) -> NeighborSlot<Page> { .unknown }

    /// By default, the app itself keeps no pages.
    public var keptPages: [KeptPages<Page>] { [] }
}
