import Graphviz

/// A graph that bytes describe, and how it is to be drawn.
///
/// Each byte answers the next question: how many nodes, which shape, whether there is a tooltip. So every input is a
/// graph, and a change of one byte mostly a small change of it.
struct GraphRecipe {
    let graph: Graph
    let theme: Appearance

    init(_ bytes: [UInt8]) {
        var input = InputBytes(bytes)
        theme = input.pick(Appearance.allCases) ?? .light
        var graph = Graph(id: input.text())
        graph.nodes = input.list(below: 12) { $0.node() }
        let ids = graph.nodes.map(\.id)
        graph.edges = input.list(below: 12) { $0.edge(among: ids) }
        if input.flag() { input.dress(&graph) }
        self.graph = graph
    }
}

extension InputBytes {
    fileprivate mutating func dress(_ graph: inout Graph) {
        graph.title = maybe { $0.text() }
        graph.summary = maybe { $0.text() }
        graph.background = maybe { $0.color() }
        graph.darkColors = list(below: 4) { ColorPair(light: $0.color(), dark: $0.color()) }
        if flag() { graph.padding = length() }
    }

    fileprivate mutating func node() -> Node {
        var node = Node(id: text(), label: label(), frame: rectangle())
        node.shape = pick(Shape.allCases) ?? .box
        guard flag() else { return node }
        node.fill = maybe { $0.color() }
        node.stroke = maybe { $0.color() }
        if flag() { node.penWidth = length() }
        node.lineStyle = pick(LineStyle.allCases) ?? .solid
        node.isRounded = flag()
        node.font = font()
        if flag() { node.fontSize = length() }
        node.textColor = color()
        node.tooltip = maybe { $0.text() }
        node.link = link()
        return node
    }

    fileprivate mutating func edge(among ids: [String]) -> Edge {
        var edge = Edge(from: id(among: ids), to: id(among: ids), route: route())
        guard flag() else { return edge }
        edge.arrowhead = pick(Arrowhead.allCases) ?? .normal
        if flag() { edge.arrowScale = length() }
        edge.stroke = color()
        if flag() { edge.penWidth = length() }
        edge.lineStyle = pick(LineStyle.allCases) ?? .solid
        edge.tooltip = maybe { $0.text() }
        return edge
    }

    /// Mostly a node that there is.
    private mutating func id(among ids: [String]) -> String {
        byte() == 255 ? text() : pick(ids) ?? text()
    }

    private mutating func route() -> Route {
        flag() ? .polyline(list(below: 6) { $0.point() }) : .curve(list(below: 9) { $0.point() })
    }
}
