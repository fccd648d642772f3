import Graphviz
import PageTrace

/// A step beside the pages that it leaves: its heading, and below it the calls, under the names of the phases.
struct BesideStep {
    /// The step.
    let step: Step
    /// The prefix of the ids of the nodes: `Step 2`.
    let name: String
    /// What is written below the heading.
    let lines: [BoxLine]
    /// The one tracker, if the page that it is written over is there.
    let title: TrackerRecord?

    /// The height of the heading, and the room below the last line.
    private static let heading = 25.0
    private static let bottomRoom = 7.0
    /// The height of a title bar.
    static let barHeight = 13.0
    /// The room above the cells, in which the line from the page shown before turns, and below them.
    static let cellRoom = (above: 13.0, below: 9.0)

    /// Prepares a step.
    init(_ step: Step, name: String, lines: BoxLines, hasTitleBar: Bool) {
        self.step = step
        self.name = name
        let isShown = step.after.first.map { !$0.shown.isEmpty } ?? false
        title = hasTitleBar && isShown ? step.trackers.first : nil
        self.lines = lines.lines(of: step, showsTrackers: title == nil)
    }

    /// The width that heading and calls need.
    var width: Double {
        let badge = TextMetrics.width(of: badgeText, font: .boldSans, size: Measures.remark)
        let heading =
            TextMetrics.width(of: StepText.title(of: step), font: .boldSans, size: Measures.heading) + badge + 12
        return min(lines.reduce(heading) { max($0, $1.width + BesideFlow.columns.text) }, 292)
    }

    /// The height of the step beside a row of cells.
    func height(cells: Double) -> Double {
        let calls = lines.reduce(Self.heading + Self.bottomRoom) { $0 + $1.height }
        let bar = title == nil ? 0 : Self.barHeight
        return max(calls, Self.cellRoom.above + bar + cells + Self.cellRoom.below)
    }

    /// How the gesture ended, if that is unusual.
    private var badgeText: String {
        let isUsual = step.gesture.outcome == .completed || step.gesture.outcome == .changed
        return isUsual ? "" : StepText.badge(of: step.gesture)
    }

    /// Draws heading and calls.
    func draw(at origin: Point, width: Double, times: String?, into graph: inout Graph) {
        drawHeading(at: Point(x: origin.x, y: origin.y + 13), width: width, times: times, into: &graph.nodes)
        var top = origin.y + Self.heading
        var phase: String?
        let columns = (
            mark: origin.x + BesideFlow.columns.mark, text: origin.x + BesideFlow.columns.text, right: origin.x + width
        )
        for line in lines {
            if case .call(let index, _, _) = line.content {
                let next = PhaseText.word(for: step.callbacks[index].phase)
                if next != phase, !next.isEmpty {
                    drawPhase(
                        next, before: index, isFirst: phase == nil, at: Point(x: origin.x, y: top), into: &graph.nodes)
                }
                phase = next
            }
            BoxLineDrawing(step: step, name: name, columns: columns, top: top, offset: top - origin.y)
                .draw(line, into: &graph)
            top += line.height
        }
    }

    private func drawHeading(at anchor: Point, width: Double, times: String?, into nodes: inout [Node]) {
        let badge = badgeText
        let badgeWidth = TextMetrics.width(of: badge, font: .boldSans, size: Measures.remark)
        let room = width - badgeWidth - (badge.isEmpty ? 0 : 10)
        let title = StepText.title(of: step)
        let gesture = StepText.heading(of: step)
        // If there is no room for both, the route is left out, because the pages beside it show it.
        let isTooLong = TextMetrics.width(of: title, font: .boldSans, size: Measures.heading) > room
        let heading = FittedName.line(
            isTooLong && title.hasPrefix(gesture) ? gesture : title, width: room, font: .boldSans,
            size: Measures.heading)
        nodes.append(
            Texts.node(
                id: StepText.sentence(of: step, name: name, times: times), heading, at: anchor, size: Measures.heading,
                font: .boldSans))
        guard !badge.isEmpty else { return }
        nodes.append(
            Texts.node(
                id: "\(name), outcome", badge, at: Point(x: anchor.x + width, y: anchor.y), alignment: .right,
                size: Measures.remark, font: .boldSans,
                color: step.gesture.outcome.isStop ? .violationText : .ink))
    }

    private func drawPhase(_ word: String, before index: Int, isFirst: Bool, at origin: Point, into nodes: inout [Node])
    {
        let right = BesideFlow.columns.mark - 13
        nodes.append(
            Texts.node(
                id: "\(name), phase of callback \(index + 1)", word,
                at: Point(x: origin.x + right, y: origin.y + Measures.callPitch / 2), alignment: .right,
                size: Measures.mark, color: .muted))
        guard !isFirst else { return }
        var rule = Node(
            id: "\(name), rule above callback \(index + 1)",
            frame: Rectangle(x: origin.x, y: origin.y - 0.5, width: right, height: 1))
        rule.fill = Palette.absentLine.color
        rule.stroke = nil
        nodes.append(rule)
    }
}
