/// One line of what happened in a step, from the callbacks down to the trackers.
struct BoxLine {
    enum Statement {
        /// The trace author's note on the step.
        case note(TextBar)
        /// A call: its index among the step's callbacks, from 0, its text, broken into lines, and a short note on it.
        case call(index: Int, lines: [CallLine], note: String?)
        /// What the client changed in its own state during the call above.
        case change(String)
        /// A call that did not come, and why if that is not written below.
        case ghost(call: String, reason: String?)
        /// Any other remark.
        case remark(String)
        /// A finding: its index among the step's findings, and its bar.
        case finding(index: Int, bar: TextBar)
        /// The values of the trackers at the end, each with its index in the step, from the left.
        case trackers([Tracker])
    }

    /// A tracker's position in its line.
    struct Tracker: Hashable {
        /// The tracker among those of the step; nil for what is said of several.
        var index: Int?
        var text: String
        /// Its distance from the left end of the line.
        var offset: Double
    }

    var statement: Statement
    var width: Double
    var height: Double
    /// In a comparison, the side that alone has this line.
    var side: ComparedSide?

    /// All that the line says.
    var text: String {
        switch statement {
        case .note(let bar), .finding(_, let bar): bar.lines.joined(separator: "\n")
        case .call(_, let lines, let note): (lines.map(\.text) + [note ?? ""]).joined(separator: "\n")
        case .change(let text): "✎ " + text
        case .remark(let text): text
        case .ghost(let call, let reason): call + "\n" + (reason ?? "")
        case .trackers(let trackers): trackers.map(\.text).joined(separator: "\n")
        }
    }
}
