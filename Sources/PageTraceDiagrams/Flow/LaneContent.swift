import Graphviz
import PageTrace

/// What a lane of cells shows after a step.
struct LaneContent {
    var held: HeldPages?
    /// What was held before the step, nil to show no difference.
    var before: HeldPages?
    var title: TrackerRecord?
    /// Whether the gesture was cancelled: the line to the shown page is dashed.
    var isCancelled = false
    var missing: Set<String> = []
    var screen: ScreenPosition?
    /// Whether a line leads from shown page to shown page.
    var hasPath = false

    /// What all holders keep after a step; the one whose pages the user sees has the path and the title.
    static func lanes(of step: Step, count: Int, title: TrackerRecord?, missing: Set<String>) -> [LaneContent] {
        let path = step.after.placeOnScreen
        return (0..<count).map { index in
            let (held, before) = (step.after.at(index), step.before.at(index))
            guard index == path else { return LaneContent(held: held, before: before) }
            return LaneContent(
                held: held, before: before, title: title, isCancelled: step.gesture.outcome == .cancelled,
                missing: missing, screen: ScreenPosition(step), hasPath: true)
        }
    }

    /// What all holders keep before a step.
    static func lanes(before step: Step, count: Int, missing: Set<String>) -> [LaneContent] {
        let path = step.before.placeOnScreen
        return (0..<count).map { index in
            LaneContent(held: step.before.at(index), missing: index == 0 ? missing : [], hasPath: index == path)
        }
    }
}

/// The tracker as the title bar of the shown page.
enum TitleBar {
    private static let room = 4.0

    private static func sign(of tracker: TrackerRecord) -> String { tracker.isWrong ? " ✗" : "" }

    /// The width in which the whole value has room.
    static func width(of tracker: TrackerRecord) -> Double {
        let text = Names.visible(tracker.value ?? "nil") + sign(of: tracker)
        return TextStyle.boldMark.width(of: Names.shortened(text)) + room
    }

    /// The bar over a cell: wider than the cell if it has to be, and then in the middle above it if it can be.
    static func node(
        _ tracker: TrackerRecord, over frame: Rectangle, within limits: ClosedRange<Double>, context: NodeName,
        lane: Int
    ) -> Node {
        let most = limits.upperBound - limits.lowerBound
        let sign = sign(of: tracker)
        let room = most - TextStyle.boldMark.width(of: sign) - room
        let value = FittedName(tracker.value ?? "nil", width: room, style: .boldMark, lineLimit: 1).lines.joined()
        let needed = TextStyle.boldMark.width(of: value + sign) + Self.room
        let width = max(frame.size.width, min(needed, most))
        let x = max(limits.lowerBound, min(frame.center.x - width / 2, limits.upperBound - width))
        let place = lane == 0 ? "" : ", lane \(lane + 1)"
        return Node(
            context.part("title\(lane + 1)", ", \(StepText.line(of: tracker))\(place)"), text: value + sign,
            frame: Rectangle(x: x, y: frame.minY - FlowMeasures.bar, width: width, height: FlowMeasures.bar),
            fill: tracker.isWrong ? .warningFill : .panel, stroke: tracker.isWrong ? .warningLine : .arrow,
            color: tracker.isWrong ? .violationText : .ink, style: .boldMark)
    }
}
