import Graphviz
import Testing

@Suite("Text of any length is drawn")
struct LongTextTests {
    /// Around the sizes at which libgvc's and libcgraph's buffers grow, and far beyond.
    static let lengths = [900, 980, 1_023, 1_024, 2_047, 4_100, 8_200, 70_000]

    /// A node too small for its text is what libgvc complains about, with the names of node and graph in its message.
    private func graph(_ text: String) -> Graph {
        let frame = Rectangle(x: 0, y: 0, width: 40, height: 20)
        var node = Node(id: text, label: .text(text), frame: frame)
        node.tooltip = text
        let styled = Node(id: text + " styled", label: .lines([[TextRun(text, isBold: true)]]), frame: frame)
        var edge = Edge(from: node.id, to: styled.id, route: .straight(from: .zero, to: Point(x: 0, y: 90)))
        edge.tooltip = text
        var graph = Graph(id: text, nodes: [node, styled], edges: [edge])
        (graph.title, graph.summary) = (text, text)
        return graph
    }

    @Test(arguments: lengths)
    func `names, labels and tooltips`(length: Int) throws {
        for letter in ["x", "Ж", "語"] {
            let text = String(repeating: letter, count: length)
            let drawing = try #require(try Drawing(graph(text)), "well-formed XML")
            #expect(Set(drawing.elements("text").map(\.text)) == [text])
            #expect(try !GraphRenderer.render(graph(text), format: .dot).isEmpty)
        }
    }

    @Test(arguments: [Format.svg, .dot, .png, .pdf])
    func `one letter under a thousand accents`(format: Format) throws {
        let text = "a" + String(repeating: "\u{301}", count: 550)
        #expect(try !GraphRenderer.render(graph(text), format: format).isEmpty)
    }

    @Test func `what is written about a drawing is not printed`() throws {
        let before = try GraphRenderer.render(graph("short"))
        _ = try GraphRenderer.render(graph(String(repeating: "x", count: 5_000)))
        #expect(try GraphRenderer.render(graph("short")) == before)
    }

    @Test("an empty label stays empty where a plain `dot` draws the file")
    func emptyLabel() throws {
        let node = Node(id: "without a text", frame: Rectangle(x: 0, y: 0, width: 40, height: 20))
        let dot = try GraphRenderer.render(Graph(id: "g", nodes: [node]), format: .dot)
        #expect(String(decoding: dot, as: UTF8.self).contains("label=\"\""))
    }
}
