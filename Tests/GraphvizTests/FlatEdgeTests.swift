import Graphviz
import Testing

@Suite("Edges beside the layers")
struct FlatEdgeTests {
    /// Found by fuzzing, with an address sanitizer: libgvc 2.42 freed the lists of a node twice.
    @Test func `a label on an edge that does not hold its head below its tail`() throws {
        var edge = Edge(from: "a", to: "d", label: "label")
        edge.isConstraint = false
        var graph = Graph(
            id: "g", nodes: ["a", "b", "c", "d"].map { Node(id: $0) }, edges: [edge, Edge(from: "c", to: "b")])
        let dot = String(decoding: try GraphRenderer.render(graph, engine: .dot, format: .dot), as: UTF8.self)
        #expect(!dot.contains("constraint"))
        graph.edges[0].label = nil
        let unlabeled = String(decoding: try GraphRenderer.render(graph, engine: .dot, format: .dot), as: UTF8.self)
        #expect(unlabeled.contains("constraint=false"))
    }
}
