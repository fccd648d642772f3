import PageTrace

/// The flow diagram in Mermaid: boxes with the held pages and boxes with steps, alternately.
struct FlowMermaid: MermaidPainter {
    private let plan: DrawingPlan
    private let skipped: SkippedCalls
    private let hasSeveralHolders: Bool
    private(set) var source: MermaidSource
    /// What the next arrow comes from.
    private var previous: String?
    private var hasSigns = false

    init(_ plan: DrawingPlan, sheet: Int) {
        self.plan = plan
        let drawn = plan.drawn
        skipped = SkippedCalls(drawn)
        hasSeveralHolders = drawn.steps.contains { $0.after.count > 1 }
        source = MermaidSource(
            "flowchart TD", plan, sheet: sheet, settings: ["wrappingWidth: 700", "rankSpacing: 24"])
    }

    mutating func paint(_ sign: Signpost, isOpening: Bool) {
        let id = isOpening ? "opening" : "closing"
        source.add("\(id)[\(MermaidText.quoted(sign.text))]:::\(sign.isOmission ? "omitted" : "sign")")
        if let previous { source.add("\(previous) --> \(id)") }
        previous = id
        hasSigns = true
    }

    mutating func open(_ stretch: FoldedStretch, isContinued _: Bool) {
        source.add("subgraph fold\(stretch.first)[\(MermaidText.quoted(lines: MermaidText.words(of: stretch)))]")
    }
    mutating func close() { source.add("end") }

    mutating func finish() {
        if hasSigns {
            source.addQuietClass("sign")
            source.addOmissionClass()
        }
        source.addClass("pages", fill: .heldFill, stroke: .heldLine, text: .heldText)
        if plan.drawn.steps.contains(where: \.isEmphasized) { source.addEmphasisClass() }
        source.addClass("step", fill: .panel, stroke: .arrow, text: .ink, "text-align:left")
        source.addClass("undone", fill: .panel, stroke: .muted, text: .ink, "text-align:left,stroke-dasharray:5 4")
        source.addClass("wrong", fill: .warningFill, stroke: .warningLine, text: .warningText, "text-align:left")
        source.addClass("raised", fill: .violationFill, stroke: .violationLine, text: .violationText, "text-align:left")
    }

    /// The pages that are held before the first step.
    mutating func paintStart(before place: Int, isAfterSign _: Bool) {
        let before = plan.drawn.steps[place].before
        guard before.contains(where: { !$0.pages.isEmpty }) else { return }
        source.add("start[\(MermaidText.quoted(lines: before.map { held($0, dropped: []) }))]:::pages")
        if let previous { source.add("\(previous) --> start") }
        previous = "start"
    }

    mutating func paintStep(_ index: Int) {
        let step = plan.drawn.steps[index]
        source.add("step\(index)(\(MermaidText.quoted(lines: lines(of: step)))):::\(style(of: step))")
        if step.isEmphasized { source.add("class step\(index) emphasized") }
        if let previous { source.add("\(previous) --> step\(index)") }
        guard !step.after.isEmpty else {
            previous = "step\(index)"
            return
        }
        let rows = step.after.enumerated().map { held($1, dropped: $0 == 0 ? step.dropped : []) }
        source.add("pages\(index)[\(MermaidText.quoted(lines: rows))]:::pages")
        let arrow = step.gesture.outcome == .cancelled ? "-.->" : "-->"
        source.add("step\(index) \(arrow) pages\(index)")
        previous = plan.recording.isWalk ? "pages\(index)" : nil
    }

    private func style(of step: Step) -> String {
        if step.findings.contains(where: { $0.kind.isFatal }) { return "raised" }
        if !step.findings.isEmpty { return "wrong" }
        switch step.gesture.outcome {
        case .cancelled, .bounced, .ignored: return "undone"
        case .raised, .crashed: return "raised"
        case .completed, .inFlight, .changed: return "step"
        }
    }

    private func held(_ held: HeldPages, dropped: [String]) -> String {
        var text = StateText.line(of: held)
        if !dropped.isEmpty { text += "  (dropped " + Names.inline(dropped) + ")" }
        return hasSeveralHolders ? "\(held.holder): \(text)" : text
    }

    private func lines(of step: Step) -> [String] {
        var lines = [MermaidText.title(of: step).joined(separator: "  ")]
        if let note = step.shownNote { lines.append("“\(note)”") }
        let start = lines.count
        lines += step.changes(until: 0).map { "✎ " + $0.text }
        for (index, callback) in step.callbacks.enumerated() {
            let note = callback.remark.map { "  (\(Words.note($0)))" } ?? ""
            lines.append("\(RoleStyle(callback.role).sign) \(index + 1)  \(CallText.line(of: callback))\(note)")
            lines += step.changes(until: index + 1).map { "✎ " + $0.text }
            lines += step.findings(at: index).map { "⚠ " + StepText.line(of: $1) }
        }
        lines += skipped.remarks(of: step)
        if lines.count == start { lines.append(Words.say("no callback")) }
        if !step.trackers.isEmpty { lines.append(step.trackers.map(StepText.line).joined(separator: "  ")) }
        return lines + step.findings(at: nil).map { "⚠ " + StepText.line(of: $1) }
    }
}
