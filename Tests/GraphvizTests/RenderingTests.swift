import Graphviz
import Testing

@Suite("Every format, from any thread, the same each time")
struct RenderingTests {
    /// Two pages and an edge.
    static func flow(_ id: String = "flow") -> Graph {
        Graph(
            id: id,
            nodes: [
                Node(id: "First", label: .text("First"), frame: Rectangle(x: 0, y: 0, width: 100, height: 40)),
                Node(id: "Second", label: .text("Second"), frame: Rectangle(x: 0, y: 100, width: 100, height: 40)),
            ],
            edges: [
                Edge(
                    from: "First", to: "Second",
                    route: .straight(from: Point(x: 50, y: 40), to: Point(x: 50, y: 100)))
            ]
        )
    }

    @Test(arguments: [Format.svg, .dot, .png])
    func `twice the same graph, twice the same bytes`(format: Format) throws {
        let graph = RenderingTests.flow()
        let first = try GraphRenderer.render(graph, format: format)
        #expect(try GraphRenderer.render(graph, format: format) == first)
    }

    @Test("DOT carries positions, and tells a plain `dot` to leave them")
    func dot() throws {
        let dot = String(decoding: try GraphRenderer.render(RenderingTests.flow(), format: .dot), as: UTF8.self)
        #expect(dot.hasPrefix("digraph flow {"))
        #expect(dot.contains("layout=nop2"))
        #expect(dot.contains("pos=\"50,-20\""))
    }

    @Test func `nodes of DOT are called by their ids, if these are letters, digits and underscores`() throws {
        var graph = RenderingTests.flow()
        graph.nodes[0].kind = "shown"
        graph.clusters = [Cluster(id: "step1", nodes: ["First", "Second"])]
        var dot = String(decoding: try GraphRenderer.render(graph, format: .dot), as: UTF8.self)
        for part in ["First -> Second", "class=shown", "subgraph \"cluster_step1\" {"] { #expect(dot.contains(part)) }
        graph.nodes[0].id = "First page"
        graph.edges[0].tail = "First page"
        dot = String(decoding: try GraphRenderer.render(graph, format: .dot), as: UTF8.self)
        #expect(dot.contains("n1 -> n2") && !dot.contains("First page"))
    }

    @Test func `a graph without places is DOT without positions`() throws {
        var graph = RenderingTests.flow()
        graph.isPlaced = false
        graph.title = "Title \\N"
        graph.edges[0].label = "swipe"
        let dot = String(decoding: try GraphRenderer.render(graph, format: .dot), as: UTF8.self)
        for part in ["pos=", "width=", "layout="] { #expect(!dot.contains(part)) }
        for part in ["First -> Second", "label=swipe", #"label="Title \\N""#] { #expect(dot.contains(part)) }
    }

    private let small = Graph(id: "g", nodes: [Node(id: "n", frame: Rectangle(x: 0, y: 0, width: 92, height: 42))])

    @Test(arguments: [(nil, 200, 5_669), (72, 100, 2_835), (360, 500, 14_173)])
    func `PNG has two pixels to the point or what is wanted, and says how many are a meter`(
        resolution: Double?, width: Int, perMeter: Int
    ) throws {
        let bytes = try GraphRenderer.render(small, format: .png, resolution: resolution)
        #expect(bytes.prefix(8) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
        #expect([16, 20].map(number) == [width, width / 2])
        #expect(String(decoding: bytes[37..<41], as: UTF8.self) == "pHYs")
        #expect([33, 41, 45].map(number) == [9, perMeter, perMeter] && bytes[49] == 1)
    }

    @Test func `a resolution at which a drawing is too large is refused with one at which it is not`() throws {
        #expect(throws: GraphvizError.tooFine(most: 8_145)) {
            try GraphRenderer.render(small, format: .png, resolution: 9_000)
        }
        #expect(
            GraphvizError.tooFine(most: 187).description == "a bitmap of this drawing has at most 187 dots to the inch")
    }

    @Test func `a drawing too large for a bitmap says so, and is no trouble in SVG`() throws {
        let graph = Graph(id: "g", nodes: [Node(id: "n", frame: Rectangle(x: 0, y: 0, width: 100, height: 2_700_000))])
        #expect(throws: GraphvizError.tooLarge(width: 108, height: 2_700_008)) {
            try GraphRenderer.render(graph, format: .png)
        }
        #expect(try Drawing(graph)?.elements.first?.attributes["height"] == "2700008pt")
    }

    @Test func `PDF is PDF`() throws {
        let bytes = try GraphRenderer.render(RenderingTests.flow(), format: .pdf)
        #expect(bytes.starts(with: "%PDF-".utf8))
    }

    @Test func `many at once give what each gives alone`() async throws {
        let alone = try GraphRenderer.render(RenderingTests.flow())
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<200 { group.addTask { try GraphRenderer.render(RenderingTests.flow()) } }
            for try await bytes in group { #expect(bytes == alone) }
        }
    }
}
