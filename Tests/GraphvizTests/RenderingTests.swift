import Graphviz
import Testing

@Suite("Every format, from any thread, the same each time")
struct RenderingTests {
    /// Two pages and a labeled edge, placed so that every engine can draw it.
    static func flow(_ id: String = "flow") -> Graph {
        var edge = Edge(from: "First", to: "Second", label: "swipe")
        edge.labelPosition = Point(x: 80, y: 70)
        return Graph(
            id: id,
            nodes: [
                Node(id: "First", label: "First", frame: Rectangle(x: 0, y: 0, width: 100, height: 40)),
                Node(id: "Second", label: "Second", frame: Rectangle(x: 0, y: 100, width: 100, height: 40)),
            ],
            edges: [edge]
        )
    }

    @Test(arguments: Engine.allCases, [Format.svg, .dot, .png])
    func `twice the same graph, twice the same bytes`(engine: Engine, format: Format) throws {
        let graph = RenderingTests.flow()
        let first = try GraphRenderer.render(graph, engine: engine, format: format)
        #expect(try GraphRenderer.render(graph, engine: engine, format: format) == first)
    }

    @Test func `a layered layout puts ranks one below the other, or side by side`() throws {
        for (direction, axis) in [(RankDirection.topToBottom, "y"), (.leftToRight, "x")] {
            var graph = RenderingTests.flow()
            graph.direction = direction
            let texts = try #require(try Drawing(graph, engine: .dot)).elements("text")
            let places = texts.filter { ["First", "swipe", "Second"].contains($0.text) }.map {
                ($0.text, Double($0.attributes[axis] ?? "") ?? 0)
            }
            #expect(places.sorted { $0.1 < $1.1 }.map(\.0) == ["First", "swipe", "Second"])
        }
    }

    @Test func `undirected graphs have no arrowheads in DOT`() throws {
        var graph = RenderingTests.flow()
        graph.isDirected = false
        let dot = String(decoding: try GraphRenderer.render(graph, engine: .placed, format: .dot), as: UTF8.self)
        #expect(dot.hasPrefix("graph flow {"))
        #expect(dot.contains("n1 -- n2"))
    }

    @Test("DOT carries positions, and tells a plain `dot` to leave them", arguments: Engine.allCases)
    func dot(engine: Engine) throws {
        let dot = String(
            decoding: try GraphRenderer.render(RenderingTests.flow(), engine: engine, format: .dot), as: UTF8.self)
        #expect(dot.hasPrefix("digraph flow {"))
        #expect(dot.contains("layout=nop2"))
        #expect(dot.contains("pos=\""))
        if engine == .placed { #expect(dot.contains("pos=\"50,-20\"")) }
    }

    @Test func `PNG has two pixels to the point`() throws {
        let graph = Graph(id: "g", nodes: [Node(id: "n", frame: Rectangle(x: 0, y: 0, width: 92, height: 42))])
        let bytes = try GraphRenderer.render(graph, engine: .placed, format: .png)
        #expect(bytes.prefix(8) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
        #expect(number(at: 16) == 200)
        #expect(number(at: 20) == 100)
    }

    @Test func `a drawing too large for a bitmap says so, and is no trouble in SVG`() throws {
        let graph = Graph(id: "g", nodes: [Node(id: "n", frame: Rectangle(x: 0, y: 0, width: 100, height: 2_700_000))])
        #expect(throws: GraphvizError.tooLarge(width: 108, height: 2_700_008)) {
            try GraphRenderer.render(graph, engine: .placed, format: .png)
        }
        #expect(try Drawing(graph)?.elements.first?.attributes["height"] == "2700008pt")
    }

    @Test func `PDF is PDF`() throws {
        let bytes = try GraphRenderer.render(RenderingTests.flow(), engine: .placed, format: .pdf)
        #expect(bytes.starts(with: "%PDF-".utf8))
    }

    @Test func `many at once, with every engine, give what each gives alone`() async throws {
        let alone = try Engine.allCases.map { try GraphRenderer.render(RenderingTests.flow(), engine: $0) }
        try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
            for number in 0..<200 {
                let index = number % alone.count
                group.addTask {
                    (index, try GraphRenderer.render(RenderingTests.flow(), engine: Engine.allCases[index]))
                }
            }
            for try await (index, bytes) in group {
                #expect(bytes == alone[index])
            }
        }
    }
}
