/// The part of a client that is told of transitions: UIKit's `UIPageViewControllerDelegate`.
///
/// Every method has a default that does nothing.
public protocol PageViewControllerDelegate<Page>: PagedClient {
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
}

extension PageViewControllerDelegate {
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
}
