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
public protocol PageViewControllerClient<Page>: CallbackReceiver, PageViewControllerDataSource,
    PageViewControllerDelegate, PageLifecycle
{
    /// What the client believes, variable by variable: the state that a recording follows. Empty by default.
    ///
    /// The names and their order stay the same from call to call.
    var trackedValues: [TrackedValue<Page>] { get }

    /// What a variable that holds no page should hold while a page is shown: its index, a text.
    ///
    /// Nil where nobody can say: the default. It is asked after the gesture.
    func rightContent(of value: TrackedValue<Page>, for page: Page) -> TrackedValue<Page>.Content?

    /// UIKit would have raised an exception here.
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didRaise violation: ContractViolation
    )

    /// What the data source would answer now, `unknown` where the client cannot say without side effects: the default.
    ///
    /// A recording compares it with what the container remembers, to find neighbours that are out of date.
    func currentNeighbour(of page: Page, _ direction: Direction) -> NeighbourSlot<Page>

    /// Whether two pages are the same to a user, though the data source has made both: false by default.
    func isCopy(_ page: Page, of other: Page) -> Bool

    /// What the app keeps of its pages by itself, holder by holder. Empty by default.
    ///
    /// A recording reads it before and after each gesture; the holders and their order stay the same.
    var keptPages: [KeptPages<Page>] { get }

    /// What the app's code trapped with, nil as long as it runs: the default.
    ///
    /// A client that traps within a callback sets this, calls ``PageViewController/clientCrashed()``, answers nil, and
    /// does nothing from then on.
    var crash: ClientCrash? { get }

    /// What a data source without mistakes would have answered in place of an answer.
    ///
    /// Unknown where the answer is right, or where nobody can say: the default. It is asked after the gesture.
    func correction(of answer: Page?, to page: Page, _ direction: Direction) -> NeighbourSlot<Page>
}

extension PageViewControllerClient {
    /// Nothing.
    @inlinable public var trackedValues: [TrackedValue<Page>] { [] }

    /// Nil.
    @inlinable
    public func rightContent(of value: TrackedValue<Page>, for page: Page) -> TrackedValue<Page>.Content? { nil }

    /// False.
    @inlinable
    public func isCopy(_ page: Page, of other: Page) -> Bool { false }

    /// Does nothing.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didRaise violation: ContractViolation
    ) {}

    /// Unknown.
    @inlinable
    public func currentNeighbour(of page: Page, _ direction: Direction) -> NeighbourSlot<Page> { .unknown }

    /// Nothing.
    @inlinable public var keptPages: [KeptPages<Page>] { [] }

    /// Nil.
    @inlinable public var crash: ClientCrash? { nil }

    /// Unknown.
    @inlinable
    public func correction(of answer: Page?, to page: Page, _ direction: Direction) -> NeighbourSlot<Page> { .unknown }
}
