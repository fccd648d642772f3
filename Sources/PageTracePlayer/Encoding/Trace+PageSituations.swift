package import PageTrace

extension SituationGraph {
    /// The maximum number of bytes that a page's data may have if its graph is larger than usual.
    static let mostPageBytes = 60_000
    /// The maximum number of transitions that is tried for it: with about 19 bytes each, more are too large.
    static let mostPageTransitions = 3_000
    /// The maximum number of pages of a list of which only the beginning is shown: exploring more takes long, and the first
    /// gestures on them are all alike.
    static let mostPagesInPart = 100

    /// The number of bytes of a page's data that begins where the graph begins.
    package var pageBytes: Int {
        var encoder = RecordingEncoder(beginning, graph: self)
        return encoder.value().bytes.count
    }
}

extension Trace {
    /// The graph of all situations for a page that answers to a finger.
    ///
    /// It has `SituationGraph.usualLimit` transitions at the most, or more if the page's data stays under 60 KB: a part
    /// of a drag adds transitions, and little else.
    ///
    /// What is too large even so ends after as many gestures as there is room for, and the graph says after how many;
    /// with more than a hundred pages, in the list or held at the end of the trace, it is refused, as are traces whose
    /// own gestures end the app.
    package func situationsForPage(
        _ options: ExplorationOptions = ExplorationOptions()
    ) throws(SituationGraphError) -> SituationGraph {
        // What is left out is tried once, and not for each of the graphs.
        var hasty = options
        hasty.goesOn = { _ in false }
        var whole: Exploration?
        func graph(_ limit: Int?) throws(SituationGraphError) -> SituationGraph {
            var graph = try situations(hasty, limit: limit)
            guard !graph.leftOut.isEmpty else { return graph }
            whole = whole ?? explored(options)
            if let whole { graph.compare(with: whole) }
            return graph
        }
        let usual: SituationGraph
        do { usual = try graph(nil) } catch {
            guard case .tooLarge = error.reason,
                max(pages.count, options.start == .end ? heldAtEnd : 0) <= SituationGraph.mostPagesInPart,
                var nearest = try nearestSituations(options)
            else { throw error }
            if let whole = explored(options) { nearest.compare(with: whole) }
            return nearest
        }
        guard !usual.leftOut.isEmpty else { return usual }
        var limit = SituationGraph.mostPageTransitions
        while limit > SituationGraph.usualLimit {
            let larger = try graph(limit)
            if larger.pageBytes <= SituationGraph.mostPageBytes { return larger }
            // The next one leaves out one family more.
            limit = larger.transitions - 1
        }
        return usual
    }

    /// How much is held at the end: each step of a page that begins there shows as much, and more.
    private var heldAtEnd: Int {
        var held = 0
        for step in Replay(self) { held = step.after.reduce(0) { $0 + $1.slots.count } }
        return held
    }
}
