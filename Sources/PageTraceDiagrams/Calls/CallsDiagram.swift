import Graphviz
import PageTrace

/// The order of calls: a line for every participant, an arrow for every call, a band for every step.
struct CallsDiagram: ColumnDiagram {
    static let name = "calls"

    let plan: DrawingPlan
    private let lifelines: Lifelines
    private let blocks: [CallBlock]

    var width: Double { lifelines.width }
    var hasRules: Bool { false }
    var hasCalls: Bool { true }
    /// The badge of repeated steps is left of the container's line, the words right of it.
    var foldWordsLeft: Double { lifelines.x(of: .container) + 14 }

    /// The height of the boxes on top of the lines, and the room below them.
    private static let head = (height: 36.0, room: 12.0)
    /// Boxes are repeated so far below the last ones: two screens.
    private static let headDistance = 1_200.0

    init(_ plan: DrawingPlan) {
        self.plan = plan
        let lifelines = Lifelines(plan.drawn, pageWidth: plan.width)
        let skipped = SkippedCalls(plan.drawn)
        self.lifelines = lifelines
        blocks = plan.drawn.steps.enumerated().map { place, step in
            CallBlock(
                step, since: plan.previous(of: place), name: plan.name(of: place),
                times: plan.stretch(at: place)?.badge, lifelines: lifelines,
                skipped: skipped)
        }
    }

    func height(of place: Int) -> Double { blocks[place].height }

    /// The boxes, and the lines below them, whose length shows at the end.
    func drawHead(with pen: inout ColumnPen) {
        for participant in lifelines.participants {
            let x = pen.left + lifelines.x(of: participant)
            let line = Rectangle(x: x - 0.5, y: pen.top + Self.head.height, width: 1, height: 1)
            pen.graph.nodes.append(Node(lineName(of: participant, pen), frame: line, fill: .line))
        }
        drawHeads(at: nil, with: &pen)
    }

    /// The boxes; on a long sheet again, with the step that comes then, so that nobody has to scroll back.
    private func drawHeads(at place: Int?, with pen: inout ColumnPen) {
        for participant in lifelines.participants {
            var node = head(of: participant, pen)
            if let place {
                let name = NodeName(node.id, node.title).part("again\(place)", ", again at place \(place + 1)")
                (node.id, node.title) = (name.id, name.title)
            }
            pen.graph.nodes.append(node)
        }
        pen.top += Self.head.height + Self.head.room
        pen.head = pen.top
    }

    func finish(_: Range<Int>, with pen: inout ColumnPen) {
        for participant in lifelines.participants {
            let id = lineName(of: participant, pen).id
            guard let place = pen.graph.nodes.firstIndex(where: { $0.id == id }) else { continue }
            let frame = pen.graph.nodes[place].frame
            pen.graph.nodes[place].frame.size.height = pen.top - frame.minY
        }
        pen.top -= 2
    }

    /// The sign at the start, with the pages that are held there, because there are no cells to show them.
    func telling(_ sign: Signpost, before place: Int) -> Signpost {
        guard let held = plan.drawn.steps[place].before.first else { return sign }
        var sign = sign
        sign.text += " · " + Words.say("holds {0}", StateText.line(of: held))
        return sign
    }

    func drawStep(_ place: Int, with pen: inout ColumnPen) {
        if pen.top - pen.head > Self.headDistance, plan.stretch(at: place) == nil {
            drawHeads(at: place, with: &pen)
        }
        blocks[place].draw(at: Point(x: pen.left, y: pen.top), column: pen.name, into: &pen.graph)
    }

    /// The end of the titles of the heads in all columns but the first.
    private func suffix(_ pen: ColumnPen) -> String {
        pen.index > 0 ? ", continued at \(Int(pen.left))" : ""
    }

    private func lineName(of participant: Lifelines.Participant, _ pen: ColumnPen) -> NodeName {
        NodeName(participant.id(in: pen.name) + "_line", "Line of \(participant.name)\(suffix(pen))")
    }

    private func head(of participant: Lifelines.Participant, _ pen: ColumnPen) -> Node {
        let name = FittedName(participant.name, width: lifelines.pitch - 22, style: .boldName, lineLimit: 2)
        let needed = TextStyle.boldName.width(of: participant.name) + 20
        let width = min(needed, lifelines.pitch - 8)
        let x = pen.left + lifelines.x(of: participant)
        let frame = Rectangle(x: x - width / 2, y: pen.top, width: width, height: Self.head.height)
        let style: RoleStyle? = if case .role(let role) = participant { RoleStyle(role) } else { nil }
        return Node(
            NodeName(participant.id(in: pen.name), participant.name + suffix(pen)),
            text: name.lines.joined(separator: "\n"), frame: frame, fill: style.map { $0.fill ?? .paper } ?? .panel,
            stroke: style?.color ?? .muted, color: style?.text ?? .ink, style: .boldName, isRounded: true)
    }
}
