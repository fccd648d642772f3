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
        graph.clusters = input.list(below: 3) { $0.cluster(among: ids, depth: 0) }
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
        graph.className = maybe { $0.text() }
        graph.custom = list(below: 3) { $0.custom() }
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
        node.className = maybe { $0.text() }
        node.custom = list(below: 3) { $0.custom() }
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
        edge.className = maybe { $0.text() }
        edge.custom = list(below: 3) { $0.custom() }
        return edge
    }

    fileprivate mutating func cluster(among ids: [String], depth: Int) -> Cluster {
        var cluster = Cluster(id: text(), label: maybe { $0.label() }, nodes: list(below: 4) { $0.id(among: ids) })
        if depth < 2 { cluster.clusters = list(below: 3) { $0.cluster(among: ids, depth: depth + 1) } }
        cluster.frame = maybe { $0.rectangle() }
        cluster.labelPosition = maybe { $0.point() }
        guard flag() else { return cluster }
        cluster.fill = maybe { $0.color() }
        cluster.stroke = maybe { $0.color() }
        if flag() { cluster.penWidth = length() }
        cluster.lineStyle = pick(LineStyle.allCases) ?? .solid
        cluster.isRounded = flag()
        cluster.font = font()
        if flag() { cluster.fontSize = length() }
        cluster.tooltip = maybe { $0.text() }
        cluster.link = link()
        cluster.className = maybe { $0.text() }
        cluster.custom = list(below: 3) { $0.custom() }
        return cluster
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

    /// Mostly an attribute that is allowed, with a value that might be.
    private mutating func custom() -> CustomAttribute {
        .custom(pick(Self.attributes) ?? "", flag() ? text() : pick(Self.values) ?? "")
    }

    private static let attributes = [
        "group", "weight", "minlen", "peripheries", "ordering", "labeljust", "labelloc", "xlabel", "layers", "rank",
        "URL",
        "image", "fontpath", "", "bad name", "label",
    ]

    private static let values = ["0", "1", "10", "100", "1000", "1001", "-1", "in", "out", "l", "c", "r", "t", "b"]
}
