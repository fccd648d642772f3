import Graphviz
import PageTrace

/// Draws the calls of an animated walk beside the phone: one step after the other, line by line as they come.
struct AnimationLog {
    private struct Line {
        /// The call that it belongs to, from 1; 0 from the start of the step on, nil for what is said at rest.
        var call: Int?
        var words: String
        var kind: Kind
    }

    private enum Kind {
        case call(CallbackRole, number: Int, isFirst: Bool)
        case text(Palette, indent: Double)
        case finding(isFatal: Bool, isFirst: Bool)
    }

    private let steps: [Step]
    private let area: Rectangle

    private static let indent = 24.0
    private static let pitch = 15.5
    private static let head = 22.0

    init(_ recording: Recording, in area: Rectangle) {
        steps = recording.steps
        self.area = area
    }

    func draw(into canvas: inout AnimationCanvas) {
        let (width, height) = (area.size.width, area.size.height - Self.head)
        // Marks with slanted sides, or with long numbers, begin before the text above them.
        let reach = 8.0
        canvas.clip(
            "log",
            to: Rectangle(x: area.minX - reach, y: area.minY + Self.head, width: width + reach, height: height))
        for (place, step) in steps.enumerated() {
            canvas.draw(while: { $0.step == place }) { draw(step, at: place, into: &$0) }
        }
    }

    private func draw(_ step: Step, at place: Int, into canvas: inout AnimationCanvas) {
        let badge = StepText.badge(of: step.gesture)
        let end = TextStyle.remark.width(of: badge)
        let baseline = area.minY + 12
        let heading = heading(of: step, width: area.size.width - end - 12)
        canvas.line(heading, at: Point(x: area.minX, y: baseline), style: .heading, color: .ink, anchor: "start")
        canvas.draw(while: { $0.step == place && $0.isEnd }) { canvas in
            canvas.line(
                badge, at: Point(x: area.maxX, y: baseline), style: .remark,
                color: step.gesture.outcome.isStop ? .violationText : .muted, anchor: "end")
        }
        let lines = lines(of: step)
        let room = Int((area.size.height - Self.head) / Self.pitch)
        func hidden(_ frame: AnimationFrame) -> Int {
            let come = lines.lastIndex { isThere($0, in: frame) }.map { $0 + 1 } ?? 0
            return frame.step == place ? max(0, come - room) : max(0, lines.count - room)
        }
        canvas.add("<g clip-path=\"url(#\(canvas.name)-log)\">")
        canvas.draw(at: { Point(x: 0, y: -Double(hidden($0)) * Self.pitch) }) { canvas in
            // What comes together is drawn together.
            var start = 0
            while start < lines.count {
                let end = lines[start...].firstIndex { $0.call != lines[start].call } ?? lines.count
                let group = start..<end
                canvas.draw(while: { $0.step == place && isThere(lines[group.lowerBound], in: $0) }) { canvas in
                    for index in group { draw(lines[index], at: index, into: &canvas) }
                }
                start = end
            }
        }
        canvas.add("</g>")
    }

    /// The gesture and its way, or the gesture alone if little would be left of the names.
    private func heading(of step: Step, width: Double) -> String {
        let short = Names.$limit.withValue(8) { StepText.title(of: step) }
        let isLong = TextStyle.heading.width(of: short) > width
        return TextStyle.heading.fitted(width: width) {
            isLong ? StepText.heading(of: step) : StepText.title(of: step)
        }
    }

    private func isThere(_ line: Line, in frame: AnimationFrame) -> Bool {
        line.call.map { $0 <= frame.calls } ?? frame.isEnd
    }

    private func draw(_ line: Line, at place: Int, into canvas: inout AnimationCanvas) {
        let baseline = area.minY + Self.head + Double(place) * Self.pitch + 11
        let start = Point(x: area.minX + Self.indent, y: baseline)
        switch line.kind {
        case .call(let role, let number, let isFirst):
            let style = RoleStyle(role)
            if isFirst {
                let size = Size(width: style.markWidth("\(number)"), height: 14)
                let mark = Rectangle(center: Point(x: area.minX + 9, y: baseline - 3.5), size: size)
                let radius = style.shape == .ellipse ? 7.0 : 2
                canvas.rectangle(mark, radius: radius, fill: style.fill, stroke: style.color, width: 1.2)
                canvas.line("\(number)", at: Point(x: mark.center.x, y: baseline), style: .boldMark, color: style.text)
            }
            canvas.line(line.words, at: start, style: .code, color: style.color, anchor: "start")
        case .text(let color, let indent):
            canvas.line(
                line.words, at: Point(x: area.minX + indent, y: baseline), style: .remark, color: color, anchor: "start"
            )
        case .finding(let isFatal, let isFirst):
            let bar = Rectangle(x: area.minX + Self.indent - 6, y: baseline - 11, width: 0, height: Self.pitch)
            var ground = bar
            ground.size.width = area.maxX - bar.minX
            let colors = BarStyle(isFatal: isFatal)
            canvas.rectangle(ground, radius: isFirst ? 3 : 0, fill: colors.fill)
            canvas.line(line.words, at: start, style: .boldRemark, color: colors.text, anchor: "start")
        }
    }

    private func lines(of step: Step) -> [Line] {
        let width = area.size.width - Self.indent - 2
        var lines = (step.annotation?.note.map { TextStyle.remark.lines(of: $0, width: width) } ?? []).map {
            Line(call: 0, words: $0, kind: .text(.noteText, indent: 0))
        }
        func addChanges(until count: Int) {
            for change in step.changes(until: count) {
                let words = TextStyle.remark.line("✎ " + change.text, width: width)
                lines.append(Line(call: count, words: words, kind: .text(.ink, indent: Self.indent)))
            }
        }
        addChanges(until: 0)
        for (index, call) in step.callbacks.enumerated() {
            for (place, line) in CallText.shortLines(of: call, in: step, width: width).enumerated() {
                lines.append(
                    Line(
                        call: index + 1, words: line.text,
                        kind: .call(call.role, number: index + 1, isFirst: place == 0)))
            }
            addChanges(until: index + 1)
            addFindings(at: index)
        }
        addFindings(at: nil)
        return lines

        func addFindings(at call: Int?) {
            for (_, finding) in step.findings(at: call) {
                let broken = TextStyle.boldRemark.lines(of: "⚠ " + StepText.line(of: finding), width: width)
                lines += broken.enumerated().map { index, words in
                    let kind = Kind.finding(isFatal: finding.kind.isFatal, isFirst: index == 0)
                    return Line(call: call.map { $0 + 1 }, words: words, kind: kind)
                }
            }
        }
    }
}
