/// The part of a client that is told of transitions: UIKit's `UIPageViewControllerDelegate`.
///
/// Every method has a default that does nothing.
public protocol PageViewControllerDelegate<Page>: PagedClient {
    /// A gesture has begun a transition. It may still be cancelled. (Rules 14, 17)
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, willTransitionTo pendingViewControllers: Spread<Page>
    )

    /// A transition that a gesture began has ended, on the next page only where `completed` is true. (Rules 15, 16)
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Page>, transitionCompleted completed: Bool
    )

    /// Answers where the spine lies from now on, nil for a delegate without this method. (Rule 36)
    ///
    /// Where the answer changes the number of pages shown, call `setViewControllers` in here.
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, spineLocationFor orientation: InterfaceOrientation
    ) -> SpineLocation?

    /// The completion block of a programmatic set runs. (Rule 22)
    ///
    /// UIKit takes a block with each call. Clients here are values that can be copied and compared, so one method
    /// stands for all blocks.
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didCompleteSet finished: Bool
    )

    /// The scroll view inside has moved. (Rules 38 to 40)
    ///
    /// UIKit tells nobody: apps find the scroll view among the subviews, and observe its content offset.
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didScrollTo position: ScrollProgress
    )
}

extension PageViewControllerDelegate {
    /// Does nothing.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didScrollTo position: ScrollProgress
    ) {}

    /// Does nothing.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, willTransitionTo pendingViewControllers: Spread<Page>
    ) {}

    /// Does nothing.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Page>, transitionCompleted completed: Bool
    ) {}

    /// Answers nothing, like a delegate without this method.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, spineLocationFor orientation: InterfaceOrientation
    ) -> SpineLocation? { nil }

    /// Does nothing.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didCompleteSet finished: Bool
    ) {}
}
