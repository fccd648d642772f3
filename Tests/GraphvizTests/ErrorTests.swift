import Graphviz
import Testing

@Suite("What cannot be drawn is refused with its reason")
struct ErrorTests {
    private let frame = Rectangle(x: 0, y: 0, width: 50, height: 50)

    private let route = Route.straight(from: .zero, to: Point(x: 0, y: 90))

    private func expect(_ error: GraphvizError, _ graph: Graph) {
        #expect(throws: error) { try GraphRenderer.render(graph) }
    }

    @Test func `nodes`() {
        let node = Node(id: "n", frame: frame)
        expect(.duplicateNode(id: "n"), Graph(id: "g", nodes: [node, node]))
    }

    @Test func `edges that name a node that is not there`() {
        expect(
            .unknownNode(id: "b", referredToBy: "n → b"),
            Graph(
                id: "g", nodes: [Node(id: "n", frame: frame)], edges: [Edge(from: "n", to: "b", route: route)]))
    }

    @Test(arguments: [Route.polyline([]), .polyline([.zero]), .curve([.zero, .zero, .zero])])
    func `routes with too few points`(route: Route) {
        let nodes = [Node(id: "n", frame: frame)]
        expect(
            .malformedRoute(tail: "n", head: "n"),
            Graph(id: "g", nodes: nodes, edges: [Edge(from: "n", to: "n", route: route)]))
    }

    @Test(arguments: [Double.nan, .infinity, -1, 1e9])
    func `numbers that no drawing can have`(value: Double) {
        var node = Node(id: "n", frame: frame)
        node.penWidth = value
        expect(.invalidNumber(attribute: "penWidth", of: "n"), Graph(id: "g", nodes: [node]))
        let side = Node(id: "n", frame: Rectangle(x: 0, y: 0, width: value, height: 50))
        expect(.invalidNumber(attribute: "frame", of: "n"), Graph(id: "g", nodes: [side]))
        var graph = Graph(id: "g")
        graph.padding = value
        expect(.invalidNumber(attribute: "padding", of: "g"), graph)
    }

    @Test func `after an error the next drawing is as if nothing had been`() throws {
        let before = try GraphRenderer.render(RenderingTests.flow())
        expect(
            .unknownNode(id: "b", referredToBy: "a → b"),
            Graph(
                id: "g", nodes: [Node(id: "a", frame: frame)], edges: [Edge(from: "a", to: "b", route: route)]))
        #expect(try GraphRenderer.render(RenderingTests.flow()) == before)
    }

    @Test func `a text wider than its node is drawn all the same, over the edge`() throws {
        let node = Node(id: "n", label: .text("much wider than fifty points"), frame: frame)
        #expect(try Drawing(Graph(id: "g", nodes: [node]))?.texts(of: "n") == ["much wider than fifty points"])
    }
}
