import PageTrace

/// The order of calls in Mermaid, as a sequence diagram.
struct CallsMermaid: MermaidPainter {
    private let plan: DrawingPlan
    private let lifelines: Lifelines
    private let skipped: SkippedCalls
    private(set) var source: MermaidSource

    /// The width at which notes are broken: Mermaid would write longer ones beyond their boxes.
    private static let noteWidth = 380.0

    init(_ plan: DrawingPlan, sheet: Int) {
        self.plan = plan
        lifelines = Lifelines(plan.drawn)
        skipped = SkippedCalls(plan.drawn)
        source = MermaidSource("sequenceDiagram", plan, sheet: sheet)
        for participant in lifelines.participants {
            source.add("participant \(participant.id) as \(MermaidText.escaped(participant.name))")
        }
    }

    mutating func paint(_ sign: Signpost, isOpening _: Bool) { note(sign.text) }
    mutating func open(_ stretch: FoldedStretch, isContinued _: Bool) {
        source.add("loop " + MermaidText.escaped(MermaidText.words(of: stretch).joined(separator: ", ")))
    }
    mutating func close() { source.add("end") }

    mutating func paintStep(_ place: Int) {
        let step = plan.drawn.steps[place]
        // A translucent background in the color of notes, for light and dark mode.
        if step.isEmphasized { source.add("rect rgba(130, 80, 223, 0.15)") }
        defer { if step.isEmphasized { source.add("end") } }
        note(MermaidText.title(of: step).joined(separator: "  "))
        if let text = step.shownNote { note("“\(text)”") }
        for arrow in CallArrow.arrows(of: step, lifelines: lifelines) {
            let callback = step.callbacks[arrow.index]
            let (caller, receiver) = (arrow.caller.id, arrow.receiver.id)
            let question = CallText.question(of: callback).joined()
            source.add("\(caller)->>\(receiver): " + MermaidText.escaped("\(arrow.index + 1)  \(question)"))
            if let answer = arrow.answer {
                let remark = callback.remark.map { "  (\(Words.note($0)))" } ?? ""
                source.add("\(receiver)-->>\(caller): " + MermaidText.escaped(answer + remark))
            }
            for remark in arrow.remarks { source.add("Note over \(receiver): " + MermaidText.escaped(remark)) }
            for (_, finding) in step.findings(at: arrow.index) { note("⚠ " + StepText.line(of: finding)) }
        }
        for remark in skipped.remarks(of: step) { note(remark) }
        for (_, finding) in step.findings(at: nil) { note("⚠ " + StepText.line(of: finding)) }
    }

    private mutating func note(_ text: String) {
        let ends = [lifelines.participants.first, lifelines.participants.last].compactMap { $0?.id }
        let place = Set(ends).count > 1 ? ends.joined(separator: ",") : ends.first ?? "container"
        let lines = TextStyle.plainHeading.lines(of: text, width: Self.noteWidth)
        source.add("Note over \(place): " + lines.map(MermaidText.escaped).joined(separator: "<br/>"))
    }
}
