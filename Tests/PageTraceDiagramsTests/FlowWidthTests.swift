import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// What a flow makes of the width that it has.
struct FlowWidthTests {
    @Test func `Steps stand in as many columns as the width has room for`() throws {
        let recording = Recording.rounds(10)
        func columns(_ width: Double) throws -> Int {
            var options = DiagramOptions(folds: false)
            options.width = width
            let graph = try Diagram.flow.sheets(of: recording, options: options).graph(at: 0)
            let frames = graph.nodes.map(\.frame)
            #expect(frames.reduce(0) { max($0, $1.maxX) } <= width)
            #expect(frames.reduce(0) { max($0, $1.maxX) } > width * 0.8)
            return Set(graph.nodes(", rule").map(\.frame.minX)).count
        }
        #expect(try [606, 1_300, 2_000, 3_000].map(columns) == [1, 2, 3, 4])
    }

    @Test func `Columns do not hide pages that the whole width shows`() throws {
        var options = DiagramOptions(folds: false)
        options.width = 1_300
        func columns(_ pages: Int) throws -> Int {
            var walk = Walk((1...pages).map { "A page with a name, \($0)" })
            for _ in 0..<2 {
                for _ in 1..<pages { walk.swipe(.forward) }
                for _ in 1..<pages { walk.swipe(.backward) }
            }
            let graph = try Diagram.flow.sheets(of: walk.recording(title: ""), options: options).graph(at: 0)
            return Set(graph.nodes(", rule").map(\.frame.minX)).count
        }
        #expect(try columns(10) == 1)
    }

    @Test func `In a narrow drawing no room is left for heads that are not there`() throws {
        var options = DiagramOptions()
        options.width = 320
        let graph = try Diagram.flow.sheets(of: .thereAndBack, options: options).graph(at: 0)
        let rule = try #require(graph.node("Step 0, rule")?.frame)
        let figures = try #require(graph.nodes("Figures").first?.frame)
        #expect(rule.minY - figures.maxY < 18)
    }
}
