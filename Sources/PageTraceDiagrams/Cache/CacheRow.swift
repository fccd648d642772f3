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

    private static let pitch = 14.0
    /// So many lines no gesture needs: it is cut only if a word is longer than a line.
    private static let mostLines = 12

    var labelWidth: Double {
        let heading = TextStyle.boldName.width(of: title)
        return max(heading, signWidth + TextStyle.remark.width(of: detail))
    }

    /// The least width in which no word of the gesture is cut.
    var leastLabelWidth: Double {
        let heading = FittedName.leastWidth(of: title, style: .boldName, lineLimit: Self.mostLines)
        let detail = FittedName.leastWidth(of: detail, style: .remark, lineLimit: Self.mostLines)
        return max(heading, signWidth + detail)
    }

    private var signWidth: Double { step.findings.isEmpty ? 0 : Self.signRoom }

    /// The gesture with where it led, and what became of it, in lines of a width.
    private func label(width: Double) -> (heading: FittedName, detail: FittedName) {
        let heading = FittedName(title, width: width, style: .boldName, lineLimit: Self.mostLines)
        let detail = FittedName(detail, width: width - signWidth, style: .remark, lineLimit: Self.mostLines)
        return (heading, detail)
    }

    /// The height of what is left of the cells.
    func labelHeight(width: Double) -> Double {
        let (heading, detail) = label(width: width)
        return Double(heading.lines.count + detail.lines.count) * Self.pitch
    }

    /// Draws the gesture, and below it what became of it.
    func drawLabel(at anchor: Point, width: Double, into nodes: inout [Node]) {
        let (heading, detail) = label(width: width)
        let hasDetail = detail.lines.contains { !$0.isEmpty }
        let height = Double(heading.lines.count) * TextMetrics.lineHeight(size: Measures.name)
        let below =
            hasDetail || signWidth > 0
            ? Double(detail.lines.count) * TextMetrics.lineHeight(size: Measures.remark) + 2 : 0
        // Both together have the row's middle.
        let top = anchor.y - (height + below) / 2
        nodes.write(
            StepText.sentence(of: step, name: name, times: times), heading.lines.joined(separator: "\n"),
            at: Point(x: anchor.x, y: top + height / 2), style: .boldName)
        let middle = top + height + below / 2 + 1
        if signWidth > 0 { nodes.append(findingSign(at: Point(x: anchor.x + 7.5, y: middle))) }
        guard hasDetail else { return }
        nodes.write(
            name.part("outcome", ", outcome"), detail.lines.joined(separator: "\n"),
            at: Point(x: anchor.x + signWidth, y: middle), style: .remark,
            color: step.gesture.outcome.isUsual ? .muted : .ink)
    }

    /// The sign of a step with findings, which are spelled out in the other diagrams and in the sign's title.
    private func findingSign(at center: Point) -> Node {
        let lines = step.findings.map(StepText.line).joined(separator: "; ")
        return CellStyle.findingSign(
            name.part("findings", ", \(Quantity.text(step.findings.count, "finding")): \(lines)"),
            isFatal: step.findings.contains { $0.kind.isFatal }, at: center)
    }

    /// The pages that came and, below them, those that went: each in a line of its own.
    private var changes: [(id: String, text: String, color: Palette)] {
        func lines(_ pages: [String], _ id: String, _ sign: String, _ color: Palette) -> [(String, String, Palette)] {
            let most = pages.count > Names.listLimit ? Names.listLimit - 1 : pages.count
            let rest = pages.count - most
            let texts =
                pages.prefix(most).map { sign + Names.inline($0) }
                + (rest > 0 ? [sign + Words.say("… {0} more", "\(rest)")] : [])
            return texts.enumerated().map { ($0 == 0 ? id : "\(id)\($0 + 1)", $1, color) }
        }
        return Names.$limit.withValue(Names.longest) {
            lines(step.loaded, "loaded", "+ ", .heldText) + lines(step.dropped, "dropped", "− ", .droppedText)
        }
    }

    var changesWidth: Double {
        changes.reduce(0) { max($0, TextStyle.remark.width(of: $1.text)) }
    }

    var changesHeight: Double { Double(changes.count) * Self.pitch }

    func drawChanges(at anchor: Point, into nodes: inout [Node]) {
        var y = anchor.y - (changesHeight - Self.pitch) / 2
        for line in changes {
            nodes.write(
                name.part(line.id, ": \(line.text)"), line.text, at: Point(x: anchor.x, y: y), style: .remark,
                color: line.color)
            y += Self.pitch
        }
    }

    private var title: String { Names.$limit.withValue(Names.longest) { StepText.title(of: step) } }

    /// How it ended if that is unusual, and what else is to be said.
    private var detail: String {
        let parts = ([StepText.unusualBadge(of: step.gesture)] + step.notes.map(Words.note)).filter { !$0.isEmpty }
        guard parts.isEmpty, !step.findings.isEmpty else { return parts.joined(separator: " · ") }
        return Words.count(step.findings.count, "finding")
    }
}
