import Graphviz
import PageTrace

/// A step in a flow: its heading, and below it the calls, under the names of the phases.
struct FlowStep {
    let step: Step
    /// What the names of the nodes begin with: `Step 2`.
    let name: NodeName
    /// What is written below the heading.
    let lines: [BoxLine]
    /// The one tracker, if the page that it is written over is there.
    let title: TrackerRecord?

    /// The height of the heading, and the room below the last line.
    static let room = (heading: 25.0, bottom: 7.0)

    /// - Parameters:
    ///   - previous: The step before, if this one goes on from it.
    ///   - hasTitleBar: Whether the one tracker is written over the shown page.
    ///   - hasTable: Whether a table has the values of the trackers.
    init(
        _ step: Step, since previous: Step?, name: NodeName, lines: BoxLines, hasTitleBar: Bool, hasTable: Bool
    ) {
        self.step = step
        self.name = name
        title = hasTitleBar ? step.titleBar : nil
        self.lines = lines.lines(of: step, since: previous, showsTrackers: title == nil && !hasTable)
    }

    /// The width that heading and calls need.
    var width: Double {
        let badge = TextStyle.boldRemark.width(of: badgeText)
        let title = Names.$limit.withValue(Names.longest) { StepText.title(of: step) }
        let heading = TextStyle.heading.width(of: title) + badge + 12
        return lines.reduce(heading) { max($0, $1.width + FlowMeasures.columns.text) }
    }

    var callsHeight: Double { lines.reduce(Self.room.heading + Self.room.bottom) { $0 + $1.height } }

    private var badgeText: String { StepText.unusualBadge(of: step.gesture) }

    func draw(at origin: Point, width: Double, times: String?, into graph: inout Graph) {
        drawHeading(at: Point(x: origin.x, y: origin.y + 13), width: width, times: times, into: &graph.nodes)
        var top = origin.y + Self.room.heading
        var phase: String?
        let columns = (
            mark: origin.x + FlowMeasures.columns.mark, text: origin.x + FlowMeasures.columns.text,
            right: origin.x + width
        )
        var marks: [Int: Double] = [:]
        for line in lines {
            if case .call(let index, _, _) = line.statement {
                let next = step.callbacks[index].phase.word
                if next != phase, !next.isEmpty {
                    drawPhase(
                        next, of: index, in: name, isFirst: phase == nil,
                        at: Point(x: origin.x, y: top), into: &graph.nodes)
                }
                phase = next
                marks[index] = top + Measures.callPitch / 2
            }
            BoxLineDrawing(
                step: step, name: name, columns: columns, marks: marks, top: top, offset: top - origin.y
            )
            .draw(line, into: &graph)
            top += line.height
        }
    }

    /// How often something is left out of a name or a sentence in a width.
    func cuts(width: Double) -> Int {
        lines.reduce(heading(width: width).cuts) { $0 + $1.text.cuts }
    }

    private func heading(width: Double) -> String {
        let badge = badgeText
        let badgeWidth = TextStyle.boldRemark.width(of: badge)
        let room = width - badgeWidth - (badge.isEmpty ? 0 : 10)
        let title = Names.$limit.withValue(Names.longest) { StepText.title(of: step) }
        let gesture = StepText.heading(of: step)
        // If there is no room for both, the way is left out, because the pages beside it show it.
        let isTooLong = TextStyle.heading.width(of: title) > room
        let isEnough = isTooLong && title.hasPrefix(gesture)
        return TextStyle.heading.fitted(width: room) {
            isEnough ? StepText.heading(of: step) : StepText.title(of: step)
        }
    }

    private func drawHeading(at anchor: Point, width: Double, times: String?, into nodes: inout [Node]) {
        let badge = badgeText
        nodes.write(
            StepText.sentence(of: step, name: name, times: times), heading(width: width), at: anchor, style: .heading)
        guard !badge.isEmpty else { return }
        nodes.write(
            name.part("outcome", ", outcome"), badge, at: Point(x: anchor.x + width, y: anchor.y), alignment: .right,
            style: .boldRemark, color: step.gesture.outcome.isStop ? .violationText : .ink)
    }

    private func drawPhase(
        _ word: String, of index: Int, in name: NodeName, isFirst: Bool, at origin: Point, into nodes: inout [Node]
    ) {
        let right = FlowMeasures.columns.mark - 13
        nodes.write(
            name.part("call\(index + 1)_phase", ", phase of callback \(index + 1)"), word,
            at: Point(x: origin.x + right, y: origin.y + Measures.callPitch / 2), alignment: .right, style: .mark,
            color: .muted)
        guard !isFirst else { return }
        let rule = Rectangle(x: origin.x, y: origin.y - 0.5, width: right, height: 1)
        let ruleName = name.part("call\(index + 1)_rule", ", rule above callback \(index + 1)")
        nodes.append(Node(ruleName, frame: rule, fill: .absentLine))
    }
}

extension Recording {
    /// The name of the tracker that is written over the shown page, nil if there are none or several.
    var onlyTracker: String? {
        let names = Set(steps.lazy.flatMap(\.trackers).map(\.name))
        return names.count == 1 && steps.allSatisfy { $0.trackers.count <= 1 } ? names.first : nil
    }
}

extension Step {
    /// The first tracker, if the page that it is written over is there.
    var titleBar: TrackerRecord? { after.shown.isEmpty ? nil : trackers.first }
}

extension Phase {
    /// What the container is doing while it calls, in a word beside the calls; empty if no word is needed.
    fileprivate var word: String {
        let english =
            switch self {
            case .rest: ""
            case .dragStart, .drag: "drag"
            case .landing: "landed"
            case .returning: "back"
            case .preload: "ahead"
            case .set: "set"
            case .completion: "done"
            case .orientation: "turn"
            }
        return Words.say(english)
    }
}

extension String {
    /// How often something is left out.
    fileprivate var cuts: Int { count { $0 == "…" } }
}
