import Paging

/// A stage that can be restored to any situation it has been in.
///
/// A situation is stored as two numbers, one for the container and one for everything else, because each part recurs in
/// many situations.
protocol ExplorableStage: Stage {
    /// The container.
    associatedtype Container: Hashable
    /// Everything else that decides what follows: the client, and what is remembered of earlier steps.
    associatedtype Remainder: Hashable
    /// What decides which gestures are possible, apart from the list.
    associatedtype Order: Hashable

    /// The situation, with instance numbers as low as they can be.
    ///
    /// Situations from which the same follows are therefore equal, however many pages were made before.
    var situation: (container: Container, remainder: Remainder) { get }

    /// What decides which gestures are possible, apart from the list.
    var order: Order { get }

    /// Whether something waits for the next turn of the main queue.
    var waitsForTurn: Bool { get }

    /// The list behind the data source, empty if there is none.
    var explorableList: [String] { get }

    /// The number of pages that a set must have, nil if any number will do.
    var explorableSetCount: Int? { get }

    /// Restores a situation.
    mutating func restore(_ container: Container, _ remainder: Remainder)

    /// The rules and outcomes that can be met, with the words that name them if they were not.
    static func witnesses(_ container: Container) -> [(number: Int, words: String)]
}

extension ExplorableStage {
    /// False: only a page view controller defers anything.
    var waitsForTurn: Bool { false }
}

/// An observation that a search can use.
protocol ExplorableObservation: Observation {
    /// The sorts of the findings, without their words.
    var sorts: [FindingSort] { get }

    /// The numbers of the rules and outcomes that were met.
    var witnesses: Marks { get }
}

extension PageViewControllerStage {
    /// Restores a situation.
    mutating func restore(_ container: PageViewController<Page>, _ client: Client) {
        storedContainer = container
        recorder.client = client
    }

    /// Replaces the stage's container; for tests of the search.
    package mutating func replace(_ container: PageViewController<Page>) {
        storedContainer = container
    }
}

extension PageViewControllerStage: ExplorableStage where Client: Hashable {
    var situation: (container: PageViewController<Page>, remainder: Client) { (container, client) }
    var order: PageGestureOrder { container.order }
    var waitsForTurn: Bool { container.waitsForTurn }
    var explorableList: [String] { [] }
    var explorableSetCount: Int? { container.requiredCount }

    static func witnesses(_ container: PageViewController<Page>) -> [(number: Int, words: String)] {
        PageWitness.all(container.transitionStyle)
    }
}

extension NamedStage: ExplorableStage where Client: Hashable {
    var situation: (container: PageViewController<Client.Page>, remainder: Client) {
        var pages: Set<Client.Page> = []
        if !Client.countsPages { return (stage.container, stage.client) }
        _ = stage.container.map { page -> Client.Page in
            pages.insert(page)
            return page
        }
        let (client, renumbered) = stage.client.renumbered(keeping: pages)
        return (stage.container.map { renumbered[$0] ?? $0 }, client)
    }

    var order: PageGestureOrder { stage.container.order }
    var waitsForTurn: Bool { stage.container.waitsForTurn }
    var explorableList: [String] { stage.client.listNames.map(nameOf) }
    var explorableSetCount: Int? { stage.container.requiredCount }

    mutating func restore(_ container: PageViewController<Client.Page>, _ remainder: Client) {
        stage.restore(container, remainder)
    }

    static func witnesses(_ container: PageViewController<Client.Page>) -> [(number: Int, words: String)] {
        PageWitness.all(container.transitionStyle)
    }
}
