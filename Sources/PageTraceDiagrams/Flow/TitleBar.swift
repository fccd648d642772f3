import Graphviz
import PageTrace

/// The tracker as the title bar of the shown page.
enum TitleBar {
    private static let room = 4.0

    private static func text(of tracker: TrackerRecord) -> String {
        Names.visible(tracker.value ?? "nil") + sign(of: tracker)
    }

    private static func sign(of tracker: TrackerRecord) -> String { tracker.isWrong ? " ✗" : "" }

    /// The width in which the whole value has room.
    static func width(of tracker: TrackerRecord) -> Double {
        TextMetrics.width(of: Names.shortened(text(of: tracker)), font: .boldSans, size: Measures.mark) + room
    }

    /// The bar over a cell: wider than the cell if it has to be, and then in the middle above it if it can be.
    static func node(
        _ tracker: TrackerRecord, over frame: Rectangle, within limits: ClosedRange<Double>, context: NodeName,
        lane: Int
    ) -> Node {
        let most = limits.upperBound - limits.lowerBound
        let sign = sign(of: tracker)
        let room = most - TextMetrics.width(of: sign, font: .boldSans, size: Measures.mark) - room
        let value = FittedName(
            tracker.value ?? "nil", width: room, font: .boldSans, size: Measures.mark, lineLimit: 1
        ).lines.joined()
        let needed = TextMetrics.width(of: value + sign, font: .boldSans, size: Measures.mark) + Self.room
        let width = max(frame.size.width, min(needed, most))
        let x = max(limits.lowerBound, min(frame.center.x - width / 2, limits.upperBound - width))
        let place = lane == 0 ? "" : ", lane \(lane + 1)"
        return Node(
            context.part("title\(lane + 1)", ", \(StepText.line(of: tracker))\(place)"), text: value + sign,
            frame: Rectangle(
                x: x, y: frame.minY - FlowMeasures.bar, width: width, height: FlowMeasures.bar),
            fill: tracker.isWrong ? .warningFill : .panel, stroke: tracker.isWrong ? .warningLine : .arrow,
            color: tracker.isWrong ? .violationText : .ink, font: .boldSans, size: Measures.mark)
    }
}
