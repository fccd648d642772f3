import Graphviz
import PageTrace

/// How a step looks, whatever its frame holds: the outline tells how the gesture ended.
enum StepStyle {
    /// The distance of the title from the left edge, and of the outcome from the right one.
    static let titleRoom = (left: 12.0, right: 14.0)

    /// The frame of a step.
    ///
    /// One that stands out has another ground and a heavier outline, whose lines still say how the gesture ended.
    static func frame(of step: Step, name: NodeName, in frame: Rectangle) -> Node {
        let (stroke, lineStyle, penWidth): (Palette, LineStyle, Double) =
            switch StateLine.Meaning(step.gesture.outcome) {
            case .cancelled: (.muted, .dashed, 1.5)
            case .bounced: (.muted, .dotted, 1.5)
            case .raised: (.violationLine, .solid, 2)
            case .completed, .finding, .emphasized: (.line, .solid, 1)
            }
        let isEmphasized = step.isEmphasized
        return Node(
            name, frame: frame, fill: isEmphasized ? .emphasisFill : .panel,
            stroke: isEmphasized && !step.gesture.outcome.isStop ? .noteLine : stroke, isRounded: true,
            penWidth: isEmphasized ? 2.5 : penWidth, lineStyle: lineStyle)
    }

    /// Writes the title of a step into a band, and at the right how it ended.
    static func title(of step: Step, name: NodeName, in band: Rectangle, into nodes: inout [Node]) {
        let badge = StepText.badge(of: step.gesture)
        let left = Point(x: band.minX + titleRoom.left, y: band.center.y)
        let title = TextStyle.heading.fitted(
            width: band.size.width - TextStyle.boldRemark.width(of: badge) - 20 - titleRoom.left - titleRoom.right
        ) { StepText.title(of: step) }
        nodes.write(name.part("title", ", title"), title, at: left, style: .heading)
        let outcome = step.gesture.outcome
        nodes.write(
            name.part("outcome", ", outcome"), badge, at: Point(x: band.maxX - titleRoom.right, y: band.center.y),
            alignment: .right, style: TextStyle(outcome.isUsual ? .sans : .boldSans, Measures.remark),
            color: outcome.isStop ? .violationText : outcome.isUsual ? .muted : .ink)
    }

    static func titleWidth(of step: Step) -> Double {
        TextStyle.heading.width(of: StepText.title(of: step))
            + TextStyle.boldRemark.width(of: StepText.badge(of: step.gesture)) + titleRoom.left + titleRoom.right + 20
    }
}

/// The background of an emphasized step in a diagram without frames around steps, with a bar at its left.
enum EmphasisGround {
    static func nodes(of step: Step, name: NodeName, behind frame: Rectangle) -> [Node] {
        guard step.isEmphasized else { return [] }
        let left = frame.minX - Measures.frameOutset
        let (width, height) = (frame.size.width + 2 * Measures.frameOutset, frame.size.height)
        let ground = Rectangle(x: left, y: frame.minY, width: width, height: height)
        let bar = Rectangle(x: left, y: frame.minY, width: 3, height: height)
        return [
            Node(name.part("emphasis", ", emphasis"), frame: ground, fill: .emphasisFill),
            Node(name.part("emphasis_bar", ", emphasis (bar)"), frame: bar, fill: .noteLine),
        ]
    }
}
