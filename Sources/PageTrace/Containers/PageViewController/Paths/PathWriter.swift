import Paging

/// Writes gestures as a path, if possible.
struct PathWriter {
    private let pages: PageList<String>
    private var path = ""
    /// The index of the shown page, from 0; nil before the first set.
    private var shown: Int?

    /// The path of a trace; nil if one of its gestures cannot be written in a path.
    static func path(of trace: Trace) -> String? {
        guard let scenario = trace.pageViewController, !scenario.gestures.parts.isEmpty else { return nil }
        var writer = PathWriter(pages: PageList(trace.pages))
        guard writer.write(scenario.gestures) else { return nil }
        // A wrap in a short loop, a swipe past an end, a page that is not in the list: reading the path back decides
        // whether it means the same, so no second set of rules is needed.
        let limits = TraceLimits { ($0.nesting, $0.gestures, $0.steps) = (.max, .max, .max) }
        let gestures = try? PathReader.gestures(writer.path, in: scenario, pages: trace.pages, limits: limits)
        return gestures == scenario.gestures ? writer.path : nil
    }

    /// Writes gestures; false if one of them cannot be written in a path.
    ///
    /// - Parameter brackets: The opening brackets between the first arrow and what follows it.
    private mutating func write(_ gestures: GestureSequence<PageViewControllerGesture>, brackets: String = "") -> Bool {
        let count = pages.pages.count
        guard count > 0 else { return false }
        var brackets = brackets
        for part in gestures.parts {
            switch part {
            case .gesture(.page(.set(let set))):
                guard set.pages.count == 1, let position = pages.position(of: set.pages[0]) else { return false }
                path += shown == nil ? "\(position + 1)" : "⇒\(brackets)\(position + 1)"
                shown = position
            case .gesture(.page(.swipe(let swipe))):
                guard let from = shown else { return false }
                let target = (from + (swipe.direction == .forward ? 1 : count - 1)) % count
                let isCancelled = swipe.ends == .cancelled
                path += "→\(brackets)" + (isCancelled ? "(\(target + 1))" : "\(target + 1)")
                path += swipe.preload == .skipped ? "~" : ""
                shown = isCancelled ? from : target
            case .repetition(let gestures, let rounds):
                guard shown != nil, rounds > 0, !gestures.isEmpty else { return false }
                guard write(gestures, brackets: brackets + "[") else { return false }
                path += "]×\(rounds)"
            case .gesture, .annotated, .randomWalk: return false
            }
            brackets = ""
        }
        return true
    }
}
