import Graphviz
import PageTrace

/// The values of many trackers: a row for each step, a column for each tracker.
///
/// Beside every call, six trackers would hide the calls; in a table one sees down a column when a tracker goes wrong.
struct TrackerTable {
    private let plan: DrawingPlan
    private let names: [String]

    private static let pitch = 15.0
    private static let room = 14.0
    private static let stepWidth = 30.0

    /// Nil if the trackers are few enough to be told step by step.
    init?(_ plan: DrawingPlan) {
        self.plan = plan
        names = plan.drawn.steps.flatMap { $0.trackers.map(\.name) }.distinct
        guard names.count > Step.mostTrackers else { return nil }
    }

    /// Draws the rows of some steps, in as many blocks as the width asks for.
    func draw(_ steps: Range<Int>, width: Double, with pen: inout ColumnPen) {
        pen.head(Words.say("trackers at rest (and the call that changed them)"), id: "trackers", x: 0)
        pen.top += Self.pitch + 4
        for (number, block) in blocks(steps, width: width).enumerated() {
            pen.rule(pen.name.part("rule_trackers\(number + 1)", "Rule above trackers \(number + 1)"), width: width)
            pen.top += 3
            var x = Self.stepWidth
            for column in block {
                let head = TextStyle.boldRemark.line(names[column.tracker], width: column.width)
                let name = pen.name.part("tracker\(column.tracker + 1)", "Tracker: \(head)")
                write(head, name, at: x, .boldRemark, .ink, &pen)
                x += column.width + Self.room
            }
            pen.top += Self.pitch
            for place in steps {
                drawRow(place, block, block: number, with: &pen)
                pen.top += Self.pitch
            }
            pen.top += 4
        }
    }

    private func drawRow(
        _ place: Int, _ columns: [(tracker: Int, width: Double)], block: Int, with pen: inout ColumnPen
    ) {
        let step = plan.drawn.steps[place]
        let name = plan.name(of: place)
        write(
            "\(step.number).", name.part("trackers\(block + 1)", ", trackers \(block + 1)"), at: 0, .remark, .muted,
            &pen)
        var x = Self.stepWidth
        for (tracker, width) in columns {
            if let text = text(of: tracker, in: step) {
                let isWrong = step.trackers.contains { $0.name == names[tracker] && $0.isWrong }
                let isChanged = change(of: tracker, in: step) != nil
                let line = TextStyle.boldRemark.line(text, width: width)
                write(
                    line, name.part("tracker\(tracker + 1)", ", \(names[tracker]): \(line)"), at: x,
                    isWrong ? .boldRemark : .remark, isWrong ? .violationText : isChanged ? .ink : .muted, &pen)
            }
            x += width + Self.room
        }
    }

    private func write(
        _ text: String, _ name: NodeName, at x: Double, _ style: TextStyle, _ color: Palette, _ pen: inout ColumnPen
    ) {
        pen.graph.nodes.write(
            name, text, at: Point(x: pen.left + x, y: pen.top + Self.pitch / 2),
            style: style, color: color)
    }

    /// The trackers of each block, with the widths of their columns.
    private func blocks(_ steps: Range<Int>, width: Double) -> [[(tracker: Int, width: Double)]] {
        var blocks: [[(tracker: Int, width: Double)]] = []
        var left = 0.0
        for tracker in names.indices {
            let texts = steps.compactMap { text(of: tracker, in: plan.drawn.steps[$0]) } + [names[tracker]]
            let widest = texts.reduce(0) {
                max($0, TextStyle.boldRemark.width(of: $1))
            }
            let column = min(widest.rounded(.up), width - Self.stepWidth)
            if blocks.isEmpty || left + column > width {
                blocks.append([])
                left = Self.stepWidth
            }
            blocks[blocks.count - 1].append((tracker, column))
            left += column + Self.room
        }
        return blocks
    }

    /// The value at rest, whether it is right, and the call that changed it: `Third ✗ (5)`.
    private func text(of tracker: Int, in step: Step) -> String? {
        guard let record = step.trackers.first(where: { $0.name == names[tracker] }) else { return nil }
        let value = Names.$limit.withValue(Names.longest) { record.value.map(Names.inline) ?? "nil" }
        let verdict = record.isWrong ? " ✗" : record.isRight ? " ✓" : ""
        return value + verdict + (change(of: tracker, in: step).map { " (\($0))" } ?? "")
    }

    /// The last call of a step that changed a tracker, by its number; or what the app did.
    private func change(of tracker: Int, in step: Step) -> String? {
        func isIts(_ change: CallbackRecord.Change) -> Bool { change.tracker == names[tracker] }
        if let own = step.ownChanges.last(where: { isIts($0.change) }) { return Words.say(own.cause) }
        return step.callbacks.lastIndex { $0.changes.contains(where: isIts) }.map { "\($0 + 1)" }
    }
}
