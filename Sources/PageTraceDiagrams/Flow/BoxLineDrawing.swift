import Graphviz
import PageTrace

/// Draws one line of a step's box.
struct BoxLineDrawing {
    /// The box.
    let box: StepBox
    /// The rectangle of the box.
    let frame: Rectangle
    /// The upper edge of the line.
    let top: Double

    private var markX: Double { frame.minX + 20 }
    private var textX: Double { frame.minX + StepBox.indent }

    /// Draws the line.
    func draw(_ line: BoxLine, into graph: inout Graph) {
        switch line.content {
        case .call(let index, let lines): drawCall(index, lines: lines, height: line.height, into: &graph.nodes)
        case .change(let text): drawRemark("✎ " + text, id: "state changed: \(text)", color: .ink, into: &graph.nodes)
        case .ghost(let call, let reason): drawGhost(call, reason: reason, into: &graph.nodes)
        case .remark(let text): drawRemark(text, id: text, color: .muted, into: &graph.nodes)
        case .finding(let index, let bar, let reach): drawFinding(index, bar: bar, reach: reach, into: &graph)
        case .trackers(let trackers): drawTrackers(trackers, into: &graph.nodes)
        }
    }

    private func drawCall(_ index: Int, lines: [String], height: Double, into nodes: inout [Node]) {
        let callback = box.step.callbacks[index]
        let style = RoleStyle(callback.role)
        let number = String(index + 1)
        let y = top + Measures.callPitch / 2
        let id = "\(box.name), callback \(number)"
        nodes.append(
            style.mark(id: "\(id), \(style.name)", number: number, center: Point(x: markX, y: y)))
        let text = lines.joined(separator: "\n")
        nodes.append(
            Texts.node(
                id: "\(id): \(CallText.line(of: callback))", text, at: Point(x: textX, y: top + height / 2),
                size: Measures.code, font: .monospaced, color: style.color))
        guard let whole = callback.note else { return }
        let room = (frame.size.width - StepBox.indent - StepBox.rightRoom) / 2 - 24
        let note = FittedName.line(whole, width: room, size: Measures.remark)
        let right = Point(x: frame.maxX - StepBox.rightRoom, y: y)
        nodes.append(
            Texts.node(
                id: "\(id): \(note)", note, at: right, alignment: .right, size: Measures.remark, color: .muted))
    }

    private func drawRemark(_ text: String, id: String, color: Palette, into nodes: inout [Node]) {
        let point = Point(x: textX, y: top + Measures.callPitch / 2)
        nodes.append(
            Texts.node(id: uniqueID(id), text, at: point, size: Measures.remark, color: color))
    }

    /// A mark without a number, and in pale writing the call that did not come.
    private func drawGhost(_ call: String, reason: String, into nodes: inout [Node]) {
        let y = top + Measures.callPitch / 2
        let id = uniqueID("\(call), \(reason)")
        var mark = RoleStyle(.delegate).mark(id: id + " (mark)", number: "–", center: Point(x: markX, y: y))
        mark.stroke = Palette.muted.color
        mark.textColor = Palette.muted.color
        mark.lineStyle = .dashed
        nodes.append(mark)
        nodes.append(
            Texts.node(
                id: id, call, at: Point(x: textX, y: y), size: Measures.code, font: .monospaced, color: .muted))
        nodes.append(
            Texts.node(
                id: id + " (reason)", reason, at: Point(x: frame.maxX - StepBox.rightRoom, y: y), alignment: .right,
                size: Measures.remark, font: .boldSans))
    }

    /// The height makes an id unique: a step may have the same remark twice.
    private func uniqueID(_ text: String) -> String {
        "\(box.name), line at \(Int(top - frame.minY)): \(text)"
    }

    private func drawFinding(_ index: Int, bar: FindingBar, reach: Double, into graph: inout Graph) {
        let finding = box.step.findings[index]
        let id = "\(box.name), finding \(index + 1): \(StepText.line(of: finding))"
        bar.draw(id: id, at: Point(x: textX, y: top + 1), into: &graph.nodes)

        // A finding at a callback hangs from the callback's number.
        guard let callback = finding.callback, box.step.callbacks.indices.contains(callback - 1) else { return }
        let style = RoleStyle(box.step.callbacks[callback - 1].role)
        let middle = top + 1 + bar.size.height / 2
        let route = Route.polyline([
            Point(x: markX, y: top - reach + 17), Point(x: markX, y: middle), Point(x: textX, y: middle),
        ])
        var edge = Edge(from: "\(box.name), callback \(callback), \(style.name)", to: id, route: route)
        edge.arrowhead = .none
        edge.stroke = bar.stroke
        edge.penWidth = 1.2
        graph.edges.append(edge)
    }

    private func drawTrackers(_ trackers: [BoxLine.Tracker], into nodes: inout [Node]) {
        for place in trackers {
            let tracker = box.step.trackers[place.index]
            let point = Point(x: textX + place.offset, y: top + Measures.callPitch / 2)
            nodes.append(
                Texts.node(
                    id: "\(box.name), tracker \(place.index + 1), \(place.text)", place.text, at: point,
                    size: Measures.remark, font: tracker.isWrong ? .boldSans : .sans,
                    color: tracker.isWrong ? .violationText : .ink))
        }
    }
}
