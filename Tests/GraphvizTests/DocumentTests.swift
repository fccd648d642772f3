import Graphviz
import Testing

@Suite("An SVG document stands on its own")
struct DocumentTests {
    private var graph: Graph {
        var node = Node(id: "n", label: .text("First"), frame: Rectangle(x: 0, y: 0, width: 120, height: 60))
        node.fill = .white
        node.stroke = Color(0xd0d7de)
        var graph = Graph(id: "my flow", nodes: [node])
        graph.title = "There & back"
        graph.summary = "One page is shown."
        graph.darkColors = [
            ColorPair(light: .white, dark: Color(0x0d1117)), ColorPair(light: .black, dark: Color(0xe6edf3)),
            ColorPair(light: .black, dark: Color(0xff0000)),
        ]
        return graph
    }

    @Test func `a screen reader finds a title and a description`() throws {
        let drawing = try #require(try Drawing(graph))
        let root = try #require(drawing.elements.first)
        #expect(root.attributes["role"] == "img")
        let id = try #require(root.attributes["id"])
        #expect(id.hasPrefix("graph-my-flow-"))
        #expect(root.attributes["aria-labelledby"] == "\(id)-title \(id)-desc")
        #expect(drawing.elements("title").first?.attributes["id"] == "\(id)-title")
        #expect(drawing.elements("title").first?.text == "There & back")
        #expect(drawing.elements("desc").first?.attributes["id"] == "\(id)-desc")
        #expect(drawing.elements("desc").first?.text == "One page is shown.")
    }

    @Test func `without a title the id is the title, and there is no description`() throws {
        let drawing = try #require(try Drawing(Graph(id: "flow")))
        #expect(drawing.elements("title").map(\.text) == ["flow"])
        #expect(drawing.elements("desc").isEmpty)
        let root = try #require(drawing.elements.first)
        #expect(root.attributes["aria-labelledby"] == root.attributes["id"].map { $0 + "-title" })
    }

    @Test func `two drawings in one page share no id, and the same drawing has the same one again`() throws {
        var other = graph
        other.title = "Another"
        let ids = try [graph, other, graph].map { try Drawing($0)?.elements.first?.attributes["id"] }
        #expect(ids[0] != ids[1] && ids[0] == ids[2])
    }

    @Test func `nothing in it depends on Graphviz's version: no comment, no document type, no numbered id`() throws {
        let svg = try #require(try Drawing(graph)).svg
        for part in ["<!--", "<!DOCTYPE", "graphviz", "node1", "graph0"] {
            #expect(!svg.contains(part), "\(part)")
        }
    }

    @Test func `another size is another id, and another title changes no rule of a color`() throws {
        var wider = graph
        wider.nodes[0].frame.size.width += 1
        var other = graph
        other.title = "Another"
        let (first, second) = (try #require(try Drawing(graph)), try #require(try Drawing(other)))
        #expect(try Drawing(wider)?.elements.first?.attributes["id"] != first.elements.first?.attributes["id"])
        let lines = [first, second].map { $0.svg.split(separator: "\n") }
        #expect(zip(lines[0], lines[1]).count { $0 != $1 } == 1)
    }

    @Test func `nodes say where they are, in no id that another drawing may have`() throws {
        let drawing = try #require(try Drawing(graph))
        #expect(drawing.elements("g").contains { $0.attributes["data-place"] == "n" })
        #expect(drawing.elements("g").allSatisfy { $0.attributes["id"] == nil })
        var hostile = graph
        hostile.nodes[0].id = "\" onload=\"x"
        #expect(try Drawing(hostile)?.svg.contains("data-place") == false)
    }

    @Test func `it follows the reader's setting by rules for each color, which apply to drawings with the same colors`()
        throws
    {
        let drawing = try #require(try Drawing(graph, theme: .automatic))
        let style = try #require(drawing.elements("style").first).text
        let name = try #require(drawing.elements.first?.attributes["class"])
        #expect(style.contains("@media (prefers-color-scheme: dark)"))
        #expect(style.contains(".\(name) [fill=\"#ffffff\"]{fill:#0d1117}"))
        #expect(style.contains(".\(name) [stroke=\"#000000\"]{stroke:#e6edf3}"))
        #expect(!style.contains("#ff0000"), "the first of two pairs wins")
        #expect(drawing.elements("polygon", of: "n").first?.attributes["fill"] == "#ffffff")
    }

    @Test func `light and dark have their colors in place and no rules`() throws {
        let light = try #require(try Drawing(graph, theme: .light))
        #expect(light.elements("style").isEmpty)
        #expect(light.elements("text").first?.attributes["fill"] == "#000000")
        let dark = try #require(try Drawing(graph, theme: .dark))
        #expect(dark.elements("style").isEmpty)
        #expect(dark.elements("text").first?.attributes["fill"] == "#e6edf3")
        #expect(dark.elements("polygon", of: "n").first?.attributes["fill"] == "#0d1117")
        #expect(dark.elements("polygon", of: "n").first?.attributes["stroke"] == "#d0d7de", "without a pair it stays")
        #expect(dark.elements("polygon").first?.attributes["fill"] == "#0d1117", "the background")
    }

    @Test func `without a background nothing is painted behind the nodes`() throws {
        var graph = graph
        graph.background = nil
        #expect(try Drawing(graph)?.elements("polygon").count == 1, "the node")
    }
}
