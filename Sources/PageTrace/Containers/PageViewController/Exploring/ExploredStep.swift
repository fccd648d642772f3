public import Paging

/// One gesture in one situation, while an app's own client is explored.
public struct ExploredStep<Client: PageViewControllerClient> {
    /// The container after the gesture.
    public let container: PageViewController<Client.Page>
    /// The client after the gesture.
    public let client: Client

    private let seen: PageObservation

    init(_ stage: PageViewControllerStage<OwnClient<Client>>, _ seen: PageObservation) {
        container = PageViewController(stage.container, stage.client.numbers)
        client = stage.client.client
        self.seen = seen
    }

    /// How the gesture ended.
    public var outcome: GestureOutcome { seen.outcome }

    /// What is wrong.
    public var findings: [Finding] { seen.findings }

    /// Everything that followed, in the words of a recording; computed anew on each access.
    public var step: Step { seen.step(number: 0) }

    /// The page shown at rest, nil while something is in flight.
    public var shown: Client.Page? { container.isAtRest ? container.viewControllers.first : nil }
}
