import Paging

/// Everything that the library has to know of a container: each container says it once, in its own folder.
protocol RegisteredContainer: TraceContainer where Gesture: Sendable {
    /// The name that the container has in a trace.
    static var name: String { get }

    /// The name of the container in a sentence: `a scroll view`.
    static var phrase: String { get }

    /// The name in a sentence that introduces the container, and says more: `a paging scroll view`.
    static var introduction: String { get }

    /// The settings with every default.
    static var defaults: Self { get }

    /// What recordings call the container, before its settings: ``words`` begins with it.
    static var recordedName: String { get }

    /// The container in words, as a recording names it.
    var words: String { get }

    /// How the container lays out its pages, as a recording says it.
    var layout: Recording.Layout { get }

    /// How the settings are written in a trace.
    static var codec: ObjectCodec<Self> { get }

    /// The clients that the container can have, in the order of the documentation.
    static var clients: [ClientDeclaration<Self>] { get }

    /// The client if a trace does not name one.
    static var usualClient: ClientSettings { get }

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

    /// The gestures that a path means; throws a problem if the container has no paths.
    static func gestures(
        path: String, in scenario: Scenario<Self>, pages: [String], limits: TraceLimits
    ) throws(Problem) -> GestureSequence<Gesture>

    /// Whether a trace can have a path in place of its gestures.
    static var hasPaths: Bool { get }

    /// The session at the start of a scenario.
    static func session(of scenario: Scenario<Self>, pages: [String]) -> any StageSession<Gesture>

    /// Every page that a trace names, each once: first the list, then pages that join it later.
    static func everyPage(of scenario: Scenario<Self>, pages: [String], _ steps: [Step]) -> [String]

    /// Whether a gesture, as the first of a trace, is what there has to be before anything else can be tried.
    static func opens(_ gesture: Gesture) -> Bool

    /// What its calls do to the pages that are held, by name, if that does not follow from places; nothing by default.
    static var callbackMoves: [String: [CallbackMove]] { get }

    /// The call that makes a gesture on the walk of a test, with pages by their names; nil if there is none, as by default.
    static func call(of gesture: Gesture) -> String?

    /// What the app itself does in a gesture, with its own values, no finger, and nothing lost; nil if a finger makes it.
    static func act(in gesture: Gesture) -> Gesture?

    /// The scenario as it is explored: with gestures that lead to where exploring begins, and with nothing drawn at
    /// random.
    static func explorable(_ scenario: Scenario<Self>, pages: [String]) -> Scenario<Self>

    /// The families that have to be tried because of the settings.
    var neededFamilies: Set<GestureFamily> { get }

    /// The settings of a container that loses calls in so many gestures of an explored walk.
    func losing(atMost count: Int) -> Self

    /// The choices of the model that a search comes upon; none by default.
    ///
    /// - Parameters:
    ///   - own: What the app itself does in the trace.
    ///   - tried: The families of gestures that are tried; nil for all that the container could come upon.
    static func choices(
        of scenario: Scenario<Self>, own: [Gesture], trying tried: Set<GestureFamily>?
    ) -> [ExplorationScope.Choice]

    /// What trying these families leaves out; nothing by default.
    ///
    /// - Parameter lengths: The numbers of pages that the list had.
    func scope(ofTrying tried: Set<GestureFamily>, lengths: ClosedRange<Int>) -> ExplorationScope

    /// Whether the container belongs to no system, so that both are to be tried; false by default.
    var isBetweenSystems: Bool { get }

    /// The container with the other reading of a choice, nil if there is no switch for it; nil by default.
    func reversing(_ choice: ExplorationScope.Choice) -> Self?

    /// The container as a system has it, nil if it is the same on every system.
    func on(_ system: PagingSystem) -> Self?

    /// The container with each quirk and each reading that it could have and has not; none by default.
    var switches: [(name: String, isQuirk: Bool, container: Self)] { get }

    /// The values of a setting side by side, if a table says more of them than logs do; nil for logs.
    static func comparison(
        of key: String, in scenario: Scenario<Self>, source: String
    ) throws(TraceError) -> (any SettingComparison)?

    /// The pages that the list can come to hold where exploring begins; no lengths if the app alone changes it.
    static func line(
        of scenario: Scenario<Self>, pages: [String], own: [Gesture], _ changes: ListLengths?
    ) -> PageLine
}

extension RegisteredContainer {
    static var introduction: String { phrase }
    static var listsPages: Bool { true }
    static var pagesAdvice: String { "Leave it out." }
    static var hasPaths: Bool { false }
    static var callbackMoves: [String: [CallbackMove]] { [:] }
    static var restrictions: [SchemaRestriction] { [] }
    static var gesturesAdvice: String { "Add \"gestures\": \(exampleGestures)." }
    static var emptyAdvice: String { "Try \(exampleGestures)." }
    var neededFamilies: Set<GestureFamily> { [] }

    func losing(atMost count: Int) -> Self { self }
    func scope(ofTrying tried: Set<GestureFamily>, lengths: ClosedRange<Int>) -> ExplorationScope { ExplorationScope() }

    static func choices(
        of scenario: Scenario<Self>, own: [Gesture], trying tried: Set<GestureFamily>?
    ) -> [ExplorationScope.Choice] { [] }

    var isBetweenSystems: Bool { false }
    func reversing(_ choice: ExplorationScope.Choice) -> Self? { nil }
    func on(_ system: PagingSystem) -> Self? { nil }
    var switches: [(name: String, isQuirk: Bool, container: Self)] { [] }

    static func comparison(
        of key: String, in scenario: Scenario<Self>, source: String
    ) throws(TraceError) -> (any SettingComparison)? { nil }

    static func walkCodec(for container: Self?) -> TaggedObject<GestureGroup<Gesture>>? { nil }

    static func gestures(
        path: String, in scenario: Scenario<Self>, pages: [String], limits: TraceLimits
    ) throws(Problem) -> GestureSequence<Gesture> {
        throw Problem(
            .everywhere, "a path for \(phrase)",
            advice: "A path says what happens to a page view controller. Write \"gestures\" instead.")
    }

    static func everyPage(of scenario: Scenario<Self>, pages: [String], _ steps: [Step]) -> [String] { pages }

    static func opens(_ gesture: Gesture) -> Bool { false }
    static func call(of gesture: Gesture) -> String? { nil }
    static func act(in gesture: Gesture) -> Gesture? { nil }
    static func explorable(_ scenario: Scenario<Self>, pages: [String]) -> Scenario<Self> { scenario }

    static func line(
        of scenario: Scenario<Self>, pages: [String], own: [Gesture], _ changes: ListLengths?
    ) -> PageLine {
        PageLine(pages)
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
