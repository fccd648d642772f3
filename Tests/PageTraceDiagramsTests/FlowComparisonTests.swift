import Graphviz
import PageTrace
import Testing

@testable import PageTraceDiagrams

@Suite("Two recordings in one drawing")
struct FlowComparisonTests {
    private func graph(_ first: String, _ second: String) throws -> Graph {
        let recordings = try [first, second].map { Recording(replaying: try Trace(path: $0, pages: 4)) }
        return try FlowComparison(recordings[0], recordings[1], naming: ["left", "right"]).graph()
    }

    /// Where the heading of a step stands: its text, and the middle of it.
    private func headings(of graph: Graph, side: Int) -> [String: Double] {
        var headings: [String: Double] = [:]
        for node in graph.nodes where node.id.hasPrefix("\(side), Step ") && node.fontSize == Measures.heading {
            if case .text(let text, _) = node.label { headings[text] = node.frame?.center.y }
        }
        return headings
    }

    @Test("The same gestures stand beside each other, however high each of them is")
    func aligned() throws {
        let graph = try graph("1→2→3⇒1", "1→2→(3)⇒1")
        let (left, right) = (headings(of: graph, side: 1), headings(of: graph, side: 2))
        #expect(left["1. swipe → 2"] == right["1. swipe → 2"])
        #expect(left["2. swipe → 3"] == right["2. swipe → 3"])
        #expect(left["3. set 1"] == right["3. set 1"])
    }

    @Test("A step that only one of them has leaves room in the other")
    func alone() throws {
        let graph = try graph("1→2⇒1", "1→2→3⇒1")
        let (left, right) = (headings(of: graph, side: 1), headings(of: graph, side: 2))
        #expect(left["2. set 1"] == right["3. set 1"])
        #expect(left["2. swipe → 3"] == nil)
    }

    @Test("Rows that differ are marked, and no others")
    func marks() throws {
        let ids = try graph("1→2→3", "1→2→(3)").nodes.map(\.id)
        #expect(ids.filter { $0.hasSuffix("differs") } == ["row 3 differs"])
        #expect(try !graph("1→2", "1→2").nodes.contains { $0.id.hasSuffix("differs") })
    }

    @Test("Ids are unique, and a long recording is refused before anything is laid out")
    func limits() throws {
        let ids = try graph("1→2→3→2", "1→2→3→4").nodes.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(throws: DiagramError.self) { try self.graph("1→[2→1]×101", "1→2") }
    }
}
