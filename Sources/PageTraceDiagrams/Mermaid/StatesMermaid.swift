import PageTrace

/// The states of the container in Mermaid.
struct StatesMermaid {
    private let plan: DrawingPlan
    private let states: StateGraph

    /// The most states that are drawn, so that Mermaid's own limits are kept.
    private static let limit = 80

    init(_ plan: DrawingPlan) {
        self.plan = plan
        states = StateGraph(plan.recording, limit: Self.limit)
    }

    func source() -> String {
        var source = MermaidSource("flowchart TD", plan, settings: ["wrappingWidth: 400"])
        if let start = states.start { source.add("start((\" \")):::start --> state\(start)") }
        for (index, state) in states.states.enumerated() {
            source.add("state\(index)([\(MermaidText.quoted(StateText.line(of: state)))]):::pages")
        }
        for transition in states.transitions {
            let word = transition.steps.count == 1 ? "step" : "steps"
            let steps =
                transition.isTaken
                ? "\(word) \(StateText.steps(transition.steps))" : StateText.times(transition.steps)
            let label = MermaidText.quoted(
                lines: [
                    (transition.hasFinding ? "⚠ " : "") + StateText.gesture(of: transition)
                ] + (steps.isEmpty ? [] : [steps]) + StateText.notes(of: transition))
            let arrow = transition.isEmphasized ? "==>" : transition.gesture.outcome.isUsual ? "-->" : "-.->"
            source.add("state\(transition.from) \(arrow)|\(label)| state\(transition.to)")
        }
        if states.omitted > 0 { source.add("more[\"… and \(states.omitted) more states\"]:::more") }
        let omitted = plan.recording.omitted
        for (place, part) in [omitted?.before, omitted?.after].compactMap(\.self).enumerated() {
            source.add("omitted\(place)[\(MermaidText.quoted("… " + part.text))]:::omitted")
        }
        if omitted != nil { source.addOmissionClass() }
        source.addClass("pages", fill: .heldFill, stroke: .heldLine, text: .heldText)
        source.addClass("start", fill: .ink, stroke: .ink, text: .markText)
        if states.omitted > 0 { source.addQuietClass("more") }
        return source.text
    }
}
