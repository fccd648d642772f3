import Paging

// The model knows pages by their numbers. Its tests drive it with clients that have pages of their own, one callback at a
// time and without a session: what stands here takes the place of the names that it has in the model.

/// The receiver of callbacks with an app's own pages.
protocol CallbackReceiver<Page> {
    associatedtype Page: Hashable

    mutating func receive(_ callback: inout Callback<Page>, in container: inout PageViewController<Page>)
    mutating func note(_ incident: Paging.Incident, in container: inout PageViewController<Page>)
    mutating func hasPageIndicator(in container: inout PageViewController<Page>) -> Bool
    func listens(to role: CallbackRole) -> Bool
}

extension CallbackReceiver {
    mutating func note(_ incident: Paging.Incident, in container: inout PageViewController<Page>) {}
    func listens(to role: CallbackRole) -> Bool { true }
}

/// A client that says of itself what only clients of traces can say.
protocol RecordedClient: CallbackReceiver, PageViewControllerClient {
    var crash: ClientCrash? { get }
    func correction(of answer: Page?, to page: Page, _ direction: Direction) -> NeighborSlot<Page>
}

extension RecordedClient {
    var crash: ClientCrash? { nil }
    func correction(of answer: Page?, to page: Page, _ direction: Direction) -> NeighborSlot<Page> { .unknown }

    mutating func receive(_ callback: inout Callback<Page>, in container: inout PageViewController<Page>) {
        callMethod(for: &callback, in: &container)
    }

    mutating func hasPageIndicator(in container: inout PageViewController<Page>) -> Bool { hasPageIndicator }
}

extension PageViewControllerClient {
    /// Calls the method that UIKit would call, for a callback with the app's own pages.
    mutating func callMethod(for callback: inout Callback<Page>, in container: inout PageViewController<Page>) {
        var numbered = callback.map { container.numbers.number(of: $0) }
        callMethod(for: &numbered, in: &container)
        callback = numbered.map { container.numbers[$0] }
    }
}

/// A receiver as the model sees it.
struct Numbered<Receiver: CallbackReceiver> {
    var receiver: Receiver
    var numbers = PageNumbers<Receiver.Page>()

    private mutating func lend<Result>(
        _ container: inout PageViewControllerModel,
        _ body: (inout Receiver, inout PageViewController<Receiver.Page>) -> Result
    ) -> Result {
        var view = PageViewController(container, numbers)
        defer { (container, numbers) = (view.model, view.numbers) }
        return body(&receiver, &view)
    }
}

extension Numbered: Paging.CallbackReceiver {
    mutating func receive(_ callback: inout Callback<PageNumber>, in container: inout PageViewControllerModel) {
        var own = callback.map { numbers[$0] }
        lend(&container) { $0.receive(&own, in: &$1) }
        callback = own.map { numbers.number(of: $0) }
    }

    mutating func note(_ incident: Paging.Incident, in container: inout PageViewControllerModel) {
        lend(&container) { $0.note(incident, in: &$1) }
    }

    mutating func hasPageIndicator(in container: inout PageViewControllerModel) -> Bool {
        lend(&container) { $0.hasPageIndicator(in: &$1) }
    }

    func listens(to role: CallbackRole) -> Bool { receiver.listens(to: role) }
}

extension Numbered: Paging.RecordedClient where Receiver: RecordedClient {
    func name(of page: PageNumber) -> String { "\(numbers[page])" }

    var trackedValues: [TrackedVariable] {
        mutating get { receiver.trackedValues.map { $0.numbered { numbers.number(of: $0) } } }
    }

    var keptPages: [KeptPages<PageNumber>] {
        mutating get { receiver.keptPages.map { $0.map { numbers.number(of: $0) } } }
    }

    var crash: ClientCrash? { receiver.crash }

    mutating func currentNeighbor(of page: PageNumber, _ direction: Direction) -> NeighborSlot<PageNumber> {
        receiver.currentNeighbor(of: numbers[page], direction).map { numbers.number(of: $0) }
    }

    func correction(of answer: PageNumber?, to page: PageNumber, _ direction: Direction) -> NeighborSlot<PageNumber> {
        var numbers = numbers
        return receiver.correction(of: answer.map { numbers[$0] }, to: numbers[page], direction)
            .map { numbers.number(of: $0) }
    }

    mutating func enter(_ situation: Self) { receiver = situation.receiver }
}

extension Numbered: Equatable where Receiver: Equatable {
    static func == (one: Self, other: Self) -> Bool { one.receiver == other.receiver }
}

extension Numbered: Hashable where Receiver: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(receiver) }
}

/// The recorder, with the client's own pages.
struct Recorder<Client: RecordedClient>: CallbackReceiver {
    typealias Page = Client.Page

    private var recorder: Paging.Recorder<Numbered<Client>>

    init(
        _ client: Client, observesAppearance: Bool = false, observesContainment: Bool = false,
        observesProgress: Bool = false
    ) {
        recorder = Paging.Recorder(
            Numbered(receiver: client), observesAppearance: observesAppearance,
            observesContainment: observesContainment, observesProgress: observesProgress)
    }

    var client: Client {
        get { recorder.client.receiver }
        set { recorder.client.receiver = newValue }
    }

    var log: [(callback: Callback<Page>, phase: Phase)] {
        recorder.log.map { ($0.callback.map { recorder.client.numbers[$0] }, $0.phase) }
    }

    var incidents: [RecordedIncident] { recorder.incidents }
    var changes: [RecordedChange] { recorder.changes }

    mutating func removeAll() { recorder.removeAll() }

    private mutating func perform<Result>(
        in container: inout PageViewController<Page>,
        _ body: (inout Paging.Recorder<Numbered<Client>>, inout PageViewControllerModel) -> Result
    ) -> Result {
        recorder.client.numbers = container.numbers
        defer { container.numbers = recorder.client.numbers }
        return body(&recorder, &container.model)
    }

    mutating func receive(_ callback: inout Callback<Page>, in container: inout PageViewController<Page>) {
        var call = callback.map { container.numbers.number(of: $0) }
        perform(in: &container) { $0.receive(&call, in: &$1) }
        callback = call.map { container.numbers[$0] }
    }

    mutating func note(_ incident: Paging.Incident, in container: inout PageViewController<Page>) {
        perform(in: &container) { $0.note(incident, in: &$1) }
    }

    mutating func hasPageIndicator(in container: inout PageViewController<Page>) -> Bool {
        perform(in: &container) { $0.hasPageIndicator(in: &$1) }
    }

    func listens(to role: CallbackRole) -> Bool { recorder.listens(to: role) }
}

extension Recorder: Sendable where Client: Sendable, Page: Sendable {}

/// A set that a client makes in a callback.
struct SetRequest<Page: Hashable>: Hashable {
    var pages: [Page]
    var direction: Direction
    var isAnimated: Bool

    init(_ pages: [Page], direction: Direction, isAnimated: Bool) {
        (self.pages, self.direction, self.isAnimated) = (pages, direction, isAnimated)
    }
}

extension SetRequest: Sendable where Page: Sendable {}
extension Numbered: Sendable where Receiver: Sendable, Receiver.Page: Sendable {}

/// An incident, whose pages are numbers in the order of ``PageNumbers/inOrder``.
typealias Incident<Page> = Paging.Incident

extension PageNumber: ExpressibleByIntegerLiteral {
    /// A literal in a test is the number.
    public init(integerLiteral value: Int) { self.init(value) }
}

extension PageNumbers<Int> {
    /// Each page is its own number.
    static var inOrder: PageNumbers { PageNumbers(Array(0...40)) }
}

/// What the model tells and does, on the view that a client gets.
extension PageViewController {
    var settings: PageViewControllerSettings { model.settings }
    var quirks: Quirks { model.quirks }
    var transition: Transition { model.transition }
    var requests: [SetRequest<Page>] {
        model.requests.map {
            SetRequest($0.pages.map { numbers[$0] }, direction: $0.direction, isAnimated: $0.isAnimated)
        }
    }
    var leakedChild: Page? { model.leakedChild.map { numbers[$0] } }
    var requiredCount: Int { model.requiredCount }
    var indicator: PageIndicator? { model.indicator }
    var hasDataSource: Bool { model.hasDataSource }
    var isOnScreen: Bool { model.isOnScreen }
    var waitsForTurn: Bool { model.waitsForTurn }
    var canTurnSilently: Bool { model.canTurnSilently }
    var activity: PageActivity { model.activity }
    var turns: MainQueueTurns {
        get { model.turns }
        set { model.turns = newValue }
    }

    func neighbor(_ side: Direction) -> NeighborSlot<Page> { side == .forward ? after : before }
    func refusal(of gesture: PageGesture<Page>) -> GestureRefusal? { model.refusal(ofNamed: gesture) }
    func with(_ settings: PageViewControllerSettings) -> Self { Self(model.with(settings), numbers) }

    mutating func removeDataSource() { model.removeDataSource() }
    mutating func assignDataSource() { model.assignDataSource() }
    mutating func clientCrashed() { model.clientCrashed() }

    mutating func drive<Receiver: CallbackReceiver<Page>>(
        _ client: inout Receiver,
        _ body: (inout PageViewControllerModel, inout Numbered<Receiver>) -> GestureOutcome
    ) -> GestureOutcome {
        var numbered = Numbered(receiver: client, numbers: numbers)
        defer { (client, numbers) = (numbered.receiver, numbered.numbers) }
        return body(&model, &numbered)
    }

    @discardableResult
    mutating func perform(_ gesture: PageGesture<Page>, client: inout some CallbackReceiver<Page>) -> GestureOutcome {
        let gesture = gesture.map { numbers.number(of: $0) }
        return drive(&client) { $0.perform(gesture, client: &$1) }
    }

    @discardableResult
    mutating func setViewControllers(
        _ pages: [Page], direction: Direction = .forward, animated: Bool = false, completion: Bool = true,
        client: inout some CallbackReceiver<Page>
    ) -> GestureOutcome {
        let pages = pages.map { numbers.number(of: $0) }
        return drive(&client) {
            $0.setViewControllers(
                pages, direction: direction, animated: animated, completion: completion, client: &$1)
        }
    }

    @discardableResult
    mutating func swipe(
        _ direction: Direction, ends: TransitionEnd = .completed, preload: Preload? = nil,
        client: inout some CallbackReceiver<Page>
    ) -> GestureOutcome {
        drive(&client) { $0.swipe(direction, ends: ends, preload: preload, client: &$1) }
    }

    @discardableResult
    mutating func drag(_ direction: Direction, client: inout some CallbackReceiver<Page>) -> GestureOutcome {
        drive(&client) { $0.drag(direction, client: &$1) }
    }

    @discardableResult
    mutating func move(to position: Double, client: inout some CallbackReceiver<Page>) -> GestureOutcome {
        drive(&client) { $0.move(to: position, client: &$1) }
    }

    @discardableResult
    mutating func release(ends: TransitionEnd? = nil, preload: Preload? = nil) -> GestureOutcome {
        model.release(ends: ends, preload: preload)
    }

    @discardableResult
    mutating func settle(client: inout some CallbackReceiver<Page>) -> GestureOutcome {
        drive(&client) { $0.settle(client: &$1) }
    }

    @discardableResult
    mutating func turn(client: inout some CallbackReceiver<Page>) -> GestureOutcome {
        drive(&client) { $0.turn(client: &$1) }
    }

    @discardableResult
    mutating func rotate(
        to orientation: InterfaceOrientation, client: inout some CallbackReceiver<Page>
    ) -> GestureOutcome {
        drive(&client) { $0.rotate(to: orientation, client: &$1) }
    }

    @discardableResult
    mutating func setDoubleSided(_ isDoubleSided: Bool, client: inout some CallbackReceiver<Page>) -> GestureOutcome {
        drive(&client) { $0.setDoubleSided(isDoubleSided, client: &$1) }
    }

    @discardableResult
    mutating func container(
        _ change: ContainerAppearance, animated: Bool = false, client: inout some CallbackReceiver<Page>
    ) -> GestureOutcome {
        drive(&client) { $0.container(change, animated: animated, client: &$1) }
    }
}
