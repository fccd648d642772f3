import Graphviz
import PageTrace

/// The steps of a sheet as a graph for programs: each call leads to the next, the last of a step to the pages that are
/// held then, and the page that is shown to what comes next.
///
/// Its nodes are called as they are in a drawing, which takes from here what it does not draw.
struct StepOutline {
    /// Nodes and edges without places.
    private(set) var graph: Graph
    private let diagram: Diagram
    private let pages: TouchedPages
    /// What leads to the next node.
    private var last: String?

    private static let noPlace = Rectangle(x: 0, y: 0, width: 0, height: 0)
    private static let noWay = Route.straight(from: .zero, to: .zero)

    init(_ plan: DrawingPlan, sheet: Int, diagram: Diagram) {
        self.diagram = diagram
        pages = TouchedPages(of: plan.drawn)
        graph = Sheet(id: diagram.rawValue, darkColors: Palette.darkColors(of: [plan.recording])).graph
        graph.isPlaced = false
        graph.title = plan.title(of: sheet)
        guard diagram.showsSteps else {
            add(StateGraph(plan.recording, limit: StatesDiagram.stateLimit))
            return
        }
        for place in plan.sheets[sheet] {
            if !plan.recording.isWalk { last = nil }
            add(plan.drawn.steps[place], name: plan.name(of: place))
        }
    }

    /// A drawing with the classes and clusters of these nodes, and edges that nobody sees from each to the next.
    func marked(_ drawing: Graph) -> Graph {
        var drawing = drawing
        let kinds = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, $0.kind) })
        var frames: [String: Rectangle] = [:]
        var members: [String: [String]] = [:]
        for place in drawing.nodes.indices {
            let id = drawing.nodes[place].id
            drawing.nodes[place].kind = kinds[id] ?? nil
            frames[id] = drawing.nodes[place].frame
            members[String(id.prefix { $0 != "_" }), default: []].append(id)
        }
        guard diagram.showsSteps else { return drawing }
        drawing.clusters = graph.clusters.map { Cluster(id: $0.id, nodes: members[$0.id] ?? []) }
        drawing.edges += graph.edges.compactMap { edge in
            guard let tail = frames[edge.tail], let head = frames[edge.head] else { return nil }
            var edge = Edge(from: edge.tail, to: edge.head, route: .straight(from: tail.center, to: head.center))
            edge.lineStyle = .invisible
            return edge
        }
        return drawing
    }

    private mutating func add(_ step: Step, name: NodeName) {
        let first = graph.nodes.count
        let title = [StepText.title(of: step), StepText.unusualBadge(of: step.gesture)].filter { !$0.isEmpty }
        lead(
            to: Node(
                name, text: title.joined(separator: "\n"), frame: Self.noPlace, fill: nil, color: .ink, style: .heading,
                shape: .text, kind: "step"))
        if diagram != .cache {
            for (index, callback) in step.callbacks.enumerated() { add(callback, index: index, of: step, name: name) }
        }
        for (index, finding) in step.findings.enumerated() { add(finding, index: index, of: step, name: name) }
        if diagram != .calls { addPages(after: step, name: name) }
        graph.clusters.append(Cluster(id: name.id, nodes: graph.nodes[first...].map(\.id)))
    }

    private mutating func add(_ callback: CallbackRecord, index: Int, of step: Step, name: NodeName) {
        let style = RoleStyle(callback.role)
        lead(
            to: Node(
                name.part("call\(index + 1)", ""), text: "\(index + 1)  " + CallText.line(of: callback),
                frame: Self.noPlace, fill: .panel, stroke: style.color, color: style.color, style: .code,
                kind: callback.role.rawValue))
    }

    /// Adds a finding, to which the call leads that it was found at.
    private mutating func add(_ finding: Finding, index: Int, of step: Step, name: NodeName) {
        let style = BarStyle(isFatal: finding.kind.isFatal)
        let lines = TextStyle.remark.lines(of: "⚠ " + StepText.line(of: finding), width: 300)
        let node = Node(
            name.part("finding\(index + 1)", ""), text: lines.joined(separator: "\n"), frame: Self.noPlace,
            fill: style.fill, stroke: style.line, color: style.text, style: .remark, kind: "finding")
        let call = finding.callback.map { name.part("call\($0)", "").id }
        connect(call.flatMap { id in graph.nodes.contains { $0.id == id } ? id : nil } ?? last, to: node.id)
        graph.nodes.append(node)
    }

    /// Adds the pages that are held after a step, or were dropped in it; what comes next comes from the shown one.
    private mutating func addPages(after step: Step, name: NodeName) {
        let source = last
        for (lane, held) in step.after.enumerated() {
            let row = PageRow(held: held, before: step.before.at(lane), pages: pages)
            for column in row.needed.sorted() {
                let cell = row[column]
                let text = FittedName(pages.titles[column], width: 200, style: .boldName, lineLimit: 3)
                var node = CellStyle.node(
                    name.after.part("lane\(lane + 1)", "").part("page\(column + 1)", ""), text: text, cell: cell,
                    frame: Self.noPlace, size: Measures.name)
                node.kind = "\(cell.state)"
                connect(source, to: node.id)
                graph.nodes.append(node)
                if cell.state == .shown, lane == step.after.placeOnScreen { last = node.id }
            }
        }
    }

    private mutating func lead(to node: Node) {
        connect(last, to: node.id)
        graph.nodes.append(node)
        last = node.id
    }

    private mutating func connect(_ tail: String?, to head: String) {
        guard let tail else { return }
        graph.edges.append(Edge(from: tail, to: head, Self.noWay, stroke: .arrow))
    }

    /// Adds states, and the gestures that lead from one to another.
    private mutating func add(_ states: StateGraph) {
        for (index, held) in states.states.enumerated() {
            graph.nodes.append(
                Node(
                    NodeName("state\(index + 1)", ""), text: StateText.line(of: held), frame: Self.noPlace,
                    fill: .heldFill, stroke: .heldLine, color: .heldText, style: .name, kind: "state"))
        }
        for transition in states.transitions {
            let entry = StateEntry([transition], number: 1, limit: 300)
            var edge = entry.style.edge(
                from: "state\(transition.from + 1)", to: "state\(transition.to + 1)", Self.noWay)
            edge.label = [StateText.gesture(of: transition), entry.steps].filter { !$0.isEmpty }
                .joined(separator: "\n")
            graph.edges.append(edge)
        }
    }
}
