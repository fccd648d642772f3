import Graphviz
import Testing

@Suite("A placed graph is drawn where it was placed")
struct PlacedDrawingTests {
    @Test func `a box fills its frame to the point, with y downward`() throws {
        var graph = Graph(id: "boxes")
        graph.nodes = [
            Node(id: "first", frame: Rectangle(x: 10, y: 20, width: 108, height: 44)),
            Node(id: "second", frame: Rectangle(x: -300, y: 700, width: 31, height: 17)),
        ]
        let drawing = try #require(try Drawing(graph))
        #expect(
            drawing.elements("polygon", of: "first").first?.attributes["points"] == "118,20 10,20 10,64 118,64 118,20")
        #expect(
            drawing.elements("polygon", of: "second").first?.attributes["points"]
                == "-269,700 -300,700 -300,717 -269,717 -269,700"
        )
    }

    @Test func `the view box is what the nodes cover, and the padding around it`() throws {
        var graph = Graph(id: "boxes", nodes: [Node(id: "n", frame: Rectangle(x: 0, y: 0, width: 100, height: 50))])
        graph.padding = 10
        let root = try #require(try Drawing(graph)?.elements("svg").first)
        #expect(root.attributes["width"] == "120pt")
        #expect(root.attributes["height"] == "70pt")
        #expect(root.attributes["viewBox"] == "0.00 0.00 120.00 70.00")
    }

    @Test func `an empty graph is an empty drawing`() throws {
        let drawing = try #require(try Drawing(Graph(id: "")))
        #expect(drawing.elements("svg").count == 1)
        #expect(drawing.elements("text").isEmpty)
    }

    @Test func `nodes are drawn in order, then edges, so that what comes later lies on top`() throws {
        let frame = Rectangle(x: 0, y: 0, width: 50, height: 50)
        var graph = Graph(id: "pile", nodes: ["b", "a", "c"].map { Node(id: $0, frame: frame) })
        graph.edges = [Edge(from: "a", to: "b", route: .straight(from: .zero, to: Point(x: 0, y: 100)))]
        let drawing = try #require(try Drawing(graph))
        #expect(drawing.elements("title").dropFirst().map(\.text) == ["b", "a", "c", "a->b"])
    }
}
