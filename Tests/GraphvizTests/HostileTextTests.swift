import Graphviz
import Testing

@Suite("Text is drawn as it is given, whatever it contains")
struct HostileTextTests {
    /// Names that have broken drawings, here or elsewhere.
    static let names = [
        "\\N \\G \\L \\n \\l \\r \\\\ \\", "\\", "\"", "'\"<>&", "&amp; &lt; &#65; &nosuch; &#0; &#xfffe; &",
        "<b>bold</b>", "<TABLE><TR><TD>x</TD></TR></TABLE>", "]]>", "--", "-->", "<!--", "<?xml?>", "</svg>",
        "%1", "_anonymous_0", "cluster_x", "digraph { a -> b }", "a:n", "node", "{a|b}", "", " ", "   ",
        "日本語のページ", "Третий", "صفحة", "👩‍👩‍👧‍👦 🇪🇺 ❤️", "e\u{301}", "\u{1d54f}", "a\u{a0}b",
    ]

    private func graph(_ name: String, label: Label) -> Graph {
        var node = Node(id: name, label: label, frame: Rectangle(x: 0, y: 0, width: 400, height: 60))
        node.tooltip = name
        var edge = Edge(from: name, to: name, route: .straight(from: .zero, to: Point(x: 9, y: 90)))
        edge.tooltip = name
        var graph = Graph(id: name, nodes: [node], edges: [edge])
        graph.title = name
        graph.summary = name
        return graph
    }

    @Test(arguments: names)
    func `plain text`(name: String) throws {
        let drawing = try #require(try Drawing(graph(name, label: .text(name))), "well-formed XML")
        let texts = drawing.elements("text").map { $0.text.replacing("\u{a0}", with: " ") }
        let expected = name.replacing("\u{a0}", with: " ")
        // A label of nothing is no text at all.
        #expect(Set(texts).subtracting([expected]).isEmpty)
        #expect(texts.isEmpty == name.isEmpty)
        #expect(drawing.elements("title").first?.text == name)
        #expect(drawing.elements("desc").first?.text == name)
        let titles = drawing.elements("title").dropFirst().map { $0.text.replacing("\u{a0}", with: " ") }
        #expect(titles.filter { $0 == expected }.count >= 1, "the node's own")
        let tooltips = drawing.elements("a").compactMap { $0.attributes["xlink:title"] }
        #expect(Set(tooltips.map { $0.replacing("\u{a0}", with: " ") }).subtracting([expected]).isEmpty)
    }

    @Test(arguments: names)
    func `styled text`(name: String) throws {
        let run = TextRun(name, isBold: true)
        let drawing = try #require(try Drawing(graph(name, label: .lines([[run]]))), "well-formed XML")
        let expected = name.replacing("\u{a0}", with: " ")
        let texts = drawing.elements("text").map { $0.text.replacing("\u{a0}", with: " ") }
        #expect(Set(texts).subtracting([expected]).isEmpty)
        #expect(texts.isEmpty == name.isEmpty)
    }

    @Test func `characters that cannot be seen are shown by signs`() throws {
        var graph = Graph(id: "signs")
        for (row, text) in [
            "a\u{0}b", "a\tb", "a\u{7f}b", "a\u{85}b", "a\u{202e}b", "a\u{2028}b", "\u{fffe}", "\u{feff}",
        ]
        .enumerated() {
            let frame = Rectangle(x: 0, y: Double(row) * 50, width: 90, height: 40)
            graph.nodes.append(Node(id: text, label: .text(text), frame: frame))
        }
        let drawing = try #require(try Drawing(graph))
        #expect(drawing.elements("text").map(\.text) == ["a␀b", "a␉b", "a␡b", "a�b", "a�b", "a␤b", "�", "�"])
    }

    @Test func `every control and every noncharacter gives well-formed XML`() throws {
        let values = Array(0...0x9f) + [0xfdd0, 0xfffe, 0xffff, 0x1fffe, 0x10ffff, 0x200d, 0xfeff, 0xe0001]
        let text = String(String.UnicodeScalarView(values.compactMap { Unicode.Scalar(UInt32($0)) }))
        for label: Label in [.text(text), .lines([[TextRun(text)]])] {
            #expect(try Drawing(graph(text, label: label)) != nil)
        }
    }

    @Test func `ids that look alike once their controls are shown stay different nodes`() throws {
        let frame = Rectangle(x: 0, y: 0, width: 50, height: 50)
        let graph = Graph(
            id: "alike", nodes: ["a\u{0}", "a␀", "a␀′", "a\u{202e}", "a\u{2066}"].map { Node(id: $0, frame: frame) })
        let drawing = try #require(try Drawing(graph))
        #expect(drawing.elements("title").map(\.text) == ["alike", "a␀", "a␀", "a␀′", "a�", "a�"])
    }

    @Test func `an id that is a label's markup elsewhere stays text`() throws {
        let label = Label.lines([[TextRun("x")]])
        let frame = Rectangle(x: 0, y: 0, width: 50, height: 50)
        let graph = Graph(id: "g", nodes: [Node(id: "<FONT>x</FONT>", label: label, frame: frame)])
        let drawing = try #require(try Drawing(graph))
        #expect(drawing.texts(of: "<FONT>x</FONT>") == ["x"])
    }

    @Test func `only addresses that a reader can follow without harm are links`() throws {
        for address in [
            "javascript:alert(1)", "JaVaScRiPt:x", "data:text/html,x", "file:///etc/passwd", "", "a b", "\u{1}x", "\"",
            "\\N",
        ] {
            #expect(Link(address) == nil, "\(address)")
        }
        for address in [
            "https://example.org/?a=1&copy;=2&lt;", "HTTP://example.org", "page.html#x:y", "../up", "?q=a:b", "#here",
        ] {
            let link = try #require(Link(address))
            var node = Node(id: "n", frame: Rectangle(x: 0, y: 0, width: 50, height: 50))
            node.link = link
            let drawing = try #require(try Drawing(Graph(id: "g", nodes: [node])))
            #expect(drawing.elements("a").first?.attributes["xlink:href"] == address)
        }
    }
}
