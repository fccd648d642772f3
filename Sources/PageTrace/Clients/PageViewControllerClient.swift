/// The app code under observation: data source, delegate, pages, and the state that it keeps.
///
/// Structs and classes conform alike. The two data source methods are the least:
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
public protocol PageViewControllerClient<Page>: PageViewControllerDataSource, PageViewControllerDelegate, PageLifecycle
{
    /// What the client believes, variable by variable: the state that a recording follows. Empty by default.
    ///
    /// The names and their order stay the same from call to call.
    var trackedValues: [TrackedValue<Page>] { get }

    /// UIKit would have raised an exception here.
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didRaise violation: ContractViolation
    )

    /// What the data source would answer now, `unknown` where the client cannot say without side effects: the default.
    ///
    /// A recording compares it with what the container remembers, to find neighbours that are out of date.
    func currentNeighbour(of page: Page, _ direction: Direction) -> NeighbourSlot<Page>
}

extension PageViewControllerClient {
    /// Nothing.
    @inlinable public var trackedValues: [TrackedValue<Page>] { [] }

    /// Does nothing.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didRaise violation: ContractViolation
    ) {}

    /// Unknown.
    @inlinable
    public func currentNeighbour(of page: Page, _ direction: Direction) -> NeighbourSlot<Page> { .unknown }
}
