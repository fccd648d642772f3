import Graphviz
import Testing

@Suite("Shapes without room are drawn without coordinates that are not numbers")
struct DegenerateShapeTests {
    private func expectNumbers(in graph: Graph, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let drawing = try #require(try Drawing(graph), sourceLocation: sourceLocation)
        for element in drawing.elements {
            for name in ["points", "d", "cx", "cy", "x", "y"] {
                let value = element.attributes[name] ?? ""
                #expect(!value.contains("nan") && !value.contains("inf"), "\(element)", sourceLocation: sourceLocation)
            }
        }
        #expect(
            drawing.elements("title").contains { $0.text == "n" }, "the rest is drawn", sourceLocation: sourceLocation)
    }

    @Test func `round corners of a node without a side`() throws {
        for (width, height) in [(0.0, 40.0), (40.0, 0.0), (0.0, 0.0), (0.2, 0.2)] {
            var node = Node(id: "n", frame: Rectangle(x: 0, y: 0, width: width, height: height))
            node.isRounded = true
            try expectNumbers(in: Graph(id: "g", nodes: [node]))
        }
    }

    @Test(arguments: [0, 1e-9, 0.0004, 0.001])
    func `arrowheads without a length`(scale: Double) throws {
        let nodes = ["n", "m"].enumerated().map { index, id in
            Node(id: id, frame: Rectangle(x: 0, y: Double(index) * 100, width: 50, height: 50))
        }
        let edges = Arrowhead.allCases.map { arrowhead in
            var edge = Edge(from: "n", to: "m", route: .straight(from: .zero, to: Point(x: 0, y: 100)))
            edge.arrowhead = arrowhead
            edge.arrowScale = scale
            return edge
        }
        try expectNumbers(in: Graph(id: "g", nodes: nodes, edges: edges))
    }
}
