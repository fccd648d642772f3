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

    @Test func `What both have is drawn once, and what only one has carries its sign`() throws {
        let graph = try graph("1→2→3", "1→2→(3)")
        #expect(graph.texts.filter { $0 == "willTransitionTo [3]" }.count == 1)
        #expect(graph.sentences.contains("didFinishAnimating completed"))
        #expect(graph.sentences.contains { $0.hasSuffix("not completed") })
        let sides = graph.nodes("Step 2").filter { $0.title.contains(", side at ") }
        #expect(sides.contains { $0.title.hasSuffix("first") } && sides.contains { $0.title.hasSuffix("second") })
        #expect(graph.nodes("Step 1").allSatisfy { !$0.title.contains(", side at ") })
        #expect(graph.texts.contains("only left") && graph.texts.contains("only right"))
    }

    @Test func `The pages that each holds stand beside each other, under its name`() throws {
        let graph = try graph("1→2→3", "1→2→(3)")
        let (left, right) = (
            try #require(graph.node("Head: left")?.frame), try #require(graph.node("Head: right")?.frame)
        )
        let first = try #require(graph.node("After step 2, first: 3 is shown")?.frame)
        let second = try #require(graph.node("After step 2, second: 2 is shown")?.frame)
        #expect(left.minX < first.maxX && first.maxX < right.minX && right.minX < second.maxX)
        #expect(first.minY == second.minY)
    }

    @Test func `Stretches of steps that are the same on both sides are folded`() throws {
        let graph = try graph("1→2→3→4", "1→2→3→(4)")
        #expect(graph.texts.contains("… steps 0 to 2: the same on both sides"))
        #expect(graph.nodes("Step 1").isEmpty)
        #expect(graph.nodes("Before step 3, first: 3 is shown").count == 1)
        #expect(graph.nodes("Step 3: ").count == 1)
    }

    @Test func `A step that only one of them has leaves the other's lane empty`() throws {
        let graph = try graph("1→2⇒1", "1→2→3⇒1")
        #expect(graph.nodes("After step 2, row 3, second: 3 is shown").count == 1)
        #expect(graph.nodes("After step 2, row 3, first: ").isEmpty)
    }

    @Test func `Only pages and titles that differ are marked`() throws {
        let titles = try graph("1→2→3", "1→2→(3)").nodes.map(\.title)
        #expect(titles.filter { $0.hasSuffix("differs") } == ["Step 2 differs"])
        #expect(try !graph("1→2", "1→2").nodes.contains { $0.title.hasSuffix("differs") })
    }

    @Test func `It fits the width, and no two texts lie over each other`() throws {
        for graph in [try graph("1→2→3→2", "1→2→3→4"), try graph("1→2⇒1", "1→2→3⇒1")] {
            let frames = graph.nodes.map(\.frame)
            #expect(try #require(frames.map(\.maxX).max()) - #require(frames.map(\.minX).min()) <= 607)
            let texts = graph.nodes.filter { $0.shape == .text && !$0.text.isEmpty }.map(\.frame)
            for (place, text) in texts.enumerated() { #expect(!texts[..<place].contains { $0.overlaps(text) }) }
        }
    }

    @Test func `Ids are unique, and a long recording is refused before anything is laid out`() throws {
        let ids = try graph("1→2→3→2", "1→2→3→4").nodes.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(throws: DiagramError.self) { try self.graph("1→[2→1]×101", "1→2") }
    }
}
