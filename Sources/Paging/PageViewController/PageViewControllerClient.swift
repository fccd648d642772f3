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
public protocol PageViewControllerClient<Page>: CallbackReceiver, PageViewControllerDataSource,
    PageViewControllerDelegate, PageLifecycle
{
    /// The client's variables and their values, which a recording follows.
    ///
    /// Empty by default.
    ///
    /// The names and their order stay the same from call to call.
    var trackedValues: [TrackedValue<Page>] { get }

    /// The correct content of a variable that does not hold a page, while a page is shown: its index, a text.
    ///
    /// Nil by default: the content cannot be checked. It is called after the gesture.
    func rightContent(of value: TrackedValue<Page>, for page: Page) -> TrackedValue<Page>.Content?

    /// What the data source would answer now; `unknown`, the default, if this cannot be determined without side
    /// effects.
    ///
    /// A recording compares it with what the container remembers, to find neighbors that are out of date.
    func currentNeighbor(of page: Page, _ direction: Direction) -> NeighborSlot<Page>

    /// Whether two pages are the same to a user, although the data source has made both; false by default.
    func isCopy(_ page: Page, of other: Page) -> Bool

    /// What the app itself keeps of its pages, holder by holder.
    ///
    /// Empty by default.
    ///
    /// A recording reads it before and after each gesture; the holders and their order must not change.
    var keptPages: [KeptPages<Page>] { get }

    /// The trap of the app's code; nil, the default, while it runs.
    ///
    /// A client that traps within a callback sets this, answers nil, and does nothing from then on.
    var crash: ClientCrash? { get }

    /// What a data source without mistakes would have answered instead of the given answer.
    ///
    /// `unknown`, the default, if the answer is right or nothing better is known. It is called after the gesture.
    func correction(of answer: Page?, to page: Page, _ direction: Direction) -> NeighborSlot<Page>
}

extension PageViewControllerClient {
    /// By default, there are no variables to follow.
    @inlinable public var trackedValues: [TrackedValue<Page>] { [] }

    /// By default, nil: the content cannot be checked.
    @inlinable
    public func rightContent(of value: TrackedValue<Page>, for page: Page) -> TrackedValue<Page>.Content? { nil }

    /// By default, false: no page is a copy of another.
    @inlinable
    public func isCopy(_ page: Page, of other: Page) -> Bool { false }

    /// By default, unknown: remembered neighbors cannot be checked.
    @inlinable
    public func currentNeighbor(of page: Page, _ direction: Direction) -> NeighborSlot<Page> { .unknown }

    /// By default, the app itself keeps no pages.
    @inlinable public var keptPages: [KeptPages<Page>] { [] }

    /// By default, nil: the code has not trapped.
    @inlinable public var crash: ClientCrash? { nil }

    /// By default, unknown: answers cannot be checked.
    @inlinable
    public func correction(of answer: Page?, to page: Page, _ direction: Direction) -> NeighborSlot<Page> { .unknown }
}

/// The message of an app's own code when it traps: an index out of range, or a failed lookup that must not fail.
public struct ClientCrash: Error, Hashable, Sendable {
    /// What is wrong, such as `Index out of range: 2 of a playlist of 2`; one line without a final period.
    public let message: String

    /// Creates a crash.
    public init(_ message: String) {
        self.message = message
    }
}
