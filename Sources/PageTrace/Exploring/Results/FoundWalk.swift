import Paging

/// The shortest walk to a sort of finding.
public struct FoundWalk: Sendable {
    package let sort: FindingSort
    /// The finding at its end.
    public let finding: Finding
    /// The recording of the replayed walk.
    public let recording: Recording
    /// The gestures to where exploring began, then the walk from there; nil if functions of the app are among them.
    public let trace: Trace?
    /// The gestures from where exploring began, in words; empty if the trace says them.
    private let words: [String]
    /// The number of gestures from where exploring began.
    public let length: Int
    /// Whether the walk has a set that no code of the app made: one of the families `set` and `flight`.
    package let hasForeignSet: Bool
    /// The choices of the model without which the finding is not there.
    package let restsOn: [ExplorationScope.Reversal]
    /// The choices with whose other reading the finding is there as well.
    let settled: Set<ExplorationScope.Choice>

    package init(
        to finding: Finding, _ recording: Recording, trace: Trace?, words: [String] = [], length: Int,
        hasForeignSet: Bool = false, restsOn: [ExplorationScope.Reversal] = [],
        settled: Set<ExplorationScope.Choice> = []
    ) {
        (sort, self.finding, self.recording) = (FindingSort(finding), finding, recording)
        (self.trace, self.words, self.length) = (trace, words, length)
        (self.hasForeignSet, self.restsOn, self.settled) = (hasForeignSet, restsOn, settled)
    }

    /// The gestures in words, with those that lead to where exploring began.
    public var gestures: [String] { trace?.scenario.any.gestureWords ?? words }
}

extension FoundWalk {
    /// The walk as a test to paste, for both Swift Testing and XCTest.
    ///
    /// The walk of a page view controller drives the app's own client; replace `Presenter()` with it. The walk of any
    /// other container is replayed.
    ///
    /// - Parameter test: The name of the test.
    /// - Returns: The test; nil if functions of the app are among the gestures.
    public func swift(named test: String = "walk") -> String? {
        guard let trace else { return nil }
        var lines = ["import PageTrace", "import PageTraceTesting", "import Testing", ""]
        lines.append("@Test func \(test)() throws {")
        lines.append("    // \(Wording.visible(finding.message))")
        let isDriven = trace.scenario.any.hasDefaultContainer && (trace.path != nil || trace.scenario.any.calls != nil)
        if isDriven { lines.append("    // Presenter is your own client: the data source and the delegate.") }
        let pages = "[" + trace.pages.map { Self.literal($0) }.joined(separator: ", ") + "]"
        if trace.scenario.any.hasDefaultContainer, let path = trace.path {
            lines.append(
                "    assertNoFindings(in: try Walk(of: Presenter(), pages: \(pages), path: \(Self.literal(path))))")
        } else if trace.scenario.any.hasDefaultContainer, let calls = trace.scenario.any.calls {
            lines.append("    let walk = Walk(of: Presenter(), pages: \(pages)) { session in")
            lines += calls.map { "        session.\($0)" }
            lines += ["    }", "    assertNoFindings(in: walk)"]
        } else {
            lines.append("    let trace = #\"\"\"")
            lines += trace.json().split(separator: "\n").map { "        " + $0 }
            lines += ["        \"\"\"#"]
            lines.append("    let walk = try TraceReader.read(Array(trace.utf8), name: \"walk\")")
            lines.append("    assertNoFindings(in: walk)")
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private static func literal(_ text: String) -> String { String(reflecting: text) }
}

extension FoundWalk {
    /// The walk in path notation if possible, otherwise in words; includes the gestures that lead to its start.
    public var notation: String { trace?.path ?? gestures.joined(separator: " · ") }

    /// The gestures of a trace in path notation if possible, otherwise in words.
    package static func notation(of trace: Trace) -> String {
        trace.path ?? trace.scenario.any.gestureWords.joined(separator: " · ")
    }
}
