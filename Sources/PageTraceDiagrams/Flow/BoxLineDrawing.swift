import Graphviz
import PageTrace

/// Draws one line of what happened in a step.
struct BoxLineDrawing {
    let step: Step
    let name: NodeName
    /// The center of numbers, the left end of texts and the right end of notes.
    let columns: (mark: Double, text: Double, right: Double)
    /// How high the marks of the step's calls are, which findings hang from.
    let marks: [Int: Double]
    /// The upper edge of the line, and its distance below that of the first one.
    let top: Double
    let offset: Double

    private var markX: Double { columns.mark }
    private var textX: Double { columns.text }

    func draw(_ line: BoxLine, into graph: inout Graph) {
        switch line.statement {
        case .note(let bar): bar.draw(in: name, at: Point(x: textX, y: top + 1), into: &graph.nodes)
        case .call(let index, let lines, let note):
            drawCall(index, lines: lines, note: note, height: line.height, into: &graph.nodes)
        case .change(let text):
            drawRemark("✎ " + text, title: "state changed: \(text)", color: .ink, into: &graph.nodes)
        case .ghost(let call, let reason):
            drawGhost(call, reason: reason, height: line.height, into: &graph.nodes)
        case .remark(let text): drawRemark(text, title: text, color: .muted, into: &graph.nodes)
        case .finding(let index, let bar): drawFinding(index, bar: bar, into: &graph)
        case .trackers(let trackers): drawTrackers(trackers, into: &graph.nodes)
        }
    }

    private func drawCall(
        _ index: Int, lines: [CallLine], note: String?, height: Double, into nodes: inout [Node]
    ) {
        let callback = step.callbacks[index]
        let style = RoleStyle(callback.role)
        let number = String(index + 1)
        let y = top + Measures.callPitch / 2
        let call = name.part("call\(number)", ", callback \(number)")
        nodes.append(
            style.mark(Self.markName(index, of: step, name: name), number: number, center: Point(x: markX, y: y)))
        // libgvc places a line of several pieces differently from others, so each line has two.
        let written = lines.map { line in
            [TextRun(line.start), TextRun(line.outcome.isEmpty ? " " : line.outcome, isBold: true)]
        }
        nodes.write(
            call.titled("\(call.title): \(CallText.line(of: callback))"),
            written.map { $0.map(\.text).joined() }.joined(separator: "\n"), at: Point(x: textX, y: top + height / 2),
            style: .code, color: style.color)
        nodes[nodes.count - 1].label = .lines(written, alignment: .left)
        guard let note else { return }
        nodes.write(
            call.part("note", ": \(note)"), note, at: Point(x: columns.right, y: y), alignment: .right, style: .remark,
            color: .muted)
    }

    private func drawRemark(_ text: String, title: String, color: Palette, into nodes: inout [Node]) {
        let point = Point(x: textX, y: top + Measures.callPitch / 2)
        nodes.write(lineName(title), text, at: point, style: .remark, color: color)
    }

    /// Draws a mark without a number and, in a pale color, the call that did not come.
    private func drawGhost(_ call: String, reason: String?, height: Double, into nodes: inout [Node]) {
        let y = top + Measures.callPitch / 2
        let name = lineName(call + (reason.map { ", " + $0 } ?? ""))
        var mark = RoleStyle(.delegate).mark(
            name.part("mark", " (mark)"), number: "–", center: Point(x: markX, y: y))
        mark.stroke = Palette.muted.color
        mark.textColor = Palette.muted.color
        mark.lineStyle = .dashed
        nodes.append(mark)
        nodes.write(name, call, at: Point(x: textX, y: top + height / 2), style: .code, color: .muted)
        guard let reason else { return }
        nodes.write(
            name.part("reason", " (reason)"), reason, at: Point(x: columns.right, y: y), alignment: .right,
            style: .boldRemark)
    }

    /// The name of a line that is not a call.
    private func lineName(_ text: String) -> NodeName {
        name.part("line\(Int(offset))", ", line at \(Int(offset)): \(text)")
    }

    static func markName(_ index: Int, of step: Step, name: NodeName) -> NodeName {
        name.part(
            "call\(index + 1)_mark", ", callback \(index + 1), \(RoleStyle(step.callbacks[index].role).name)")
    }

    private func drawFinding(_ index: Int, bar: TextBar, into graph: inout Graph) {
        bar.draw(in: name, at: Point(x: textX, y: top + 1), into: &graph.nodes)

        // A finding at a callback hangs from the callback's number.
        guard let callback = step.findings[index].callback, let height = marks[callback - 1] else { return }
        let middle = top + 1 + bar.size.height / 2
        let route = Route.polyline([
            Point(x: markX, y: height + 8), Point(x: markX, y: middle), Point(x: textX, y: middle),
        ])
        graph.edges.append(
            Edge(
                from: Self.markName(callback - 1, of: step, name: name).id, to: bar.name(in: name).id, route,
                stroke: bar.style.line, penWidth: 1.2, arrowhead: .none, arrowScale: 1))
    }

    private func drawTrackers(_ trackers: [BoxLine.Tracker], into nodes: inout [Node]) {
        for place in trackers {
            let isWrong = place.index.map { step.trackers[$0].isWrong } ?? false
            let point = Point(x: textX + place.offset, y: top + Measures.callPitch / 2)
            let words = place.index.map { "tracker \($0 + 1)" } ?? "other trackers"
            nodes.write(
                name.part("tracker\(place.index.map { "\($0 + 1)" } ?? "s")", ", \(words), \(place.text)"), place.text,
                at: point, style: TextStyle(isWrong ? .boldSans : .sans, Measures.remark),
                color: isWrong ? .violationText : place.index == nil ? .muted : .ink)
        }
    }
}
