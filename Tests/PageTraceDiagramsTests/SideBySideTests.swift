import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// Many steps, in columns beside each other.
struct SideBySideTests {
    private func graph(_ diagram: Diagram = .flow, steps: Int, columns: Int? = nil, width: Double = 606) throws -> Graph
    {
        var options = DiagramOptions()
        (options.columns, options.width) = (columns, width)
        return try diagram.sheets(of: .wandering(steps: steps), options: options).graph(at: 0)
    }

    @Test func `Many steps are one column, because two would not fit the width`() throws {
        #expect(try graph(steps: 200).nodes("Column").isEmpty)
    }

    @Test func `There are as many columns as fit the width, and none is short`() throws {
        #expect(try graph(steps: 200, width: 1_400).nodes("Column").isEmpty)
        #expect(try graph(.cache, steps: 200, width: 2_000).nodes("goes on in column 2").count == 1)
        #expect(try graph(.cache, steps: 20, width: 2_000).nodes("goes on in column 2").isEmpty)
    }

    @Test func `Each column says where it goes on and where it comes from`() throws {
        let graph = try graph(steps: 30, columns: 2)
        let down = try #require(graph.nodes("Column 1: goes on in column 2 with step 15 ↗").first?.frame)
        let up = try #require(graph.nodes("Column 2: ↙ from column 1, step 14").first?.frame)
        #expect(up.minX > down.maxX && up.minY < down.minY)
        #expect(up.size.width == down.size.width)
    }

    @Test func `Each column begins with the pages that are held`() throws {
        let recording = Recording.wandering(steps: 30)
        let graph = try graph(steps: 30, columns: 2)
        let shown = try #require(recording.steps[15].before.first?.shown.first)
        let cell = try #require(graph.node("Before step 15: \(shown) is shown"))
        #expect(cell.fill == Palette.shownFill.color)
        #expect(graph.nodes("Before step 15").allSatisfy { $0.text != "+" })
        #expect(graph.edges.contains { $0.tail.hasPrefix("step15_before_") && $0.head.hasPrefix("step15_after_") })
    }

    @Test(arguments: [(Diagram.calls, 60), (.cache, 140)])
    func `Other diagrams have columns too`(diagram: Diagram, steps: Int) throws {
        let graph = try graph(diagram, steps: steps, columns: 3)
        #expect(graph.nodes("goes on in column 2 with step").count == 1)
        #expect(graph.nodes("Column 2: ↙ from column 1, step").count == 1)
        #expect(graph.nodes("Column 3: ↙ from column 2, step").count == 1)
        #expect(Set(graph.nodes.map(\.id)).count == graph.nodes.count)
    }
}
