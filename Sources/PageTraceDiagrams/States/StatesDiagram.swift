import Graphviz
import PageTrace

/// The distinct states of the container as strips of slots, and the gestures between them; laid out by `dot`.
struct StatesDiagram: SheetDrawing {
    private let prepared: PreparedSheets
    private let states: StateGraph
    private let names: [String]

    /// The maximum number of states that are drawn: the layout time grows far faster than their number.
    private static let stateLimit = 80
    /// The maximum number of transitions that are named by their gestures; if there are more, only the steps are named.
    private static let namedLimit = 36
    /// The maximum number of transitions that have a label at all.
    private static let labelLimit = 90

    /// Prepares the drawing of a recording.
    init(_ prepared: PreparedSheets) {
        self.prepared = prepared
        let states = StateGraph(prepared.plan.recording, limit: Self.stateLimit)
        self.states = states
        names = states.states.enumerated().map { "State \($0 + 1): \(StateText.sentence(of: $1.held))" }
    }

    /// The drawing, which is always one sheet.
    func graph(of _: Int) -> Graph {
        var graph = Graph(id: "states")
        graph.title = Story.title(of: prepared.plan.recording)
        graph.summary = summary
        graph.background = Palette.paper.color
        graph.darkColors = Palette.darkColors(of: [prepared.plan.recording])
        graph.padding = 12
        graph.nodeSpacing = 28
        graph.rankSpacing = 40
        // Above all others: they are where the layout begins.
        let head = StatesHead(prepared, states: states.states).nodes
        graph.nodes += head
        func place(_ node: Node, below head: Node) {
            var edge = Edge(from: head.id, to: node.id)
            edge.isInvisible = true
            graph.edges.append(edge)
        }
        for (upper, lower) in zip(head, head.dropFirst()) { place(lower, below: upper) }
        if let start = states.start {
            graph.nodes.append(startNode)
            if let last = head.last { place(startNode, below: last) }
            var edge = Edge(from: startNode.id, to: names[start])
            StateStyle.apply(to: &edge)
            graph.edges.append(edge)
        }
        for (index, state) in states.states.enumerated() {
            graph.nodes.append(StateStyle.node(id: names[index], held: state.held))
        }
        graph.edges += states.transitions.filter { $0.from != $0.to }.map { edge([$0]) }
        // All gestures that lead back to the same state are one loop: dot would draw several through each other's
        // labels.
        for state in states.states.indices {
            let loops = states.transitions.filter { $0.from == state && $0.to == state }
            if !loops.isEmpty { graph.edges.append(edge(loops)) }
        }
        if states.omitted > 0 { graph.nodes.append(omission) }
        return graph
    }

    private var summary: String {
        let text = "\(states.states.count + states.omitted) states, \(states.transitions.count) different transitions."
        return text + " " + prepared.summary
    }

    private var startNode: Node {
        var node = Node(id: "Start")
        node.shape = .circle
        node.size = Size(width: 12, height: 12)
        node.isFixedSize = true
        node.fill = Palette.ink.color
        node.stroke = Palette.ink.color
        return node
    }

    private var omission: Node {
        var node = Node(id: "States left out", label: .text("… and \(states.omitted) more states"))
        node.shape = .text
        node.fontSize = Measures.heading
        node.textColor = Palette.muted.color
        return node
    }

    /// An arrow for one or more transitions between the same two states.
    private func edge(_ transitions: [StateGraph.Transition]) -> Edge {
        var edge = Edge(from: names[transitions[0].from], to: names[transitions[0].to])
        StateStyle.apply(to: &edge)
        edge.tooltip = transitions.map { "\(StateText.gesture(of: $0)), step \(StateText.steps($0.steps))" }
            .joined(separator: "; ")
        let outcomes = Set(transitions.map(\.gesture.outcome))
        if outcomes == [.cancelled] { edge.lineStyle = .dashed }
        if !outcomes.isEmpty, outcomes.isSubset(of: [.bounced, .ignored]) { edge.lineStyle = .dotted }
        if transitions.contains(where: \.isEmphasized) {
            edge.stroke = Palette.noteLine.color
            edge.penWidth = 3
        }
        if transitions.contains(where: \.hasFinding) {
            edge.stroke = Palette.warningLine.color
            edge.penWidth = max(edge.penWidth, 2)
        }
        if states.transitions.count <= Self.labelLimit { edge.label = .lines(transitions.flatMap(lines)) }
        return edge
    }

    private func lines(_ transition: StateGraph.Transition) -> [TextLine] {
        let sign = transition.hasFinding ? "⚠ " : ""
        let steps = StateText.steps(transition.steps)
        func line(_ text: String, color: Palette) -> TextLine {
            TextLine([TextRun(" \(text) ", color: color.color)], alignment: .left)
        }
        let notes = StateText.notes(of: transition).map { line($0, color: .noteText) }
        guard states.transitions.count <= Self.namedLimit else {
            let arrow = transition.gesture.direction.map { $0 == .forward ? "→ " : "← " } ?? ""
            return [line(sign + arrow + steps, color: .ink)] + notes
        }
        let word = Words.say(transition.steps.count == 1 ? "step" : "steps")
        return [
            line(sign + StateText.gesture(of: transition), color: .ink), line("\(word) \(steps)", color: .muted),
        ] + notes
    }
}
