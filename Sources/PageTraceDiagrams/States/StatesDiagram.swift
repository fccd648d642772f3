import Graphviz
import PageTrace

/// The distinct states of the container as strips of slots, and the gestures between them; laid out by `dot`.
struct StatesDiagram {
    private let recording: Recording
    private let states: StateGraph
    private let names: [String]

    /// The most states that are drawn: the time that the layout takes grows far faster than their number.
    private static let stateLimit = 80
    /// The most transitions that are named by their gestures; of more, only the steps are told.
    private static let namedLimit = 36
    /// The most transitions that have a label at all.
    private static let labelLimit = 90

    /// Prepares the drawing of a recording.
    init(_ recording: Recording) {
        self.recording = recording
        let states = StateGraph(recording, limit: Self.stateLimit)
        self.states = states
        names = states.states.enumerated().map { "State \($0 + 1): \(StateText.sentence(of: $1.held))" }
    }

    /// The drawing.
    func graph() -> Graph {
        var graph = Graph(id: "states")
        graph.title = StoryText.title(of: recording)
        graph.summary = summary
        graph.background = Palette.paper.color
        graph.darkColors = Palette.darkColors
        graph.padding = 12
        graph.nodeSpacing = 40
        graph.rankSpacing = 40
        graph.nodes.append(titleNode)
        if let start = states.start {
            graph.nodes.append(startNode)
            var above = Edge(from: titleNode.id, to: startNode.id)
            above.isInvisible = true
            graph.edges.append(above)
            var edge = Edge(from: startNode.id, to: names[start])
            StateStyle.apply(to: &edge)
            graph.edges.append(edge)
        }
        for (index, state) in states.states.enumerated() {
            graph.nodes.append(StateStyle.node(id: names[index], held: state.held))
        }
        graph.edges += states.transitions.map(edge)
        if states.omitted > 0 { graph.nodes.append(omission) }
        return graph
    }

    /// The title, a node above all others: it stands where the layout begins.
    private var titleNode: Node {
        let lines = LineBreaking.lines(
            of: StoryText.title(of: recording), width: 420, font: .boldSans, size: Measures.title)
        var node = Node(id: "Title", label: .text(lines.joined(separator: "\n")))
        node.shape = .text
        node.size = Size(width: 10, height: 10)
        node.padding = Size(width: 0, height: 0)
        node.font = .boldSans
        node.fontSize = Measures.title
        node.textColor = Palette.ink.color
        return node
    }

    private var summary: String {
        let text = "\(states.states.count + states.omitted) states, \(states.transitions.count) different transitions."
        return text + " " + StoryText.summary(of: recording)
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

    private func edge(_ transition: StateGraph.Transition) -> Edge {
        var edge = Edge(from: names[transition.from], to: names[transition.to])
        let steps = StateText.steps(transition.steps)
        let whole = "\(StateText.gesture(of: transition)), step \(steps)"
        StateStyle.apply(to: &edge)
        edge.tooltip = whole
        if transition.gesture.outcome == .cancelled { edge.lineStyle = .dashed }
        if transition.gesture.outcome == .bounced || transition.gesture.outcome == .ignored { edge.lineStyle = .dotted }
        if transition.hasFinding {
            edge.stroke = Palette.warningLine.color
            edge.penWidth = 2
        }
        guard states.transitions.count <= Self.labelLimit else { return edge }
        let sign = transition.hasFinding ? "⚠ " : ""
        let isNamed = states.transitions.count <= Self.namedLimit
        let first = isNamed ? "\(sign)\(StateText.gesture(of: transition))" : sign + steps
        var lines = [TextLine([TextRun(" " + first + " ")], alignment: .left)]
        if isNamed {
            let word = transition.steps.count == 1 ? "step" : "steps"
            lines.append(TextLine([TextRun(" \(word) \(steps) ", color: Palette.muted.color)], alignment: .left))
        }
        edge.label = .lines(lines)
        return edge
    }
}
