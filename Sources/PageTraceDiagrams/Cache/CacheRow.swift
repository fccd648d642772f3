import Graphviz
import PageTrace

/// What is beside the cells of a step: the gesture on the left, and the pages that came and went on the right.
struct CacheRow {
    let step: Step
    /// What the names of the nodes begin with.
    let name: NodeName
    /// The number of times that the step is there, such as `×25`; nil if only once.
    let times: String?

    private static let signRoom = 20.0

    /// The width that the gesture needs.
    static func labelWidth(of step: Step) -> Double {
        let heading = TextMetrics.width(of: StepText.heading(of: step), font: .boldSans, size: Measures.name)
        let sign = step.findings.isEmpty ? 0 : signRoom
        return max(heading, sign + TextMetrics.width(of: detail(of: step), size: Measures.remark)) + 8
    }

    /// The width that the pages that came and went need.
    static func changesWidth(of step: Step) -> Double {
        [step.loaded, step.dropped].map { TextMetrics.width(of: "− " + Names.inline($0), size: Measures.remark) }
            .max() ?? 0
    }

    /// The gesture, and where it led, in lines of a width: three in all.
    private func label(width: Double) -> (heading: FittedName, detail: FittedName) {
        let heading = FittedName(
            StepText.heading(of: step), width: width, font: .boldSans, size: Measures.name, lineLimit: 2)
        let detail = FittedName(
            Self.detail(of: step), width: width - (step.findings.isEmpty ? 0 : Self.signRoom), font: .sans,
            size: Measures.remark, lineLimit: heading.lines.count > 1 ? 1 : 2)
        return (heading, detail)
    }

    /// The height of the gesture and of where it led.
    func labelHeight(width: Double) -> Double {
        let (heading, detail) = label(width: width)
        return Double(heading.lines.count + detail.lines.count) * 14
    }

    /// Draws the gesture, and below it where it led.
    func drawLabel(at anchor: Point, width: Double, into nodes: inout [Node]) {
        let sign = step.findings.isEmpty ? 0 : Self.signRoom
        let (heading, detail) = label(width: width)
        let hasDetail = detail.lines.contains { !$0.isEmpty }
        // Two lines take the room of the row's middle, and the rest moves away from it.
        let shift = heading.lines.count > 1 ? 6.0 : 0
        let rise = detail.lines.count > 1 ? 5.5 : 0
        let y = hasDetail || sign > 0 ? anchor.y - 7 - rise : anchor.y
        nodes.write(
            StepText.sentence(of: step, name: name, times: times), heading.lines.joined(separator: "\n"),
            at: Point(x: anchor.x, y: y), size: Measures.name, font: .boldSans)
        if sign > 0 { nodes.append(findingSign(at: Point(x: anchor.x + 7.5, y: anchor.y + 7 + shift))) }
        guard hasDetail else { return }
        nodes.write(
            name.part("way", ", way and outcome"), detail.lines.joined(separator: "\n"),
            at: Point(x: anchor.x + sign, y: anchor.y + 7 + shift), size: Measures.remark,
            color: step.gesture.outcome.isUsual ? .muted : .ink)
    }

    /// The sign of a step with findings, which are spelled out in the other diagrams and in the sign's title.
    private func findingSign(at center: Point) -> Node {
        let lines = step.findings.map(StepText.line).joined(separator: "; ")
        let colors = BarStyle(isFatal: step.findings.contains { $0.kind.isFatal })
        return Node(
            name.part("findings", ", \(Quantity.text(step.findings.count, "finding")): \(lines)"), text: "⚠",
            frame: Rectangle(center: center, size: Size(width: 15, height: 14)), fill: colors.fill,
            stroke: colors.line, color: colors.text, font: .boldSans, size: Measures.mark, isRounded: true)
    }

    /// Draws what came and, below it, what went.
    func drawChanges(at anchor: Point, width: Double, into nodes: inout [Node]) {
        var lines: [(id: String, text: String, color: Palette)] = []
        if !step.loaded.isEmpty { lines.append(("loaded", "+ " + Names.inline(step.loaded), .heldText)) }
        if !step.dropped.isEmpty { lines.append(("dropped", "− " + Names.inline(step.dropped), .droppedText)) }
        var y = anchor.y - Double(lines.count - 1) * 7
        for line in lines {
            let text = FittedName(line.text, width: width, font: .sans, size: Measures.remark, lineLimit: 1)
            nodes.write(
                name.part(line.id, ": \(line.text)"), text.lines.joined(), at: Point(x: anchor.x, y: y),
                size: Measures.remark,
                color: line.color)
            y += 14
        }
    }

    private static func detail(of step: Step) -> String {
        let parts =
            [StepText.unusualBadge(of: step.gesture), StepText.route(of: step.gesture)]
            + step.notes.map(Words.note)
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
