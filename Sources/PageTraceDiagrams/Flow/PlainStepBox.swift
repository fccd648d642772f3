import Graphviz
import PageTrace

/// The box of a step in two nodes, for recordings with thousands of steps: marks are signs within the text.
///
/// Readers of such a drawing search it; what they do not need is a title of its own for each call, and drawing it
/// would take several times as long.
struct PlainStepBox {
    /// The box whose content is drawn.
    let box: StepBox

    /// Draws the box into a rectangle.
    func draw(in frame: Rectangle, into graph: inout Graph) {
        var outline = Node(id: box.id, frame: frame)
        StepStyle.apply(box.step.gesture.outcome, to: &outline)
        graph.nodes.append(outline)

        let lines = [title] + box.lines.flatMap(text)
        let width = lines.reduce(0) { max($0, Self.width(of: $1)) }
        let size = Size(width: width, height: frame.size.height - 6)
        let center = Point(x: frame.minX + 12 + width / 2, y: frame.center.y)
        var node = Node(id: box.name, label: .lines(lines), frame: Rectangle(center: center, size: size))
        node.shape = .text
        node.fontSize = Measures.code
        node.font = .monospaced
        node.textColor = Palette.ink.color
        graph.nodes.append(node)
    }

    private var title: TextLine {
        let gesture = box.step.gesture
        let isUsual = gesture.outcome == .completed || gesture.outcome == .changed
        let words = [
            StepText.heading(of: box.step), StepText.route(of: gesture),
            isUsual ? "" : StepText.badge(of: gesture),
        ]
        return line(words.filter { !$0.isEmpty }.joined(separator: "  "), font: .boldSans, size: Measures.heading)
    }

    private func text(of line: BoxLine) -> [TextLine] {
        switch line.content {
        case .call(let index, let lines):
            let callback = box.step.callbacks[index]
            let color = RoleStyle(callback.role).color
            let note = callback.note.map { "  (\($0))" } ?? ""
            let sign = "\(MermaidStyle.mark(of: callback.role)) \(index + 1)  "
            return lines.enumerated().map { place, text in
                let isLast = place + 1 == lines.count
                return self.line((place == 0 ? sign : "     ") + text + (isLast ? note : ""), color: color)
            }
        case .change(let text): return [self.line("     ✎ " + text)]
        case .ghost(let call, let reason): return [self.line("◌    \(call): \(reason)", color: .muted)]
        case .remark(let text): return [self.line("     " + text, color: .muted)]
        case .finding(_, let bar, _):
            return bar.lines.map { self.line("     " + $0, font: .boldSans, color: .violationText) }
        case .trackers(let trackers):
            return [self.line("     " + trackers.map(\.text).joined(separator: "   "))]
        }
    }

    private func line(
        _ text: String, font: Font = .monospaced, size: Double = Measures.code, color: Palette = .ink
    ) -> TextLine {
        TextLine([TextRun(text, color: color.color, font: font, size: size)], alignment: .left)
    }

    private static func width(of line: TextLine) -> Double {
        line.runs.reduce(0) {
            $0 + TextMetrics.width(of: $1.text, font: $1.font ?? .monospaced, size: $1.size ?? Measures.code)
        }
    }
}
