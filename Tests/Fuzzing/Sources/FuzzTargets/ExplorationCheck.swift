import PageTrace

/// Any trace can be explored, as far as its bounds allow.
///
/// The same is found whether states are packed or not, and each walk replays to its finding. A trace that is refused is
/// the business of ``TraceReaderCheck``.
enum ExplorationCheck {
    /// Few pages: every set of every page is tried.
    private static let limits = TraceLimits { $0.pages = 12 }

    static func check(_ bytes: [UInt8]) throws(Violation) {
        guard let trace = try? TraceReader.read(bytes, name: "trace.json", limits: limits),
            trace.gestureCount <= 100
        else { return }
        let pages = max(1, trace.pages.count)
        var options = ExplorationOptions(
            families: Set(GestureFamily.allCases), depth: 2, states: 300, list: max(1, pages - 1)...(pages + 1))
        guard let exploration = trace.explored(options) else { return }
        options.packs = false
        guard let other = trace.explored(options) else { throw Violation("what can be explored packed only") }
        try require(
            exploration.states == other.states && exploration.transitions == other.transitions
                && exploration.walks.map(\.sort) == other.walks.map(\.sort) && exploration.unmet == other.unmet,
            "packed, \(exploration.states) states are found, otherwise \(other.states):\n\(trace.json())")
        try RefusalCheck.checkPrintable(exploration.text, "what was explored")
        for walk in exploration.walks {
            let recording = Recording(replaying: walk.trace)
            try require(
                recording.steps.last?.findings.contains(walk.finding) == true,
                "a walk does not replay to \(walk.finding.text):\n\(walk.trace.json())")
        }
    }
}
