import Graphviz
import PageTrace

/// Heading and calls of a step in one node, for recordings with thousands of steps: marks are signs within the text.
///
/// Readers of such a drawing search it, so they do not need a separate title for each call, and drawing titles would
/// take several times as long.
struct PlainFlowStep {
    private let step: FlowStep
    private let lines: [[TextRun]]

    /// The height of the text, with the room around it.
    var height: Double { Double(lines.count) * Self.pitch + 12 }

    /// The distance from line to line.
    ///
    /// libgvc uses the size of a line's largest letters, so each line ends with a space of that size.
    private static let pitch = 14.0

    init(_ step: FlowStep) {
        self.step = step
        lines = [Self.title(of: step.step)] + step.lines.flatMap { Self.text(of: $0, in: step.step) }
    }

    func draw(at origin: Point, into graph: inout Graph) {
        let width = lines.reduce(0) { max($0, Self.width(of: $1)) }
        let frame = Rectangle(x: origin.x, y: origin.y + 4, width: width, height: height - 8)
        var node = Node(
            StepText.sentence(of: step.step, name: step.name), label: .lines(lines, alignment: .left), frame: frame)
        node.shape = .text
        node.fontSize = Measures.code
        node.font = .monospaced
        node.textColor = Palette.ink.color
        graph.nodes.append(node)
    }

    private static func title(of step: Step) -> [TextRun] {
        let badge = StepText.unusualBadge(of: step.gesture)
        return line(StepText.title(of: step) + (badge.isEmpty ? "" : "  " + badge), isBold: true)
    }

    private static func text(of line: BoxLine, in step: Step) -> [[TextRun]] {
        switch line.statement {
        case .call(let index, let lines, let note):
            let style = RoleStyle(step.callbacks[index].role)
            let note = note.map { "  (\($0))" } ?? ""
            let sign = "\(style.sign) \(index + 1)  "
            return lines.enumerated().map { place, line in
                let isLast = place + 1 == lines.count
                return Self.line((place == 0 ? sign : "     ") + line.text + (isLast ? note : ""), color: style.color)
            }
        case .note(let bar): return bar.lines.map { Self.line("     " + $0, color: .noteText) }
        case .change(let text): return [Self.line("     ✎ " + text)]
        case .ghost(let call, let reason):
            return [
                Self.line("◌    \(call.replacing("\n", with: " "))" + (reason.map { ": " + $0 } ?? ""), color: .muted)
            ]
        case .remark(let text): return [Self.line("     " + text, color: .muted)]
        case .finding(_, let bar):
            return bar.lines.map { Self.line("     " + $0, isBold: true, color: .violationText) }
        case .trackers(let trackers):
            return [Self.line("     " + trackers.map(\.text).joined(separator: "   "))]
        }
    }

    private static func line(_ text: String, isBold: Bool = false, color: Palette = .ink) -> [TextRun] {
        var run = TextRun(text, color: color.color)
        run.isBold = isBold
        return [run, TextRun(" ", size: pitch)]
    }

    private static func width(of line: [TextRun]) -> Double {
        line.reduce(0) {
            let font = Font(.monospaced, isBold: $1.isBold)
            return $0 + TextMetrics.width(of: $1.text, font: font, size: $1.size ?? Measures.code)
        }
    }
}
