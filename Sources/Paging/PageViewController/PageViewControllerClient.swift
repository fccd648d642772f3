/// The app code under observation: data source, delegate, pages, and the state that it keeps.
///
/// Structs and classes can both conform. Only the two data source methods are required:
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
public protocol PageViewControllerClient<Page>: PageViewControllerDataSource, PageViewControllerDelegate,
    PageLifecycle
{
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
    /// By default, there are no variables to follow.
    public var trackedValues: [TrackedValue<Page>] { [] }

    /// By default, unknown: remembered neighbors cannot be checked.
    public func currentNeighbor(of page: Page, _ direction: Direction) -> NeighborSlot<Page> { .unknown }

    /// By default, the app itself keeps no pages.
    public var keptPages: [KeptPages<Page>] { [] }
}
