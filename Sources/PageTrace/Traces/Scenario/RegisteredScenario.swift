/// A scenario of any container.
protocol RegisteredScenario: Hashable, Sendable {
    associatedtype Container: RegisteredContainer

    var container: Container { get }
    var client: Container.ClientSettings { get }
    var gestures: GestureSequence<Container.Gesture> { get }
}

extension Scenario: RegisteredScenario where Container: RegisteredContainer {
    /// A scenario of the container's default client, in which nothing happens.
    init(_ container: Container) {
        self.init(container: container, client: Container.usualClient, gestures: GestureSequence())
    }
}

extension RegisteredScenario {
    var typed: Scenario<Container> { Scenario(container: container, client: client, gestures: gestures) }

    var listsPages: Bool { Container.listsPages }

    /// The number of gestures, with repetitions and random walks counted in full.
    var gestureCount: Int { gestures.count }

    var gestureWords: [String] { gestures.map(Container.words(of:)) }

    func everyPage(_ pages: [String], _ steps: [Step]) -> [String] {
        Container.everyPage(of: typed, pages: pages, steps)
    }

    /// The scenario with other settings of the container.
    func changed(_ container: Container) -> TraceScenario {
        TraceScenario(any: Scenario(container: container, client: client, gestures: gestures))
    }

    func session(_ pages: [String]) -> any StageSession { Container.session(of: typed, pages: pages) }
}
