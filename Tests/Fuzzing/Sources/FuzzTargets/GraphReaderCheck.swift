import PageTrace

/// Any bytes are a graph of situations or are refused.
///
/// A graph is written and read back as it was, and the log of its steps can be printed.
enum GraphReaderCheck {
    static func check(_ bytes: [UInt8]) throws(Violation) {
        let graph: SituationGraph
        do {
            graph = try SituationGraph(bytes, name: "graph.json")
        } catch {
            return try RefusalCheck.check(error, in: bytes)
        }
        let again: SituationGraph
        do {
            again = try SituationGraph(Array(graph.json.utf8), name: "written.json")
        } catch {
            throw Violation("a graph is refused once it is written: \(error)\n\(graph.json)")
        }
        try require(again == graph, "a graph reads back as another one:\n\(graph.json)")
        try RefusalCheck.checkPrintable(graph.recording.text, "the log of a graph")
    }
}
