import Graphviz

/// A graph that bytes describe, and how it is to be drawn.
///
/// Each byte answers the next question: how many nodes, which shape, whether there is a tooltip. So every input is a
/// graph, and a change of one byte mostly a small change of it.
struct GraphRecipe {
    let graph: Graph
    let engine: Engine
    let theme: Theme

    init(_ bytes: [UInt8]) {
        var input = InputBytes(bytes)
        engine = input.flag() ? .dot : .placed
        theme = input.pick(Theme.allCases) ?? .light
        var graph = Graph(id: input.text())
        // Layered layout takes far more time than drawing what is placed.
        let limit = engine == .dot ? 7 : 12
        let isPlaced = engine == .placed
        graph.nodes = input.list(below: limit) { $0.node(isPlaced: isPlaced) }
        let ids = graph.nodes.map(\.id)
        graph.edges = input.list(below: limit) { $0.edge(among: ids) }
        if input.flag() { input.dress(&graph) }
        self.graph = graph
    }
}

extension InputBytes {
    fileprivate mutating func dress(_ graph: inout Graph) {
        graph.isDirected = !flag()
        graph.title = maybe { $0.text() }
        graph.summary = maybe { $0.text() }
        graph.background = maybe { $0.color() }
        graph.darkColors = list(below: 4) { ColorPair(light: $0.color(), dark: $0.color()) }
        if flag() { graph.padding = length() }
        graph.canvas = maybe { $0.rectangle() }
        graph.direction = pick(RankDirection.allCases) ?? .topToBottom
        if flag() { graph.nodeSpacing = length() }
        if flag() { graph.rankSpacing = length() }
    }

    fileprivate mutating func node(isPlaced: Bool) -> Node {
        var node = Node(id: text(), label: label())
        node.shape = pick(Shape.allCases) ?? .box
        if isPlaced ? !flag() : flag() {
            node.frame = rectangle()
        } else if flag() {
            node.position = point()
            node.size = maybe { $0.size() }
        }
        guard flag() else { return node }
        node.isFixedSize = flag()
        node.padding = maybe { $0.size() }
        node.fill = maybe { $0.color() }
        node.stroke = maybe { $0.color() }
        if flag() { node.penWidth = length() }
        node.lineStyle = pick(LineStyle.allCases) ?? .solid
        node.isRounded = flag()
        node.isInvisible = flag()
        node.font = font()
        if flag() { node.fontSize = length() }
        node.textColor = color()
        node.tooltip = maybe { $0.text() }
        node.link = link()
        return node
    }

    fileprivate mutating func edge(among ids: [String]) -> Edge {
        var edge = Edge(from: id(among: ids), to: id(among: ids))
        edge.label = maybe { $0.label() }
        edge.labelPosition = maybe { $0.point() }
        edge.route = route()
        guard flag() else { return edge }
        edge.arrowhead = pick(Arrowhead.allCases) ?? .normal
        edge.arrowtail = pick(Arrowhead.allCases) ?? .none
        if flag() { edge.arrowScale = length() }
        edge.stroke = color()
        if flag() { edge.penWidth = length() }
        edge.lineStyle = pick(LineStyle.allCases) ?? .solid
        edge.isInvisible = flag()
        edge.isConstraint = !flag()
        edge.font = font()
        if flag() { edge.fontSize = length() }
        edge.textColor = color()
        edge.tooltip = maybe { $0.text() }
        edge.link = link()
        return edge
    }

    /// Mostly a node that there is.
    private mutating func id(among ids: [String]) -> String {
        byte() == 255 ? text() : pick(ids) ?? text()
    }

    private mutating func route() -> Route? {
        switch number(below: 4) {
        case 1: .polyline(list(below: 6) { $0.point() })
        case 2: .curve(list(below: 9) { $0.point() })
        default: nil
        }
    }
}
