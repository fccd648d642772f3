import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// Some steps of a recording, drawn with what is left out.
struct WindowedTests {
    static let before = "… steps 0 to 9 are left out: 10 steps, 29 callbacks, no findings"
    static let after = "… steps 14 to 18 are left out: 5 steps, 15 callbacks, no findings"

    @Test(arguments: [(Diagram.flow, ""), (.calls, " · holds Third | ▸ Fourth | nil"), (.cache, "")])
    func `A dashed box stands for what is left out`(diagram: Diagram, more: String) throws {
        let graph = try diagram.graph(of: Recording.rounds(3).window(10...13))
        let boxes = graph.nodes("left out").filter { $0.lineStyle == .dashed }
        #expect(boxes.map(\.text) == [Self.before + more, Self.after])
        let steps = graph.nodes.filter { $0.title.hasPrefix("Step ") }.map(\.frame)
        let (first, last) = (boxes[0].frame, boxes[1].frame)
        #expect(steps.allSatisfy { $0.minY >= first.maxY && $0.maxY <= last.minY })
    }

    @Test func `The flow begins with the pages that are held`() throws {
        let graph = try Diagram.flow.graph(of: Recording.rounds(3).window(10...13))
        #expect(graph.node("Before step 10: Fourth is shown") != nil)
    }

    @Test func `Only pages that these steps touch have a column`() throws {
        let graph = try Diagram.cache.graph(of: Recording.many.window(3...5))
        let cells = Set(graph.nodes("After step").filter(\.isCell).map(\.text).filter { $0.hasPrefix("Page") })
        #expect(cells.count == 6)
    }

    @Test func `The caption says which steps of how many`() throws {
        let graph = try Diagram.flow.graph(of: Recording.wandering(steps: 10_000).window(120...180))
        #expect(graph.sentences.contains { $0.contains(" · steps 120 to 180 of 10,000") })
        #expect(graph.summary?.hasPrefix("Steps 120 to 180 of 10,000. Pages shown: ") == true)
        let one = try Diagram.flow.graph(of: Recording.rounds(3).window(4...4))
        #expect(one.texts.contains("UIPageViewController, scroll · step 4 of 19 · 3 callbacks"))
    }

    @Test func `Findings outside are counted`() throws {
        let graph = try Diagram.calls.graph(of: Recording.rounds(3).withFindings.window(5...5))
        #expect(graph.sentences.contains { $0.hasSuffix("⚠ 0 findings, 6 more in the steps left out") })
    }

    @Test func `States say it in their title`() throws {
        let graph = try Diagram.states.graph(of: Recording.rounds(3).window(10...13))
        #expect(graph.nodes("Figures").first?.text.contains("steps 10 to 13 of 19") == true)
    }

    @Test(arguments: Diagram.allCases)
    func `Mermaid says it`(diagram: Diagram) throws {
        let broken = try diagram.mermaid(of: Recording.rounds(3).window(10...13))
        let source = broken.split(separator: "<br/>").joined(separator: " ")
        #expect(source.contains("… steps 0 to 9 are left out: 10 steps, 29 callbacks, no findings"))
        #expect(source.contains("… steps 14 to 18 are left out: 5 steps, 15 callbacks, no findings"))
    }

    @Test(arguments: [Diagram.flow, .calls])
    func `Coverage speaks of these steps alone`(diagram: Diagram) throws {
        let graph = try diagram.graph(of: Recording.rounds(3).window(10...13), showsCoverage: true)
        #expect(graph.sentences.contains { $0.hasPrefix("never asked in steps 10 to 13: ") })
    }
}
