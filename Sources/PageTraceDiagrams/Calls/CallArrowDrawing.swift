import Graphviz
import PageTrace

/// Draws a call: a number, an arrow with the call above it, and a dashed arrow back with the answer.
struct CallArrowDrawing {
    let arrow: CallArrow
    let step: Step
    let name: NodeName
    let lifelines: Lifelines
    /// The left edge of the stack.
    let left: Double
    /// The name of the column, which has heads of its own.
    let column: NodeName

    private var callback: CallbackRecord { step.callbacks[arrow.index] }
    private var style: RoleStyle { RoleStyle(callback.role) }
    private var start: Double { left + lifelines.x(of: arrow.caller) }
    private var end: Double { left + lifelines.x(of: arrow.receiver) }
    /// Where texts begin: beside the line that stands further left.
    private var textX: Double { min(start, end) + 22 }
    private var call: NodeName { name.part("call\(arrow.index + 1)", ", callback \(arrow.index + 1)") }
    private var mark: NodeName { call.part("mark", ", \(style.name)") }

    func draw(at top: Double, into graph: inout Graph) {
        let textHeight = Double(arrow.lines.count - 1) * Measures.linePitch
        let line = CallText.line(of: callback)
        graph.nodes.write(
            call.titled("\(call.title): \(line)"), arrow.lines.joined(separator: "\n"),
            at: Point(x: textX, y: top + 8 + textHeight / 2), style: .code, color: style.color, coversPaper: true)

        var y = top + CallArrow.callHeight + textHeight - 4
        let number = Point(x: start, y: y)
        var mark = style.mark(mark, number: String(arrow.index + 1), center: number)
        // It covers the line behind it.
        mark.fill = mark.fill ?? Palette.paper.color
        graph.nodes.append(mark)
        let direction: Double = end > start ? 1 : -1
        let distance = style.markWidth(String(arrow.index + 1)) / 2 * direction
        graph.edges.append(edge(from: Point(x: start + distance, y: y), to: Point(x: end, y: y)))

        if let answer = arrow.answer {
            y += CallArrow.answerHeight
            drawAnswer(answer, at: y, into: &graph)
        } else if let note = callback.remark.map(Words.note) {
            remark(note, call.part("note", ": \(note)"), at: Point(x: textX, y: y + 11), into: &graph.nodes)
            y += CallArrow.remarkHeight
        }
        for (index, text) in arrow.remarks.enumerated() {
            let point = Point(x: textX, y: y + 11 + Double(index) * CallArrow.remarkHeight)
            let name = call.part("state\(index + 1)", ", state \(index + 1): \(text)")
            remark(text, name, at: point, color: .ink, into: &graph.nodes)
        }
    }

    private func drawAnswer(_ answer: String, at y: Double, into graph: inout Graph) {
        graph.nodes.write(
            call.part("answer", ", answer: \(answer)"), answer, at: Point(x: textX, y: y - 8), style: .boldCode,
            color: style.color, coversPaper: true)
        if let note = callback.remark.map(Words.note) {
            let width = TextStyle.boldCode.width(of: answer)
            let point = Point(x: textX + width + 12, y: y - 8)
            remark(note, call.part("note", ": \(note)"), at: point, into: &graph.nodes)
        }
        var back = edge(from: Point(x: end, y: y), to: Point(x: start, y: y))
        (back.tail, back.head) = (back.head, back.tail)
        back.lineStyle = .dashed
        back.arrowhead = .open
        graph.edges.append(back)
    }

    private func edge(from start: Point, to end: Point) -> Edge {
        Edge(
            from: mark.id, to: arrow.receiver.id(in: column), .straight(from: start, to: end), stroke: style.color,
            penWidth: 1.2)
    }

    private func remark(
        _ text: String, _ name: NodeName, at point: Point, color: Palette = .muted, into nodes: inout [Node]
    ) {
        let room = left + lifelines.width - point.x - 4
        let text = TextStyle.remark.line(text, width: max(room, 20))
        nodes.write(name, text, at: point, style: .remark, color: color, coversPaper: true)
    }
}
