import PageTrace

/// Any trace can be explored, as far as its bounds allow.
///
/// Each walk replays to its finding. A trace that is refused is the business of ``TraceReaderCheck``.
enum ExplorationCheck {
    /// Few pages: every set of every page is tried.
    private static let limits = TraceLimits { $0.pages = 12 }

    static func check(_ bytes: [UInt8]) throws(Violation) {
        guard let trace = try? TraceReader.read(bytes, name: "trace.json", limits: limits),
            trace.gestureCount <= 100
        else { return }
        let pages = max(1, trace.pages.count)
        let options = ExplorationOptions(
            families: Set(GestureFamily.allCases), depth: 2, states: 300, list: max(1, pages - 1)...(pages + 1))
        guard let exploration = trace.explored(options) else { return }
        try RefusalCheck.checkPrintable(exploration.text, "what was explored")
        for walk in exploration.walks {
            guard let trace = walk.trace else { continue }
            let recording = Recording(replaying: trace)
            try require(
                recording.steps.last?.findings.contains(walk.finding) == true,
                "a walk does not replay to \(walk.finding.text):\n\(trace.json())")
        }
    }
}
