import Paging

/// A stage that can be put into any situation it has been in.
///
/// A situation has two parts, the container and who keeps to it, which are kept apart: each of them recurs in many
/// situations, so that a situation takes two numbers.
protocol ExplorableStage: Stage {
    /// The container.
    associatedtype Container: Hashable
    /// Everything else that decides what follows: the client, and what is remembered of earlier steps.
    associatedtype Keeper: Hashable
    /// What decides which gestures can come.
    associatedtype Order: Hashable

    /// The situation, with numbers of instances as low as they can be: however many pages were made before, situations
    /// from which the same follows are equal.
    var situation: (container: Container, keeper: Keeper) { get }

    /// What decides which gestures can come, beside the list.
    var order: Order { get }

    /// Whether something waits for the next turn of the main queue.
    var waitsForTurn: Bool { get }

    /// The list behind the data source, empty if there is none.
    var explorableList: [String] { get }

    /// The number of pages that a set has to have, nil if that is of no account.
    var explorableSetCount: Int? { get }

    /// Puts the stage into a situation.
    mutating func restore(_ container: Container, _ keeper: Keeper)

    /// The rules and outcomes that can be met, as they are called where they were not.
    static func witnesses(_ container: Container) -> [(number: Int, words: String)]
}

extension ExplorableStage {
    /// False: only a page view controller puts anything off.
    var waitsForTurn: Bool { false }
}

/// What was seen, for a search.
protocol ExplorableObservation: Observation {
    /// The names of the variables that are wrong, in the order of the findings.
    var wrongTrackers: [String] { get }

    /// The numbers of the rules and outcomes that were met.
    var witnesses: Marks { get }
}

extension PageViewControllerStage {
    /// Puts the stage into a situation: nothing that was remembered of another one is left.
    mutating func restore(_ container: PageViewController<Page>, _ client: Client) {
        storedContainer = container
        recorder.client = client
        latest = nil
    }

    /// Puts another container in place of the stage's own: what a test of a search goes by.
    package mutating func replace(_ container: PageViewController<Page>) {
        storedContainer = container
        latest = nil
    }
}

extension PageViewControllerStage: ExplorableStage where Client: Hashable {
    var situation: (container: PageViewController<Page>, keeper: Client) { (container, client) }
    var order: PageGestureOrder { container.order }
    var waitsForTurn: Bool { container.waitsForTurn }
    var explorableList: [String] { [] }
    var explorableSetCount: Int? { container.requiredCount }

    static func witnesses(_ container: PageViewController<Page>) -> [(number: Int, words: String)] {
        PageWitness.all(container.transitionStyle)
    }
}

extension NamedStage: ExplorableStage where Client: Hashable {
    var situation: (container: PageViewController<Client.Page>, keeper: Client) {
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

    mutating func restore(_ container: PageViewController<Client.Page>, _ keeper: Client) {
        stage.restore(container, keeper)
    }

    static func witnesses(_ container: PageViewController<Client.Page>) -> [(number: Int, words: String)] {
        PageWitness.all(container.transitionStyle)
    }
}
