/// A client as a recorder and a stage see it: one function for all callbacks, and what it says of itself.
///
/// An app's own client becomes one in ``OwnClient``. Those that traces name conform themselves, because they know more:
/// which content would be right, which answer.
package protocol RecordedClient: CallbackReceiver {
    /// The name of a page, which need not be unique.
    func name(of page: PageNumber) -> String

    /// How many pages have numbers; nil, the default, if that is not counted.
    var knownPages: Int? { get }

    /// The client's variables and their values; the names and their order stay the same from call to call.
    var trackedValues: [TrackedVariable] { mutating get }

    /// What the app itself keeps of its pages, holder by holder, nothing by default; the holders and their order do not
    /// change.
    var keptPages: [KeptPages<PageNumber>] { mutating get }

    /// What the data source would answer now; `unknown` if this cannot be determined without side effects.
    mutating func currentNeighbor(of page: PageNumber, _ direction: Direction) -> NeighborSlot<PageNumber>

    /// The correct content of a variable that does not hold a page, while a page is shown: its index, a text.
    ///
    /// Nil by default: the content cannot be checked. It is called after the gesture.
    func rightContent(of value: TrackedVariable, for page: PageNumber) -> TrackedVariable.Content?

    /// Whether two pages are the same to a user, although the data source has made both; false by default.
    func isCopy(_ page: PageNumber, of other: PageNumber) -> Bool

    /// The trap of the app's code; nil, the default, while it runs.
    ///
    /// A client that traps within a callback sets this, answers nil, and does nothing from then on.
    var crash: ClientCrash? { get }

    /// What a data source without mistakes would have answered instead of the given answer.
    ///
    /// `unknown`, the default, if the answer is right or nothing better is known. It is called after the gesture.
    func correction(of answer: PageNumber?, to page: PageNumber, _ direction: Direction) -> NeighborSlot<PageNumber>

    /// Performs a gesture with a recorder: here, so that the compiler makes code for each client that it knows.
    static func perform(
        _ gesture: PageGesture<PageNumber>, in container: inout PageViewControllerModel,
        _ recorder: inout Recorder<Self>
    ) -> GestureOutcome

    /// Takes over the state in a situation in which the client has been before.
    mutating func enter(_ situation: Self)
}

extension RecordedClient {
    package var knownPages: Int? { nil }

    package var keptPages: [KeptPages<PageNumber>] { [] }

    package static func perform(
        _ gesture: PageGesture<PageNumber>, in container: inout PageViewControllerModel,
        _ recorder: inout Recorder<Self>
    ) -> GestureOutcome { container.perform(gesture, client: &recorder) }

    package mutating func enter(_ situation: Self) { self = situation }

    package func rightContent(of value: TrackedVariable, for page: PageNumber) -> TrackedVariable.Content? { nil }

    package func isCopy(_ page: PageNumber, of other: PageNumber) -> Bool { false }

    package var crash: ClientCrash? { nil }

    package func correction(
        of answer: PageNumber?, to page: PageNumber, _ direction: Direction
    ) -> NeighborSlot<PageNumber> { .unknown }
}

/// The message of an app's own code when it traps: an index out of range, or a failed lookup that must not fail.
package struct ClientCrash: Error, Hashable, Sendable {
    /// What is wrong, such as `Index out of range: 2 of a playlist of 2`; one line without a final period.
    package let message: String

    package init(_ message: String) { self.message = message }
}
