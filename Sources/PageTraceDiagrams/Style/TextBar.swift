import Graphviz
import PageTrace

/// A text of its own on a conspicuous ground: a finding of a step, or the trace author's note on it.
struct TextBar {
    let lines: [String]
    let size: Size
    let style: BarStyle
    /// The name of the bar within its step.
    private let name: NodeName

    private static let right = 8.0
    /// The width at which long texts are broken, so that one alone does not widen a drawing.
    private static let widest = 440.0

    /// Prepares one of the findings of a step: a sign, the message, and where the documentation explains it.
    init(_ finding: Finding, index: Int, limit: Double) {
        let text = StepText.line(of: finding)
        let style = BarStyle(isFatal: finding.kind.isFatal)
        self.init("⚠ " + text, style, limit: limit) { _ in
            NodeName("finding\(index + 1)", "finding \(index + 1): \(text)")
        }
    }

    /// Prepares findings that go on from the step before.
    init(stillWrong findings: [(offset: Int, element: Finding)], of step: Step, limit: Double) {
        let values = findings.compactMap { finding in
            finding.element.tracker.map { name in
                let value = step.trackers.first { $0.name == name }?.value
                return Names.shortened(name, to: 60) + (value.map { " (\(Names.inline($0)))" } ?? "")
            }
        }
        let text = Words.say("still wrong: {0}", values.joined(separator: ", "))
        let numbers = findings.map { "\($0.offset + 1)" }
        self.init("⚠ " + text, .stillWrong, limit: limit) { _ in
            NodeName("finding\(numbers.joined(separator: "_"))", "findings \(numbers.joined(separator: ", ")): \(text)")
        }
    }

    init?(noteOf step: Step, limit: Double) {
        guard let note = step.shownNote else { return nil }
        self.init(note, .note, limit: limit) { NodeName("note", "note: \($0.joined(separator: " "))") }
    }

    private init(_ text: String, _ style: BarStyle, limit: Double, name: (_ lines: [String]) -> NodeName) {
        let room = style.left + Self.right
        lines = style.letters.lines(of: text, width: min(limit, Self.widest) - room)
        let longest = lines.map { style.letters.width(of: $0) }.max() ?? 0
        size = Size(width: longest + room, height: Double(lines.count) * Measures.linePitch + style.height)
        self.style = style
        self.name = name(lines)
    }

    /// The name of the bar in a step, to which edges lead.
    func name(in step: NodeName) -> NodeName { step.part(name.id, ", \(name.title)") }

    func draw(in step: NodeName, at origin: Point, into nodes: inout [Node]) {
        let name = name(in: step)
        let frame = Rectangle(x: origin.x, y: origin.y, width: size.width, height: size.height)
        if style.isOutlined {
            nodes.append(Node(name, frame: frame, fill: style.fill, stroke: style.line, penWidth: 1.2))
        } else {
            nodes.append(Node(name, frame: frame, fill: style.fill))
            let bar = Rectangle(x: origin.x, y: origin.y, width: 3, height: size.height)
            nodes.append(Node(name.part("bar", " (bar)"), frame: bar, fill: style.line))
        }
        nodes.write(
            name.part("text", " (text)"), lines.joined(separator: "\n"),
            at: Point(x: frame.minX + style.left, y: frame.center.y), style: style.letters,
            color: style.text)
    }
}

struct BarStyle {
    /// The ground, its outline or the bar at its left, and the text on it.
    let fill, line, text: Palette
    var letters = TextStyle.boldRemark
    /// The room left of the text, and that above and below it together.
    var left = 8.0
    var height = 7.0
    /// Whether there is an outline, and no bar at the left.
    var isOutlined = true

    /// What was said before: in plain letters.
    static let stillWrong = BarStyle(fill: .warningFill, line: .warningLine, text: .warningText, letters: .remark)

    static let note = BarStyle(
        fill: .noteFill, line: .noteLine, text: .noteText, letters: .remark, left: 10, height: 5, isOutlined: false)
}

extension BarStyle {
    /// A finding, which UIKit would raise for or not.
    init(isFatal: Bool) {
        self =
            isFatal
            ? BarStyle(fill: .violationFill, line: .violationLine, text: .violationText)
            : BarStyle(fill: .warningFill, line: .warningLine, text: .warningText)
    }
}

extension Step {
    /// The bars of the findings at a call, or at none, each with the place of its finding: one for all that go on from the
    /// step before.
    func bars(at call: Int?, since previous: Step?, limit: Double) -> [(index: Int, bar: TextBar)] {
        let findings = findings(at: call)
        let going = call == nil ? findings.filter { goesOn($0.element, since: previous) } : []
        var bars = findings.filter { finding in !going.contains { $0.offset == finding.offset } }.map {
            (index: $0.offset, bar: TextBar($0.element, index: $0.offset, limit: limit))
        }
        if let first = going.first {
            bars.append((first.offset, TextBar(stillWrong: going, of: self, limit: limit)))
        }
        return bars
    }

    /// Whether the step before ended with the same finding: the same variable names the same page instead of the same one.
    private func goesOn(_ finding: Finding, since previous: Step?) -> Bool {
        guard let previous, previous.number + 1 == number, finding.kind == .wrongTracker, finding.tracker != nil
        else { return false }
        return previous.findings.contains { $0.tracker == finding.tracker && $0.pages == finding.pages }
    }
}
