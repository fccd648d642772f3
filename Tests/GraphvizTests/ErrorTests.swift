import Graphviz
import Testing

@Suite("What cannot be drawn is refused with its reason")
struct ErrorTests {
    private let frame = Rectangle(x: 0, y: 0, width: 50, height: 50)

    private func expect(_ error: GraphvizError, engine: Engine = .placed, _ graph: Graph) {
        #expect(throws: error) { try GraphRenderer.render(graph, engine: engine) }
    }

    @Test func `nodes`() {
        let node = Node(id: "n", frame: frame)
        expect(.duplicateNode(id: "n"), Graph(id: "g", nodes: [node, node]))
        expect(.unplacedNode(id: "n"), Graph(id: "g", nodes: [Node(id: "n")]))
    }

    @Test func `edges that name a node that is not there`() {
        expect(
            .unknownNode(id: "b", referredToBy: "n → b"),
            Graph(id: "g", nodes: [Node(id: "n", frame: frame)], edges: [Edge(from: "n", to: "b")]))
    }

    @Test(arguments: [Route.polyline([]), .polyline([.zero]), .curve([.zero, .zero, .zero])])
    func `routes with too few points`(route: Route) {
        let nodes = [Node(id: "n", frame: frame)]
        expect(
            .malformedRoute(tail: "n", head: "n"),
            Graph(id: "g", nodes: nodes, edges: [Edge(from: "n", to: "n", route: route)]))
    }

    @Test(arguments: [20_001, 1e8])
    func `sides and distances that a layered layout would fail at once in a while`(value: Double) throws {
        var node = Node(id: "n")
        node.size = Size(width: 40, height: value)
        var graph = Graph(id: "g")
        graph.rankSpacing = value
        for (attribute, owner, graph) in [("size", "n", Graph(id: "g", nodes: [node])), ("rankSpacing", "g", graph)] {
            #expect(throws: GraphvizError.invalidNumber(attribute: attribute, of: owner)) {
                try GraphRenderer.render(graph, engine: .dot)
            }
        }
        node.position = .zero
        #expect(try !GraphRenderer.render(Graph(id: "g", nodes: [node]), engine: .placed).isEmpty)
    }

    @Test(arguments: [Double.nan, .infinity, -1, 1e9])
    func `numbers that no drawing can have`(value: Double) {
        var node = Node(id: "n", frame: frame)
        node.penWidth = value
        expect(.invalidNumber(attribute: "penWidth", of: "n"), Graph(id: "g", nodes: [node]))
        var graph = Graph(id: "g")
        graph.padding = value
        expect(.invalidNumber(attribute: "padding", of: "g"), graph)
    }

    @Test func `after an error the next drawing is as if nothing had been`() throws {
        let before = try GraphRenderer.render(RenderingTests.flow(), engine: .dot)
        expect(
            .unknownNode(id: "b", referredToBy: "a → b"),
            Graph(id: "g", nodes: [Node(id: "a", frame: frame)], edges: [Edge(from: "a", to: "b")]))
        #expect(try GraphRenderer.render(RenderingTests.flow(), engine: .dot) == before)
    }

    @Test func `a text wider than its node is drawn all the same, over the edge`() throws {
        let node = Node(id: "n", label: "much wider than fifty points", frame: frame)
        #expect(try Drawing(Graph(id: "g", nodes: [node]))?.texts(of: "n") == ["much wider than fifty points"])
    }
}
