import Graphviz
import PageTrace

/// The flow diagram in Mermaid: a box with the held pages, a box a step, in turns.
struct FlowMermaid {
    private let recording: Recording
    private let skipped: SkippedCalls

    /// Prepares the diagram of a recording.
    init(_ recording: Recording) {
        self.recording = recording
        skipped = SkippedCalls(recording)
    }

    /// The source.
    func source() -> String {
        var source = MermaidSource(
            "flowchart TD", recording: recording, settings: ["wrappingWidth: 700", "rankSpacing: 24"])
        var previous: String?
        if let first = recording.steps.first, first.before.contains(where: { !$0.pages.isEmpty }) {
            source.add("start[\(MermaidText.quoted(lines: first.before.map { held($0, dropped: []) }))]:::pages")
            previous = "start"
        }
        for (index, step) in recording.steps.enumerated() {
            source.add("step\(index)(\(MermaidText.quoted(lines: lines(of: step)))):::\(style(of: step))")
            if let previous { source.add("\(previous) --> step\(index)") }
            guard !step.after.isEmpty else {
                previous = "step\(index)"
                continue
            }
            let rows = step.after.enumerated().map { held($1, dropped: $0 == 0 ? step.dropped : []) }
            source.add("pages\(index)[\(MermaidText.quoted(lines: rows))]:::pages")
            let arrow = step.gesture.outcome == .cancelled ? "-.->" : "-->"
            source.add("step\(index) \(arrow) pages\(index)")
            previous = "pages\(index)"
        }
        source.addClass("pages", fill: .heldFill, stroke: .heldLine, text: .heldText)
        source.addClass("step", fill: .panel, stroke: .arrow, text: .ink, "text-align:left")
        source.addClass("undone", fill: .panel, stroke: .muted, text: .ink, "text-align:left,stroke-dasharray:5 4")
        source.addClass("wrong", fill: .warningFill, stroke: .warningLine, text: .warningText, "text-align:left")
        source.addClass("raised", fill: .violationFill, stroke: .violationLine, text: .violationText, "text-align:left")
        return source.text
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
        return recording.steps.contains { $0.after.count > 1 } ? "\(held.holder): \(text)" : text
    }

    private func lines(of step: Step) -> [String] {
        let title = [StepText.heading(of: step), StepText.route(of: step.gesture)].filter { !$0.isEmpty }
        let isUsual = step.gesture.outcome == .completed
        var lines = [title.joined(separator: "  ") + (isUsual ? "" : "  " + StepText.badge(of: step.gesture))]
        for (index, callback) in step.callbacks.enumerated() {
            let note = callback.note.map { "  (\($0))" } ?? ""
            lines.append("\(MermaidStyle.mark(of: callback.role)) \(index + 1)  \(CallText.line(of: callback))\(note)")
            lines += callback.changes.map { "✎ " + CallText.change($0) }
            lines += step.findings.filter { $0.callback == index + 1 }.map { "⚠ " + StepText.line(of: $0) }
        }
        lines += step.gesture.notes.map { note in
            "◌ " + (skipped.call(for: note, of: step).map { "\($0): \(note)" } ?? note)
        }
        if lines.count == 1 { lines.append("no callback") }
        if !step.trackers.isEmpty { lines.append(step.trackers.map(StepText.line).joined(separator: "  ")) }
        lines += step.findings.filter { finding in
            finding.callback.map { !step.callbacks.indices.contains($0 - 1) } ?? true
        }.map { "⚠ " + StepText.line(of: $0) }
        return lines
    }
}
