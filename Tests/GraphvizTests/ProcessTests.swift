#if os(Linux)
    import Foundation
    import Graphviz
    import Testing

    @Suite("A process that draws much stays small")
    struct ProcessTests {
        /// libgvc's own leaks are known (see `Graphviz.render`); anything that we forgot to release would be a whole
        /// graph a drawing, a multiple of this.
        ///
        /// In a process of its own: what the tests beside it hold is not its own.
        @Test func `a thousand drawings leave no more behind than libgvc's own leaks`() async {
            await #expect(processExitsWith: .success) {
                var graph = Graph(id: "memory")
                for number in 0..<20 {
                    let frame = Rectangle(x: 0, y: Double(number) * 300, width: 200, height: 250)
                    graph.nodes.append(Node(id: "step \(number)", label: .text("First"), frame: frame))
                    guard number > 0 else { continue }
                    let (start, end) = (Point(x: 100, y: frame.minY - 50), Point(x: 100, y: frame.minY))
                    let route = Route.straight(from: start, to: end)
                    graph.edges.append(Edge(from: "step \(number - 1)", to: "step \(number)", route: route))
                }
                graph.nodes[0].label = .lines((0..<10).map { [TextRun("\($0)", isBold: true), TextRun("callback")] })
                for _ in 0..<50 { _ = try GraphRenderer.render(graph) }
                let before = try resident()
                for _ in 0..<1000 { _ = try GraphRenderer.render(graph) }
                #expect(try resident() - before < 40_000)
            }
        }
    }

    /// The memory that this process holds, in kilobytes.
    private func resident() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        return try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) }) * 4
    }
#endif
