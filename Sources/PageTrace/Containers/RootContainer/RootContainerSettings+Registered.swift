public import Paging

extension RootContainerSettings: TraceContainer {
    /// The app's code around a root container.
    package typealias ClientSettings = RootClientDescription
    /// A gesture of an app with a root container.
    package typealias Gesture = RootGesture
}

extension RootGesture: TraceGesture {
    /// No user swipes from one part of an app to the next.
    package typealias RandomSwipes = NoRandomWalk<Self>
}

extension RootContainerSettings: RegisteredContainer {
    static var name: String { "rootContainer" }
    static var phrase: String { "a root container" }
    static var usual: Self { Self() }

    var layout: Recording.Layout { Recording.Layout(.stack) }

    static var clients: [ClientDeclaration<Self>] {
        [ClientDeclaration("root", RootClientDescription.codec(for:), { $0 }, part: { $0 })]
    }
    static var usualClient: RootClientDescription { .repaired }

    static let gestures = RootGestureKind.allCases.map(\.declaration)
    static func place(of gesture: RootGesture) -> Int { gesture.kind.rawValue }

    var order: RootGestureOrder { RootGestureOrder() }

    static var restrictions: [SchemaRestriction] { RootStrategy.allCases.compactMap(SchemaRestriction.mistakes(of:)) }

    /// False: a root container makes its controllers while it runs, so that only the steps tell all of its pages.
    static var listsPages: Bool { false }
    static var pagesAdvice: String {
        "Its screens have names of their own: Splash, Login, Main, and those that deep links lead to. Leave it out."
    }

    static var exampleGestures: String { "[{ \"launch\": true }, { \"launchFinished\": \"loggedOut\" }]" }

    static func mostSteps(pages: Int, _ limits: TraceLimits) -> (count: Int, reason: String) {
        (
            min(limits.steps, limits.rootGestures),
            "Each gesture can leave a controller behind, and every step records all of them."
        )
    }

    static func registered(_ scenario: Scenario<Self>) -> TraceScenario { .rootContainer(scenario) }

    static func session(of scenario: Scenario<Self>, pages: [String]) -> any StageSession<Gesture> {
        RootSession(RootStage(scenario.container, client: scenario.client), scenario.gestures)
    }

    static func opens(_ gesture: RootGesture) -> Bool { gesture == .launch }
    static func act(in gesture: RootGesture) -> RootGesture? {
        gesture == .launch || gesture == .settle ? nil : gesture
    }

    static func explorable(_ scenario: Scenario<Self>, pages: [String]) -> Scenario<Self> {
        var scenario = scenario
        if scenario.gestures.isEmpty { scenario.gestures = [.launch] }
        return scenario
    }
}

extension RootGestureOrder: GestureOrder {}

/// The app's code around a root container.
struct RootSession: StageSession {
    var remembering: RememberingSession<RootStage>
    var gestures: GestureSequence<RootGesture>.Iterator
}

extension SchemaRestriction {
    /// What a strategy forbids: mistakes in calls that it never makes.
    fileprivate static func mistakes(of strategy: RootStrategy) -> SchemaRestriction? {
        let words = strategy.mistakes.map { JSONTree.string($0.rawValue) }
        guard words.count < RootMistake.allCases.count else { return nil }
        let isUsual = strategy == RootContainerSettings().strategy
        return SchemaRestriction(
            name: strategy.rawValue, summary: "Each mistake belongs to strategies that make the calls in question.",
            condition: [
                "allOf": [
                    RootContainerSettings.isContainer,
                    .has("container", matching: .has("strategy", .string(strategy.rawValue), orNone: isUsual)),
                ]
            ],
            trace: ["client": ["properties": ["mistakes": ["items": ["enum": .list(words)]]]]])
    }
}
