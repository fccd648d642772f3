import Graphviz
import PageTrace

/// Draws one line of a step's box.
struct StepLineDrawing {
    /// The box.
    let box: StepBox
    /// The rectangle of the box.
    let frame: Rectangle
    /// The upper edge of the line.
    let top: Double

    private var markX: Double { frame.minX + 20 }
    private var textX: Double { frame.minX + StepBox.indent }

    /// Draws the line.
    func draw(_ line: StepLine, into graph: inout Graph) {
        switch line.content {
        case .call(let index, let lines): drawCall(index, lines: lines, height: line.height, into: &graph.nodes)
        case .change(let text): drawRemark("✎", text, id: "state changed: \(text)", color: .ink, into: &graph.nodes)
        case .ghost(let text): drawRemark("–", text, id: text, color: .muted, into: &graph.nodes)
        case .finding(let index, let lines): drawFinding(index, lines: lines, line: line, into: &graph)
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
        guard let note = callback.note else { return }
        let right = Point(x: frame.maxX - StepBox.rightRoom, y: y)
        nodes.append(
            Texts.node(
                id: "\(id): \(note)", note, at: right, alignment: .right, size: Measures.remark, color: .muted))
    }

    private func drawRemark(_ sign: String, _ text: String, id: String, color: Palette, into nodes: inout [Node]) {
        let y = top + Measures.callPitch / 2
        // The height makes the id unique: a step may have the same remark twice.
        let id = "\(box.name), line at \(Int(top - frame.minY)): \(id)"
        nodes.append(
            Texts.node(
                id: id + " (mark)", sign, at: Point(x: markX, y: y), alignment: .center, size: Measures.remark,
                color: color))
        nodes.append(
            Texts.node(id: id, text, at: Point(x: textX, y: y), size: Measures.remark, color: color))
    }

    private func drawFinding(_ index: Int, lines: [String], line: StepLine, into graph: inout Graph) {
        let finding = box.step.findings[index]
        let isViolation = finding.kind == .contractViolation
        let bar = Rectangle(x: textX, y: top + 1, width: line.width, height: line.height - 5)
        let id = "\(box.name), finding \(index + 1): \(StepText.line(of: finding))"
        var node = Node(id: id, label: .text(lines.joined(separator: "\n"), alignment: .left), frame: bar)
        node.font = .boldSans
        node.fontSize = Measures.remark
        node.fill = isViolation ? Palette.violationFill.color : Palette.warningFill.color
        node.stroke = isViolation ? Palette.violationLine.color : Palette.warningLine.color
        node.penWidth = 1.2
        node.textColor = isViolation ? Palette.violationText.color : Palette.warningText.color
        graph.nodes.append(node)

        // A finding at a callback hangs from the callback's number.
        guard let callback = finding.callback, box.step.callbacks.indices.contains(callback - 1) else { return }
        let style = RoleStyle(box.step.callbacks[callback - 1].role)
        let middle = bar.center.y
        let route = Route.polyline([
            Point(x: markX, y: top - 1), Point(x: markX, y: middle), Point(x: textX, y: middle),
        ])
        var edge = Edge(from: "\(box.name), callback \(callback), \(style.name)", to: id, route: route)
        edge.arrowhead = .none
        edge.stroke = isViolation ? Palette.violationLine.color : Palette.warningLine.color
        edge.penWidth = 1.2
        graph.edges.append(edge)
    }

    private func drawTrackers(_ trackers: [StepLine.Tracker], into nodes: inout [Node]) {
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
