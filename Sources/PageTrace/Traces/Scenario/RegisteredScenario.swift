/// A scenario of any container.
protocol RegisteredScenario: Hashable, Sendable {
    associatedtype Container: RegisteredContainer

    /// The settings of the container.
    var container: Container { get }
    /// The client and its settings.
    var client: Container.ClientSettings { get }
    /// The gestures, in order.
    var gestures: GestureSequence<Container.Gesture> { get }
}

extension Scenario: RegisteredScenario where Container: RegisteredContainer {
    /// A scenario of the container's default client, in which nothing happens.
    init(_ container: Container) {
        self.init(container, client: Container.usualClient, gestures: GestureSequence())
    }
}

extension RegisteredScenario {
    /// The scenario with its type.
    var typed: Scenario<Container> { Scenario(container, client: client, gestures: gestures) }

    /// The container in words, as a recording names it.
    var words: String { container.words }

    /// How the container lays out its pages.
    var layout: Recording.Layout { container.layout }

    /// The name of the container in a sentence.
    var phrase: String { Container.phrase }

    /// Whether a trace lists the pages.
    var listsPages: Bool { Container.listsPages }

    /// The number of gestures, with repetitions and random walks counted in full.
    var gestureCount: Int { gestures.count }

    /// The gestures in a few words each.
    var gestureWords: [String] { gestures.map(Container.words(of:)) }

    /// Every page that a trace names, each once.
    func everyPage(_ pages: [String], _ steps: [Step]) -> [String] {
        Container.everyPage(of: typed, pages: pages, steps)
    }

    /// The session at the start.
    func session(_ pages: [String]) -> any TraceSession { Container.session(of: typed, pages: pages) }
}
