/// Everything that the library has to know of a container: each container says it once, in its own folder.
///
/// The rest is what words, traces and exploring ask: ``ContainerWords``, ``ContainerFormat`` and ``ExplorableContainer``.
protocol RegisteredContainer: ContainerFormat, ExplorableContainer {
    /// The session at the start of a scenario.
    static func session(of scenario: Scenario<Self>, pages: [String]) -> any SearchableSession<Gesture>

    /// Every page that a trace names, each once: first the list, then pages that join it later.
    static func everyPage(of scenario: Scenario<Self>, pages: [String], _ steps: [Step]) -> [String]

    /// The call that makes a gesture on the walk of a test, with pages by their names; nil if there is none, as by default.
    static func call(of gesture: Gesture) -> String?

    /// The values of a setting side by side, if a table says more of them than logs do; nil for logs.
    static func comparison(
        of key: String, in scenario: Scenario<Self>, source: String
    ) throws(TraceError) -> (any SettingComparison)?
}

extension RegisteredContainer {
    static func everyPage(of scenario: Scenario<Self>, pages: [String], _ steps: [Step]) -> [String] { pages }
    static func call(of gesture: Gesture) -> String? { nil }

    static func comparison(
        of key: String, in scenario: Scenario<Self>, source: String
    ) throws(TraceError) -> (any SettingComparison)? { nil }
}
