/// A client as a recorder and a stage see it: one function for all callbacks, and what it says of itself.
///
/// An app's own client becomes one in ``OwnClient``. Those that traces name conform themselves, because they know more:
/// which content would be right, which answer.
@usableFromInline package protocol RecordedClient<Page>: CallbackReceiver {
    /// The client's variables and their values; the names and their order stay the same from call to call.
    var trackedValues: [TrackedValue<Page>] { get }

    /// What the app itself keeps of its pages, holder by holder; the holders and their order do not change.
    var keptPages: [KeptPages<Page>] { get }

    /// What the data source would answer now; `unknown` if this cannot be determined without side effects.
    func currentNeighbor(of page: Page, _ direction: Direction) -> NeighborSlot<Page>

    /// The correct content of a variable that does not hold a page, while a page is shown: its index, a text.
    ///
    /// Nil by default: the content cannot be checked. It is called after the gesture.
    func rightContent(of value: TrackedValue<Page>, for page: Page) -> TrackedValue<Page>.Content?

    /// Whether two pages are the same to a user, although the data source has made both; false by default.
    func isCopy(_ page: Page, of other: Page) -> Bool

    /// The trap of the app's code; nil, the default, while it runs.
    ///
    /// A client that traps within a callback sets this, answers nil, and does nothing from then on.
    var crash: ClientCrash? { get }

    /// What a data source without mistakes would have answered instead of the given answer.
    ///
    /// `unknown`, the default, if the answer is right or nothing better is known. It is called after the gesture.
    func correction(of answer: Page?, to page: Page, _ direction: Direction) -> NeighborSlot<Page>
}

extension RecordedClient {
    @usableFromInline
    package func rightContent(of value: TrackedValue<Page>, for page: Page) -> TrackedValue<Page>.Content? { nil }

    @usableFromInline
    package func isCopy(_ page: Page, of other: Page) -> Bool { false }

    @usableFromInline package var crash: ClientCrash? { nil }

    @usableFromInline
    package func correction(of answer: Page?, to page: Page, _ direction: Direction) -> NeighborSlot<Page> { .unknown }
}

/// The message of an app's own code when it traps: an index out of range, or a failed lookup that must not fail.
@usableFromInline package struct ClientCrash: Error, Hashable, Sendable {
    /// What is wrong, such as `Index out of range: 2 of a playlist of 2`; one line without a final period.
    @usableFromInline package let message: String

    @usableFromInline package init(_ message: String) { self.message = message }
}
