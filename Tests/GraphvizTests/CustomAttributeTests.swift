import Graphviz
import Testing

@Suite("Custom attributes do what they are there for, and nothing else")
struct CustomAttributeTests {
    private func graph(_ attribute: CustomAttribute) -> Graph {
        var node = Node(id: "a", frame: Rectangle(x: 0, y: 0, width: 50, height: 50))
        node.custom = [attribute]
        var edge = Edge(from: "a", to: "a")
        edge.custom = [attribute]
        var graph = Graph(id: "g", nodes: [node], edges: [edge])
        graph.custom = [attribute]
        return graph
    }

    @Test(arguments: Engine.allCases)
    func `what lays out is allowed, with any value that libgvc can bear`(engine: Engine) throws {
        for (name, text) in [
            ("group", "\\N \"<&;"), ("weight", "1000"), ("minlen", "0"), ("peripheries", "2"), ("ordering", "out"),
            ("labeljust", "r"), ("labelloc", "b"),
        ] {
            let bytes = try GraphRenderer.render(graph(.custom(name, text)), engine: engine, format: .dot)
            #expect(String(decoding: bytes, as: UTF8.self).contains("\(name)="))
        }
    }

    @Test(arguments: [
        "image", "shapefile", "URL", "labelhref", "fontpath", "comment", "label", "a b", "", "x\"", "xlabel",
        "rank",
        "layers", "splines", "Weight",
    ])
    func `what reads files, leads somewhere, has a property or breaks libgvc is refused`(name: String) {
        // In a placed graph an xlabel beside an edge without a position stops the process, and layers leave nothing.
        for engine in Engine.allCases {
            #expect(throws: GraphvizError.refusedAttribute(name: name)) {
                try GraphRenderer.render(graph(.custom(name, "1")), engine: engine)
            }
        }
    }

    @Test func `values outside of what is documented are refused`() {
        for (name, text) in [
            ("weight", "1001"), ("weight", "-1"), ("weight", "٣"), ("minlen", "1000000"), ("peripheries", ""),
            ("peripheries", "99999999999999999999"), ("ordering", "both"), ("labelloc", "x"),
        ] {
            #expect(throws: GraphvizError.refusedAttribute(name: name)) {
                try GraphRenderer.render(graph(.custom(name, text)), engine: .dot)
            }
        }
    }
}
