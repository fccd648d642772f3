import Graphviz
import PageTrace

/// A step in a sequence of calls: its band, and below it the arrows.
struct CallBlock {
    private let step: Step
    /// The step before, if this one goes on from it.
    private let previous: Step?
    private let name: NodeName
    /// The number of times that the step is there, nil if only once.
    private let times: String?
    private let lifelines: Lifelines
    private let arrows: [CallArrow]
    /// The trace author's note on the step.
    private let note: TextBar?
    /// What the app changed by itself before the first call.
    private let changes: [String]
    /// Calls that did not come, with the reason.
    private let ghosts: [(call: SkippedCall?, text: String)]

    /// The height of the band and of the room below it.
    private static let band = (height: 22.0, room: 7.0)
    /// The height of a call that did not come, and of a remark.
    private static let ghostHeight = 24.0
    private static let bottomRoom = 8.0

    init(
        _ step: Step, since previous: Step?, name: NodeName, times: String?, lifelines: Lifelines,
        skipped: SkippedCalls
    ) {
        self.step = step
        self.previous = previous
        self.name = name
        self.times = times
        self.lifelines = lifelines
        arrows = CallArrow.arrows(of: step, lifelines: lifelines)
        note = TextBar(noteOf: step, limit: lifelines.width - Lifelines.inset - 30)
        var ghosts = step.notes.map { note in
            let call = skipped.call(for: note, of: step)
            return (call: call, text: call?.sentence ?? Words.note(note))
        }
        changes = step.changes(until: 0).map { "✎ " + $0.text }
        if arrows.isEmpty, ghosts.isEmpty { ghosts.append((call: nil, text: Words.say("no callback"))) }
        self.ghosts = ghosts
    }

    private func bars(at call: Int?) -> [TextBar] {
        step.bars(at: call, since: previous, limit: lifelines.width - Lifelines.inset - 30).map(\.bar)
    }

    var height: Double {
        var height = Self.band.height + Self.band.room + Self.bottomRoom
        if let note { height += note.size.height + Self.band.room }
        height +=
            arrows.reduce(0) { $0 + $1.height }
            + Double(changes.count + ghosts.count) * Self.ghostHeight
        if !step.findings.isEmpty {
            for call in [nil] + arrows.map(\.index) {
                height += bars(at: call).reduce(0) { $0 + $1.size.height + 6 }
            }
        }
        return height
    }

    /// Draws the step below the left end of its band's upper edge.
    func draw(at origin: Point, column: NodeName, into graph: inout Graph) {
        drawBand(at: origin, into: &graph.nodes)
        var y = origin.y + Self.band.height + Self.band.room
        if let note {
            note.draw(in: name, at: Point(x: origin.x + Lifelines.inset + 22, y: y), into: &graph.nodes)
            y += note.size.height + Self.band.room
        }
        for (index, change) in changes.enumerated() {
            drawGhost(nil, change, index: index, at: Point(x: origin.x, y: y), column: column, into: &graph)
            y += Self.ghostHeight
        }
        for arrow in arrows {
            let drawing = CallArrowDrawing(
                arrow: arrow, step: step, name: name, lifelines: lifelines, left: origin.x, column: column)
            drawing.draw(at: y, into: &graph)
            y += arrow.height
            drawBars(at: arrow.index, left: origin.x, y: &y, into: &graph.nodes)
        }
        for (index, ghost) in ghosts.enumerated() {
            drawGhost(
                ghost.call, ghost.text, index: changes.count + index, at: Point(x: origin.x, y: y), column: column,
                into: &graph)
            y += Self.ghostHeight
        }
        drawBars(at: nil, left: origin.x, y: &y, into: &graph.nodes)
    }

    private func drawBand(at origin: Point, into nodes: inout [Node]) {
        let frame = Rectangle(x: origin.x, y: origin.y, width: lifelines.width, height: Self.band.height)
        var node = Node(StepText.sentence(of: step, name: name, times: times), frame: frame)
        StepStyle.apply(step, to: &node)
        nodes.append(node)
        StepStyle.title(of: step, name: name, in: frame, into: &nodes)
    }

    private func drawBars(at call: Int?, left: Double, y: inout Double, into nodes: inout [Node]) {
        for bar in bars(at: call) {
            bar.draw(in: name, at: Point(x: left + Lifelines.inset + 22, y: y), into: &nodes)
            y += bar.size.height + 6
        }
    }

    private func drawGhost(
        _ call: SkippedCall?, _ text: String, index: Int, at origin: Point, column: NodeName,
        into graph: inout Graph
    ) {
        let start = origin.x + Lifelines.inset
        let isLost = call?.isLost == true
        let name = name.part("remark\(index + 1)", ", remark \(index + 1): \(text)")
        graph.nodes.write(
            name, TextStyle.remark.line(text, width: lifelines.width - Lifelines.inset - 26),
            at: Point(x: start + 22, y: origin.y + 8), style: TextStyle(isLost ? .boldSans : .sans, Measures.remark),
            color: isLost ? .violationText : .muted, coversPaper: true)
        guard let call else { return }
        let receiver = Lifelines.Participant.role(call.role)
        let isKnown = lifelines.participants.contains(receiver)
        guard isKnown || isLost else { return }
        let y = origin.y + 18
        // Nobody receives what is lost, even if somebody is there.
        let end =
            origin.x + (isKnown ? lifelines.x(of: receiver) - (isLost ? 18 : 0) : lifelines.width - Lifelines.inset)
        let route = Route.straight(from: Point(x: start, y: y), to: Point(x: end, y: y))
        let head = isKnown ? receiver : .container
        var edge = Edge(from: name.id, to: head.id(in: column), route: route)
        edge.stroke = (isLost ? Palette.violationLine : .muted).color
        edge.lineStyle = isLost ? .dashed : .dotted
        edge.arrowhead = isLost ? .none : .open
        edge.arrowScale = 0.6
        graph.edges.append(edge)
        guard isLost else { return }
        graph.nodes.write(
            name.part("lost", " (lost)"), "✕", at: Point(x: end + 6, y: y), alignment: .center, style: .heading,
            color: .violationText)
    }
}
