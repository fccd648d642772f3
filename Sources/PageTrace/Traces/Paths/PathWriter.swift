/// Writes gestures as a path where they have one.
struct PathWriter {
    /// The path of a trace, nil where a gesture has none.
    static func path(of trace: Trace) -> String? {
        guard trace.container.pageViewController != nil, let path = written(trace) else { return nil }
        // A wrap in a short loop, a swipe over an end, a page that is not in the list: whether the path says the same
        // is decided by reading it back, and not by a second set of rules.
        let limits = TraceLimits(gestures: .max)
        let gestures = try? PathReader.gestures(path, in: trace, limits: limits)
        return gestures == trace.gestures ? path : nil
    }

    private static func written(_ trace: Trace) -> String? {
        let count = trace.pages.count
        let positions = Dictionary(trace.pages.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        guard count > 0, !trace.gestures.isEmpty else { return nil }
        var path = ""
        var shown: Int?
        for gesture in trace.gestures {
            switch gesture {
            case .set(let set):
                guard set.pages.count == 1, let position = positions[set.pages[0]] else { return nil }
                path += shown == nil ? "\(position + 1)" : "⇒\(position + 1)"
                shown = position
            case .swipe(let swipe):
                guard let from = shown else { return nil }
                let target = (from + (swipe.direction == .forward ? 1 : count - 1)) % count
                let isCancelled = swipe.ends == .cancelled
                path += isCancelled ? "→(\(target + 1))" : "→\(target + 1)"
                path += swipe.preload == .skipped ? "~" : ""
                shown = isCancelled ? from : target
            default: return nil
            }
        }
        return path
    }
}
