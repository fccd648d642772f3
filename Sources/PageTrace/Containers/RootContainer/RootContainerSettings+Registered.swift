public import Paging

extension RootContainerSettings: TraceContainer {
    package typealias Gesture = RootGesture
    package static var usualClient: RootClientDescription { .repaired }
}

/// No user swipes from one part of an app to the next.
extension RootGesture: TraceGesture {}

extension RootContainerSettings: RegisteredContainer {
    static var name: String { "rootContainer" }
    static var phrase: String { "a root container" }
    static var defaults: Self { Self() }

    var layout: Recording.Layout { Recording.Layout(arrangement: .stack) }

    static var clients: [ClientDeclaration<Self>] {
        [ClientDeclaration("root", RootClientDescription.codec(for:), { $0 }, part: { $0 })]
    }

    static let gestures = RootGestureKind.allCases.map(\.declaration)
    static func place(of gesture: RootGesture) -> Int { gesture.kind.rawValue }

    static var restrictions: [SchemaRestriction] { RootStrategy.allCases.compactMap(SchemaRestriction.mistakes(of:)) }

    /// False: a root container makes its controllers while it runs, so that only the steps tell all of its pages.
    static var listsPages: Bool { false }
    static var pagesAdvice: String {
        "Its screens have names of their own: Splash, Login, Main, and those that deep links lead to. Leave it out."
    }

    static var exampleGestures: String { "[{ \"launch\": true }, { \"launchFinished\": \"loggedOut\" }]" }

    static func mostSteps(pages: Int, _ limits: TraceLimits) -> (count: Int, reason: String) {
        let reason = "Each gesture can leave a controller behind, and every step records all of them."
        return (min(limits.steps, limits.rootGestures), reason)
    }

    static func session(of scenario: Scenario<Self>, pages: [String]) -> any SearchableSession<Gesture> {
        RootSession(RootStage(scenario.container, client: scenario.client), scenario.gestures)
    }

    /// The parts, the screens that links lead to, and further instances that occur in the steps.
    static func everyPage(of scenario: Scenario<Self>, pages: [String], _ steps: [Step]) -> [String] {
        var seen: Set<String> = []
        var pages = RootScreen.partNames + scenario.linkedScreens.filter(RootScreen.isLinkable)
        pages = pages.filter { seen.insert($0).inserted }
        var before: [String] = []
        for step in steps {
            let held = step.after.flatMap(\.pages)
            // A stack that has grown to thousands of pages begins with those of the step before.
            let same = zip(before, held).prefix { $0 == $1 }.count
            pages += held.dropFirst(same).filter { seen.insert($0).inserted }
            before = held
        }
        return pages
    }

    /// The strategies as a table, which says more about where each controller is than two logs.
    static func comparison(
        of key: String, in scenario: Scenario<Self>, source: String
    ) throws(TraceError) -> (any SettingComparison)? {
        guard key == "strategy" else { return nil }
        // A single stack keeps everything, so its rows keep growing.
        let longestTable = 200
        let count = scenario.gestureCount
        guard count <= longestTable else {
            throw TraceError(
                kind: .limitExceeded, source: source,
                message: "too many gestures to compare: \(count), and at most \(longestTable) are allowed")
        }
        return RootComparison(scenario)
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

extension Scenario<RootContainerSettings> {
    /// The screens that links of the trace lead to, each once.
    var linkedScreens: [String] {
        var names: [String] = []
        gestures.forEachWritten {
            if case .deepLink(let name, _) = $0, !names.contains(name) { names.append(name) }
        }
        return names
    }
}

struct RootSession: SearchableSession {
    var remembering: RememberingSession<RootStage>
    var gestures: GestureSequence<RootGesture>.Iterator
}

extension SchemaRestriction {
    /// What a strategy forbids: mistakes in calls that it never makes.
    fileprivate static func mistakes(of strategy: RootStrategy) -> SchemaRestriction? {
        let words = strategy.mistakes.map(\.rawValue)
        guard words.count < RootMistake.allCases.count else { return nil }
        let isDefault = strategy == RootContainerSettings().strategy
        return SchemaRestriction(
            name: strategy.rawValue, summary: "Each mistake belongs to strategies that make the calls in question.",
            condition: [
                "allOf": [
                    RootContainerSettings.isContainer,
                    .has("container", matching: .has("strategy", .string(strategy.rawValue), orNone: isDefault)),
                ]
            ],
            trace: ["client": ["properties": ["mistakes": ["items": .oneOf(words)]]]])
    }
}

extension Trace {
    package init(
        title: String = "", about: String = "", rootContainer: RootContainerSettings,
        client: RootClientDescription = .repaired, gestures: [RootGesture]
    ) {
        self.init(
            title: title, about: about,
            scenario: TraceScenario(
                any: Scenario(container: rootContainer, client: client, gestures: GestureSequence(gestures))))
    }
}
