import Graphviz
import PageTrace

/// The box of a step in two nodes, for recordings with thousands of steps: marks are signs within the text.
///
/// Readers of such a drawing search it, so they do not need a separate title for each call, and drawing titles would
/// take several times as long.
struct PlainStepBox {
    /// The box whose content is drawn.
    let box: StepBox
    private let lines: [TextLine]

    /// The height of the box.
    var height: Double { Double(lines.count) * Self.pitch + 16 }

    /// The distance from line to line.
    ///
    /// libgvc uses the size of a line's largest letters, so each line ends with a space of that size.
    private static let pitch = 14.0

    /// Prepares a box.
    init(_ box: StepBox) {
        self.box = box
        lines = [Self.title(of: box.step)] + box.lines.flatMap { Self.text(of: $0, in: box.step) }
    }

    /// Draws the box into a rectangle.
    func draw(in frame: Rectangle, into graph: inout Graph) {
        var outline = Node(id: box.id, frame: frame)
        StepStyle.apply(box.step, to: &outline)
        graph.nodes.append(outline)

        let width = lines.reduce(0) { max($0, Self.width(of: $1)) }
        let size = Size(width: width, height: height - 8)
        let center = Point(x: frame.minX + 12 + width / 2, y: frame.center.y)
        var node = Node(id: box.name, label: .lines(lines), frame: Rectangle(center: center, size: size))
        node.shape = .text
        node.fontSize = Measures.code
        node.font = .monospaced
        node.textColor = Palette.ink.color
        graph.nodes.append(node)
    }

    private static func title(of step: Step) -> TextLine {
        let gesture = step.gesture
        let isUsual = gesture.outcome == .completed || gesture.outcome == .changed
        let words = [
            StepText.heading(of: step), StepText.route(of: gesture),
            isUsual ? "" : StepText.badge(of: gesture),
        ]
        return line(words.filter { !$0.isEmpty }.joined(separator: "  "), isBold: true)
    }

    private static func text(of line: BoxLine, in step: Step) -> [TextLine] {
        switch line.content {
        case .call(let index, let lines, let note):
            let role = step.callbacks[index].role
            let color = RoleStyle(role).color
            let note = note.map { "  (\($0))" } ?? ""
            let sign = "\(MermaidStyle.mark(of: role)) \(index + 1)  "
            return lines.enumerated().map { place, text in
                let isLast = place + 1 == lines.count
                return Self.line((place == 0 ? sign : "     ") + text + (isLast ? note : ""), color: color)
            }
        case .note(let bar): return bar.lines.map { Self.line("     " + $0, color: .noteText) }
        case .change(let text): return [Self.line("     ✎ " + text)]
        case .ghost(let call, let reason):
            return [Self.line("◌    \(call)" + (reason.map { ": " + $0 } ?? ""), color: .muted)]
        case .remark(let text): return [Self.line("     " + text, color: .muted)]
        case .finding(_, let bar, _):
            return bar.lines.map { Self.line("     " + $0, isBold: true, color: .violationText) }
        case .trackers(let trackers):
            return [Self.line("     " + trackers.map(\.text).joined(separator: "   "))]
        }
    }

    private static func line(_ text: String, isBold: Bool = false, color: Palette = .ink) -> TextLine {
        var run = TextRun(text, color: color.color)
        run.isBold = isBold
        return TextLine([run, TextRun(" ", size: pitch)], alignment: .left)
    }

    private static func width(of line: TextLine) -> Double {
        line.runs.reduce(0) {
            let font = Font(.monospaced, isBold: $1.isBold)
            return $0 + TextMetrics.width(of: $1.text, font: font, size: $1.size ?? Measures.code)
        }
    }
}
