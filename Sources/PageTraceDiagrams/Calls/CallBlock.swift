import Graphviz
import PageTrace

/// A step in a sequence of calls: its band, and below it the arrows.
struct CallBlock {
    /// What stands below the band, from top to bottom.
    private enum Row {
        /// The trace author's note on the step, or a finding, and the room below it.
        case bar(TextBar, room: Double)
        case arrow(CallArrow)
        /// A call that did not come, or a remark, as one line.
        case remark(SkippedCall?, String)

        var height: Double {
            switch self {
            case .bar(let bar, let room): bar.size.height + room
            case .arrow(let arrow): arrow.height
            case .remark: 24
            }
        }
    }

    private let step: Step
    private let name: NodeName
    /// The number of times that the step is there, nil if only once.
    private let times: String?
    private let lifelines: Lifelines
    private let rows: [Row]

    /// The height of the band and of the room below it.
    private static let band = (height: 22.0, room: 7.0)
    private static let bottomRoom = 8.0

    /// Prepares a step, of which `previous` is the step before, if it goes on from it.
    init(
        _ step: Step, since previous: Step?, name: NodeName, times: String?, lifelines: Lifelines,
        skipped: SkippedCalls
    ) {
        self.step = step
        self.name = name
        self.times = times
        self.lifelines = lifelines
        let limit = lifelines.width - Lifelines.inset - 30
        func bars(at call: Int?) -> [Row] {
            step.bars(at: call, since: previous, limit: limit).map { .bar($0.bar, room: 6) }
        }
        var rows = TextBar(noteOf: step, limit: limit).map { [Row.bar($0, room: Self.band.room)] } ?? []
        rows += step.changes(until: 0).map { .remark(nil, "✎ " + $0.text) }
        for arrow in CallArrow.arrows(of: step, lifelines: lifelines) {
            rows += [.arrow(arrow)] + bars(at: arrow.index)
        }
        rows += step.notes.map { note in
            let call = skipped.call(for: note, of: step)
            return .remark(call, call?.sentence ?? Words.note(note))
        }
        if step.callbacks.isEmpty, step.notes.isEmpty { rows.append(.remark(nil, Words.say("no callback"))) }
        self.rows = rows + bars(at: nil)
    }

    var height: Double { rows.reduce(Self.band.height + Self.band.room + Self.bottomRoom) { $0 + $1.height } }

    func draw(at origin: Point, column: NodeName, into graph: inout Graph) {
        drawBand(at: origin, into: &graph.nodes)
        var place = Point(x: origin.x, y: origin.y + Self.band.height + Self.band.room)
        var remarks = 0
        for row in rows {
            switch row {
            case .bar(let bar, _):
                bar.draw(in: name, at: Point(x: origin.x + Lifelines.inset + 22, y: place.y), into: &graph.nodes)
            case .arrow(let arrow):
                CallArrowDrawing(
                    arrow: arrow, step: step, name: name, lifelines: lifelines, left: origin.x, column: column
                ).draw(at: place.y, into: &graph)
            case .remark(let call, let text):
                drawRemark(call, text, index: remarks, at: place, column: column, into: &graph)
                remarks += 1
            }
            place.y += row.height
        }
    }

    private func drawBand(at origin: Point, into nodes: inout [Node]) {
        let frame = Rectangle(x: origin.x, y: origin.y, width: lifelines.width, height: Self.band.height)
        nodes.append(
            StepStyle.frame(of: step, name: StepText.sentence(of: step, name: name, times: times), in: frame))
        StepStyle.title(of: step, name: name, in: frame, into: &nodes)
    }

    private func drawRemark(
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
        graph.edges.append(
            Edge(
                from: name.id, to: head.id(in: column), route, stroke: isLost ? .violationLine : .muted,
                lineStyle: isLost ? .dashed : .dotted, arrowhead: isLost ? .none : .open))
        guard isLost else { return }
        graph.nodes.write(
            name.part("lost", " (lost)"), "✕", at: Point(x: end + 6, y: y), alignment: .center, style: .heading,
            color: .violationText)
    }
}
