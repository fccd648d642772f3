import Paging

/// What exploring has to know of a container: where it begins, what is tried, and which choices of the model it comes upon.
protocol ExplorableContainer: TraceContainer {
    /// Whether a gesture, as the first of a trace, is what there has to be before anything else can be tried.
    static func opens(_ gesture: Gesture) -> Bool

    /// What the app itself does in a gesture, with its own values, no finger, and nothing lost; nil if a finger makes it.
    static func act(in gesture: Gesture) -> Gesture?

    /// The scenario as it is explored: with gestures that lead to where exploring begins, and with nothing drawn at
    /// random.
    static func explorable(_ scenario: Scenario<Self>, pages: [String]) -> Scenario<Self>

    /// The families that have to be tried because of the settings.
    var neededFamilies: Set<GestureFamily> { get }

    /// The pages that the list can come to hold where exploring begins; no lengths if the app alone changes it.
    static func line(
        of scenario: Scenario<Self>, pages: [String], own: [Gesture], _ changes: ListLengths?
    ) -> PageLine

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

    /// Whether a search comes upon a choice that has not met these rules and outcomes; true by default.
    static func meets(_ choice: ExplorationScope.Choice, unmet: [String]) -> Bool

    /// The container with the other reading of a choice, nil if there is no switch for it; nil by default.
    func reversing(_ choice: ExplorationScope.Choice) -> Self?

    /// What trying these families leaves out; nothing by default.
    ///
    /// - Parameter lengths: The numbers of pages that the list had.
    func scope(ofTrying tried: Set<GestureFamily>, lengths: ClosedRange<Int>) -> ExplorationScope

    /// Whether the container belongs to no system, so that both are to be tried; false by default.
    var isBetweenSystems: Bool { get }

    /// The container as a system has it, nil if it is the same on every system.
    func on(_ system: PagingSystem) -> Self?

    /// The container with each quirk and each reading that it could have and has not; none by default.
    var switches: [(name: String, isQuirk: Bool, container: Self)] { get }
}

extension ExplorableContainer {
    static func opens(_ gesture: Gesture) -> Bool { false }
    static func act(in gesture: Gesture) -> Gesture? { nil }
    static func explorable(_ scenario: Scenario<Self>, pages: [String]) -> Scenario<Self> { scenario }
    var neededFamilies: Set<GestureFamily> { [] }

    static func line(
        of scenario: Scenario<Self>, pages: [String], own: [Gesture], _ changes: ListLengths?
    ) -> PageLine {
        PageLine(pages)
    }

    func losing(atMost count: Int) -> Self { self }

    static func choices(
        of scenario: Scenario<Self>, own: [Gesture], trying tried: Set<GestureFamily>?
    ) -> [ExplorationScope.Choice] { [] }

    static func meets(_ choice: ExplorationScope.Choice, unmet: [String]) -> Bool { true }
    func reversing(_ choice: ExplorationScope.Choice) -> Self? { nil }
    func scope(ofTrying tried: Set<GestureFamily>, lengths: ClosedRange<Int>) -> ExplorationScope { ExplorationScope() }
    var isBetweenSystems: Bool { false }
    func on(_ system: PagingSystem) -> Self? { nil }
    var switches: [(name: String, isQuirk: Bool, container: Self)] { [] }
}
