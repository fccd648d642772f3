/// How a container, its clients and its gestures are written in a trace.
protocol ContainerFormat: TraceContainer, ContainerWords {
    /// The settings with every default.
    static var defaults: Self { get }

    /// How the settings are written in a trace.
    static var codec: ObjectCodec<Self> { get }

    /// The clients that the container can have, in the order of the documentation.
    static var clients: [ClientDeclaration<Self>] { get }

    /// The gestures of the container, in the order of the documentation.
    static var gestures: [GestureDeclaration<Self>] { get }

    /// The place of a gesture's declaration among ``gestures``.
    static func place(of gesture: Gesture) -> Int

    /// How a random walk is written in a trace; nil if there is nothing to swipe.
    static func walkCodec(for container: Self?) -> TaggedObject<GestureGroup<Gesture>>?

    /// What settings of the container or its client forbid elsewhere in a trace.
    static var restrictions: [SchemaRestriction] { get }

    /// Whether a trace lists the pages.
    static var listsPages: Bool { get }

    /// What to do if a trace lists the pages of a container that has its own.
    static var pagesAdvice: String { get }

    /// Gestures for advice: a list that such a container knows.
    static var exampleGestures: String { get }

    /// What to write if there are no gestures.
    static var gesturesAdvice: String { get }

    /// What to write if the list of gestures is empty.
    static var emptyAdvice: String { get }

    /// The maximum number of gestures over a number of pages, with repetitions counted in full, and the reason for it.
    static func mostSteps(pages: Int, _ limits: TraceLimits) -> (count: Int, reason: String)

    /// Whether a trace can have a path in place of its gestures.
    static var hasPaths: Bool { get }

    /// The gestures that a path means; throws a problem if the container has no paths.
    static func gestures(
        path: String, in scenario: Scenario<Self>, pages: [String], limits: TraceLimits
    ) throws(Problem) -> GestureSequence<Gesture>
}

extension ContainerFormat {
    static var listsPages: Bool { true }
    static var pagesAdvice: String { "Leave it out." }
    static var restrictions: [SchemaRestriction] { [] }
    static var gesturesAdvice: String { "Add \"gestures\": \(exampleGestures)." }
    static var emptyAdvice: String { "Try \(exampleGestures)." }
    static var hasPaths: Bool { false }

    static func walkCodec(for container: Self?) -> TaggedObject<GestureGroup<Gesture>>? { nil }

    static func gestures(
        path: String, in scenario: Scenario<Self>, pages: [String], limits: TraceLimits
    ) throws(Problem) -> GestureSequence<Gesture> {
        throw Problem(
            .everywhere, "a path for \(phrase)",
            advice: "A path says what happens to a page view controller. Write \"gestures\" instead.")
    }
}

/// A client that a container can have, and how it is written in a trace.
struct ClientDeclaration<Container: TraceContainer>: Sendable {
    let name: String
    /// Whether a page can have several controllers, which are distinguished by a number.
    let numbersControllers: Bool
    /// Whether it sets pages in a completion block.
    let setsInCompletion: Bool
    /// How it is written around a container; nil for any settings.
    let codec: @Sendable (Container?) -> TaggedObject<Container.ClientSettings>

    /// Declares a client with its part: what its form describes, nil for another client.
    init<Part>(
        _ name: String, numbersControllers: Bool = false, setsInCompletion: Bool = false,
        _ codec: @escaping @Sendable (Container?) -> ObjectCodec<Part>,
        _ make: @escaping @Sendable (Part) -> Container.ClientSettings,
        part: @escaping @Sendable (Container.ClientSettings) -> Part?
    ) {
        self.name = name
        self.numbersControllers = numbersControllers
        self.setsInCompletion = setsInCompletion
        self.codec = { TaggedObject(type: name, "The kind of client.", codec($0), make, part: part) }
    }
}
