#if os(Linux)
    import Foundation
    import Graphviz
    import Testing

    @Suite("A process that draws much stays small")
    struct ProcessTests {
        /// The memory that this process holds, in kilobytes.
        private func resident() throws -> Int {
            let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
            return try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) }) * 4
        }

        /// libgvc's own leaks are known (see `Graphviz.render`); anything that we forgot to release would be a whole
        /// graph a drawing, a multiple of this.
        @Test(arguments: Engine.allCases)
        func `a thousand drawings leave no more behind than libgvc's own leaks`(engine: Engine) throws {
            var graph = Graph(id: "memory")
            for number in 0..<20 {
                let frame = Rectangle(x: 0, y: Double(number) * 300, width: 200, height: 250)
                graph.nodes.append(Node(id: "step \(number)", label: "First", frame: frame))
                if number > 0 { graph.edges.append(Edge(from: "step \(number - 1)", to: "step \(number)")) }
            }
            graph.nodes[0].label = .lines((0..<10).map { TextLine([TextRun("\($0)").bold(), TextRun("callback")]) })
            for _ in 0..<50 { _ = try GraphRenderer.render(graph, engine: engine) }
            let before = try resident()
            for _ in 0..<1000 { _ = try GraphRenderer.render(graph, engine: engine) }
            #expect(try resident() - before < 40_000)
        }
    }
#endif
