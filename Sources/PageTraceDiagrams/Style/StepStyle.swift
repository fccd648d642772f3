import Graphviz
import PageTrace

/// How a step looks, whatever its frame holds: the outline tells how the gesture ended.
enum StepStyle {
    /// The distance of the title from the left edge, and of the outcome from the right one.
    static let titleRoom = (left: 12.0, right: 14.0)

    /// Styles the frame of a step.
    ///
    /// One that stands out has another ground and a heavier outline, whose lines still say how the gesture ended.
    static func apply(_ step: Step, to node: inout Node) {
        apply(step.gesture.outcome, to: &node)
        guard step.isEmphasized else { return }
        node.fill = Palette.emphasisFill.color
        node.penWidth = 2.5
        if !step.gesture.outcome.isStop { node.stroke = Palette.noteLine.color }
    }

    private static func apply(_ outcome: GestureOutcome, to node: inout Node) {
        node.isRounded = true
        node.fill = Palette.panel.color
        node.stroke = Palette.line.color
        switch outcome {
        case .completed, .inFlight, .changed: break
        case .cancelled:
            node.lineStyle = .dashed
            node.stroke = Palette.muted.color
            node.penWidth = 1.5
        case .bounced, .ignored:
            node.lineStyle = .dotted
            node.stroke = Palette.muted.color
            node.penWidth = 1.5
        case .raised, .crashed:
            node.stroke = Palette.violationLine.color
            node.penWidth = 2
        }
    }

    /// Writes the title of a step into a band: the gesture, its way, and at the right how it ended.
    static func title(of step: Step, name: NodeName, in band: Rectangle, into nodes: inout [Node]) {
        let badge = StepText.badge(of: step.gesture)
        let (heading, route) = words(of: step, width: band.size.width - width(of: badge) - 20)
        var left = Point(x: band.minX + titleRoom.left, y: band.center.y)
        nodes.write(name.part("title", ", title"), heading, at: left, style: .heading)
        if !route.isEmpty {
            left.x += headingWidth(heading)
            nodes.write(name.part("way", ", way"), route, at: left, style: .plainHeading)
        }
        let outcome = step.gesture.outcome
        nodes.write(
            name.part("outcome", ", outcome"), badge, at: Point(x: band.maxX - titleRoom.right, y: band.center.y),
            alignment: .right, style: TextStyle(outcome.isUsual ? .sans : .boldSans, Measures.remark),
            color: outcome.isStop ? .violationText : outcome.isUsual ? .muted : .ink)
    }

    /// The gesture and its way; names give way if they need more than the given width.
    private static func words(of step: Step, width: Double) -> (heading: String, route: String) {
        let room = width - titleRoom.left - titleRoom.right
        func routeWidth(_ route: String) -> Double { TextStyle.plainHeading.width(of: route) }
        func fits(_ words: (heading: String, route: String)) -> Bool {
            headingWidth(words.heading) + routeWidth(words.route) <= room
        }
        func whole() -> (heading: String, route: String) {
            (StepText.heading(of: step), StepText.route(of: step.gesture))
        }
        // Where the gesture began stands in the step before: it goes first, before little is left of both names.
        let isLong = step.gesture.changesPages && !fits(Names.$limit.withValue(6, operation: whole))
        let words = Names.fitted(fits) {
            isLong ? (heading: StepText.heading(of: step), route: "→ " + Names.inline(step.gesture.to)) : whole()
        }
        let heading = TextStyle.heading.line(words.heading, width: room - 4)
        return (heading, TextStyle.plainHeading.line(words.route, width: room - headingWidth(heading)))
    }

    /// The width that the title of a step needs.
    static func titleWidth(of step: Step) -> Double {
        headingWidth(StepText.heading(of: step))
            + TextStyle.plainHeading.width(of: StepText.route(of: step.gesture))
            + width(of: StepText.badge(of: step.gesture)) + titleRoom.left + titleRoom.right + 20
    }

    private static func width(of badge: String) -> Double {
        TextStyle.boldRemark.width(of: badge)
    }

    private static func headingWidth(_ heading: String) -> Double {
        TextStyle.heading.width(of: heading) + 4
    }
}

/// The background of an emphasized step in a diagram without frames around steps, with a bar at its left.
enum EmphasisGround {
    /// The nodes behind a step; none if it does not stand out.
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
