import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// Many steps, in columns beside each other.
struct SideBySideTests {
    @Test("Fifteen steps are one column")
    func fifteenStepsAreOneColumn() {
        #expect(Diagram.flow.graph(of: .wandering(steps: 15)).nodes("Column").isEmpty)
    }

    @Test("Each column says where it goes on and where it comes from")
    func eachColumnSaysWhereItGoesOnAndWhereItComesFrom() throws {
        let graph = Diagram.flow.graph(of: .wandering(steps: 30))
        let down = try #require(graph.nodes("Column 1: goes on in column 2 with step 15 ↗").first?.frame)
        let up = try #require(graph.nodes("Column 2: ↙ from column 1, step 14").first?.frame)
        #expect(up.minX > down.maxX && up.minY < down.minY)
        #expect(up.size.width == down.size.width)
    }

    @Test("Each column begins with the pages that are held")
    func eachColumnBeginsWithThePagesThatAreHeld() throws {
        let recording = Recording.wandering(steps: 30)
        let graph = Diagram.flow.graph(of: recording, layout: .stacked)
        let shown = try #require(recording.steps[15].before.first?.shown.first)
        let cell = try #require(graph.node("Before step 15: \(shown) is shown"))
        #expect(cell.fill == Palette.shownFill.color)
        #expect(graph.nodes("Before step 15").allSatisfy { $0.text != "+" })
        let sign = "Column 2: ↙ from column 1, step 14"
        #expect(graph.edges.contains { $0.tail == sign && $0.head.hasPrefix("Before step 15: ") })
        #expect(graph.edges.contains { $0.tail.hasPrefix("Before step 15: ") && $0.head.hasPrefix("Step 15: ") })
    }

    /// No fewer than about fifteen steps in each, and no more columns than make the picture as wide as it is high.
    @Test("Many steps are about as wide as high")
    func manyStepsAreAboutAsWideAsHigh() throws {
        let graph = Diagram.flow.graph(of: .wandering(steps: 4_000))
        let frames = graph.nodes.compactMap(\.frame)
        let width = try #require(frames.map(\.maxX).max())
        let height = try #require(frames.map(\.maxY).max())
        #expect(0.8 < width / height && width / height < 1.25)
        #expect(graph.nodes("goes on in column").count > 20)
    }

    @Test("Other diagrams have columns too", arguments: [(Diagram.calls, 60), (.cache, 140)])
    func otherDiagramsHaveColumnsToo(diagram: Diagram, steps: Int) throws {
        let graph = diagram.graph(of: .wandering(steps: steps))
        #expect(graph.nodes("goes on in column 2 with step").count == 1)
        #expect(graph.nodes("Column 2: ↙ from column 1, step").count == 1)
        #expect(graph.nodes("Column 3: ↙ from column 2, step").count <= 1)
        let ids = Set(graph.nodes.map(\.id))
        #expect(ids.count == graph.nodes.count)
    }
}
