import Foundation
import Graphviz
import Testing

@Test func tryOut() throws {
    var graph = Graph(id: "flow")
    graph.title = "There & back <again>"
    graph.summary = "A walk."
    graph.darkColors = [ColorPair(light: .white, dark: Color(0x0d1117)), ColorPair(light: .black, dark: Color(0xe6edf3))]
    var first = Node(id: "step 1: &nosuch; <First> \"q\" \\N é 日本", label: .text("a & b &amp; &nosuch; \\N\n <two> \\"), frame: Rectangle(x: 0, y: 0, width: 200, height: 44))
    first.fill = .white
    first.tooltip = "tip &nosuch; &amp; \\N <b> \"q\" ' \n x"
    first.isRounded = true
    first.link = Link("https://example.org/?a=1&copy;=2&lt;")
    var second = Node(id: "second", label: .table(LabelTable(rows: [.init([.init("1"), .init([TextRun("  name &nosuch; <x>", color: Color(0x0969da)).bold().struckThrough()], alignment: .left)]), .init([.init("2"), .init([TextRun("mono", font: .boldMonospaced, size: 10)])])])), frame: Rectangle(x: 20, y: 100, width: 160, height: 60))
    second.isRounded = true
    second.stroke = Color(0xd0d7de)
    second.className = "a b\"c"
    var third = Node(id: "third", label: .text("left\nlonger left", alignment: .left), frame: Rectangle(x: 220, y: 100, width: 160, height: 60))
    third.font = .boldMonospaced
    third.stroke = nil
    graph.nodes = [first, second, third]
    var e = Edge(from: first.id, to: "second", label: "lbl & x", route: .straight(from: Point(x: 100, y: 44), to: Point(x: 100, y: 100)))
    e.labelPosition = Point(x: 140, y: 72)
    e.tooltip = "edge"
    var f = Edge(from: first.id, to: "third")
    f.lineStyle = .dashed
    f.arrowhead = .open
    graph.edges = [e, f]
    var c = Cluster(id: "c", label: "cluster", nodes: ["second", "third"])
    c.frame = Rectangle(x: -10, y: 80, width: 400, height: 100)
    c.labelPosition = Point(x: 350, y: 90)
    graph.clusters = [c]
    for format in Format.allCases {
        let b = try Graphviz.render(graph, engine: .placed, format: format)
        try Data(b).write(to: URL(fileURLWithPath: "/tmp/gvtry/p.\(format.rawValue)"))
        let d = try Graphviz.render(graph, engine: .dot, format: format, theme: .dark)
        try Data(d).write(to: URL(fileURLWithPath: "/tmp/gvtry/d.\(format.rawValue)"))
    }
}
