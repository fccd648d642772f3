import Graphviz
import PageTrace

/// The box of a step: its title, and below it what happened, line by line.
struct StepBox {
    /// The step.
    let step: Step
    /// What the ids of the nodes begin with: `Step 2`.
    let name: String
    /// What is written below the title.
    let lines: [StepLine]

    private let heading: String
    private let route: String
    private let badge: String

    /// The height of the title.
    private static let titleHeight = 27.0
    /// The room below the last line.
    private static let bottomRoom = 7.0
    /// The distance of the text from the box's left edge: numbers stand before it.
    static let indent = 36.0
    /// The distance of the text from the box's right edge.
    static let rightRoom = 14.0

    /// Prepares the box of a step.
    init(_ step: Step, name: String, lines: StepLines) {
        self.step = step
        self.name = name
        self.lines = lines.lines(of: step)
        heading = StepText.heading(of: step)
        route = StepText.route(of: step.gesture)
        badge = StepText.badge(of: step.gesture.outcome)
    }

    /// The height of the box.
    var height: Double {
        lines.reduce(Self.titleHeight + Self.bottomRoom) { $0 + $1.height }
    }

    /// The width that the box needs.
    var width: Double {
        let title = headingWidth + routeWidth + TextMetrics.width(of: badge, size: Measures.remark) + 60
        return lines.reduce(title) { max($0, $1.width + Self.indent + Self.rightRoom) }
    }

    private var headingWidth: Double { TextMetrics.width(of: heading, font: .boldSans, size: Measures.heading) }
    private var routeWidth: Double { TextMetrics.width(of: route, size: Measures.heading) }

    /// Draws the box into a rectangle of its height.
    func draw(in frame: Rectangle, into graph: inout Graph) {
        graph.nodes.append(outline(frame))
        drawTitle(in: frame, into: &graph.nodes)
        var top = frame.minY + Self.titleHeight
        for line in lines {
            StepLineDrawing(box: self, frame: frame, top: top).draw(line, into: &graph)
            top += line.height
        }
    }

    private func outline(_ frame: Rectangle) -> Node {
        var node = Node(id: StepText.sentence(of: step, name: name), frame: frame)
        node.isRounded = true
        node.fill = Palette.panel.color
        node.stroke = Palette.line.color
        switch step.gesture.outcome {
        case .completed, .inFlight, .changed: break
        case .cancelled:
            node.lineStyle = .dashed
            node.stroke = Palette.muted.color
            node.penWidth = 1.5
        case .bounced, .ignored:
            node.lineStyle = .dotted
            node.stroke = Palette.muted.color
            node.penWidth = 1.5
        case .raised:
            node.stroke = Palette.violationLine.color
            node.penWidth = 2
        }
        return node
    }

    private func drawTitle(in frame: Rectangle, into nodes: inout [Node]) {
        let y = frame.minY + Self.titleHeight / 2 + 1.5
        var left = Point(x: frame.minX + 12, y: y)
        nodes.append(
            Texts.node(id: "\(name), title", heading, at: left, size: Measures.heading, font: .boldSans))
        if !route.isEmpty {
            left.x += headingWidth + 10
            nodes.append(Texts.node(id: "\(name), way", route, at: left, size: Measures.heading))
        }
        let right = Point(x: frame.maxX - Self.rightRoom, y: y)
        let isUsual = step.gesture.outcome == .completed || step.gesture.outcome == .changed
        var outcome = Texts.node(
            id: "\(name), outcome", badge, at: right, alignment: .right, size: Measures.remark,
            font: isUsual ? .sans : .boldSans, color: isUsual ? .muted : .ink)
        if step.gesture.outcome == .raised { outcome.textColor = Palette.violationText.color }
        nodes.append(outcome)
    }
}
