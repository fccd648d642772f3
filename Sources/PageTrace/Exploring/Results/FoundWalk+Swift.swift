import Paging

extension FoundWalk {
    /// The walk as a test to paste, for both Swift Testing and XCTest.
    ///
    /// The walk of a page view controller drives the app's own client; replace `Presenter()` with it. The walk of any
    /// other container is replayed.
    ///
    /// - Parameter test: The name of the test.
    public func swift(named test: String = "walk") -> String {
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
    public var notation: String { Self.notation(of: trace) }

    /// The gestures of a trace in path notation if possible, otherwise in words.
    package static func notation(of trace: Trace) -> String {
        trace.path ?? trace.scenario.any.gestureWords.joined(separator: " · ")
    }
}
