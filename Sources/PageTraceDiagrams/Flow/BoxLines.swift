import Graphviz
import PageTrace

/// Puts what happened in a step into lines.
struct BoxLines {
    let limit: Double
    let skipped: SkippedCalls
    /// Whether the client's changes of its own state are said even if something else shows its values.
    var showsChanges = false

    private static let trackerRoom = 16.0

    /// The lines of a step, from top to bottom; tracker values are included only if nothing else shows them.
    ///
    /// - Parameter previous: The step before, if the step goes on from it: what is still wrong is said in short.
    func lines(of step: Step, since previous: Step? = nil, showsTrackers: Bool = true) -> [BoxLine] {
        var lines: [BoxLine] = []
        func addChanges(until count: Int) {
            guard showsTrackers || showsChanges else { return }
            for change in step.changes(until: count) {
                let whole = change.text
                guard let cause = change.cause, TextStyle.remark.width(of: whole) > limit - 20 else {
                    lines.append(remark(change.text) { .change($0) })
                    continue
                }
                lines += [remark(change.values) { .change($0) }, remark(Words.say(cause)) { .remark($0) }]
            }
        }
        addChanges(until: 0)
        for (index, callback) in step.callbacks.enumerated() {
            lines += call(callback, index: index, of: step)
            addChanges(until: index + 1)
            lines += bars(at: index, of: step, since: previous)
        }
        for note in step.notes { lines += self.note(note, of: step) }
        if lines.isEmpty {
            lines.append(remark(Words.say("nothing is asked")) { .remark($0) })
        }
        if showsTrackers, !step.trackers.isEmpty { lines += trackers(of: step) }
        return note(of: step) + lines + bars(at: nil, of: step, since: previous)
    }

    private func note(of step: Step) -> [BoxLine] {
        TextBar(noteOf: step, limit: limit).map { [line(with: $0, .note($0))] } ?? []
    }

    private func line(with bar: TextBar, _ statement: BoxLine.Statement) -> BoxLine {
        BoxLine(statement: statement, width: bar.size.width, height: bar.size.height + 5)
    }

    private func call(_ callback: CallbackRecord, index: Int, of step: Step) -> [BoxLine] {
        let lines = CallText.shortLines(of: callback, in: step, width: limit)
        let note = callback.phase == .preload ? nil : callback.remark.map(Words.note)
        return code(lines.map(\.text), remark: note, style: .remark) { .call(index: index, lines: lines, note: $0) }
    }

    /// Lines of code, and a remark beside them or, if there is no room for it, below.
    private func code(
        _ lines: [String], remark: String?, style: TextStyle, _ statement: (_ remark: String?) -> BoxLine.Statement
    ) -> [BoxLine] {
        let widest = lines.map { TextStyle.code.width(of: $0) }.max() ?? 0
        let height = Measures.callPitch + Double(lines.count - 1) * Measures.linePitch
        let alone = BoxLine(statement: statement(nil), width: widest, height: height)
        guard let remark else { return [alone] }
        let beside = widest + style.width(of: remark) + 24
        guard beside <= limit else { return [alone, self.remark(remark) { .remark($0) }] }
        return [BoxLine(statement: statement(remark), width: beside, height: height)]
    }

    private func remark(_ text: @autoclosure () -> String, _ statement: (String) -> BoxLine.Statement) -> BoxLine {
        // There may be a sign before the text.
        let text = TextStyle.remark.fitted(width: limit - 20, text)
        let width = TextStyle.remark.width(of: text) + 20
        return BoxLine(statement: statement(text), width: width, height: Measures.callPitch)
    }

    /// A remark; of a call that did not come the call, and the reason beside it or below.
    private func note(_ note: StepNote, of step: Step) -> [BoxLine] {
        guard let call = skipped.call(for: note, of: step) else { return [remark(Words.note(note)) { .remark($0) }] }
        let lines = CallText.lines(width: limit) {
            Self.words(of: skipped.call(for: note, of: step)?.text ?? call.text)
        }
        return code(lines, remark: call.reason, style: .boldRemark) { reason in
            .ghost(call: lines.joined(separator: "\n"), reason: reason)
        }
    }

    /// The words of a sentence, between which it may be broken.
    private static func words(of sentence: String) -> [String] {
        sentence.split(separator: " ").enumerated().map { ($0 == 0 ? "" : " ") + $1 }
    }

    private func bars(at call: Int?, of step: Step, since previous: Step?) -> [BoxLine] {
        step.bars(at: call, since: previous, limit: limit).map { line(with: $1, .finding(index: $0, bar: $1)) }
    }

    /// The values of the trackers at rest: of many only what is not right, and how many others are.
    private func trackers(of step: Step) -> [BoxLine] {
        let told = step.toldTrackers
        var lines: [BoxLine] = []
        var current: [BoxLine.Tracker] = []
        var offset = 0.0
        func finish() {
            guard !current.isEmpty else { return }
            let width = offset - Self.trackerRoom
            lines.append(BoxLine(statement: .trackers(current), width: width, height: Measures.callPitch))
            current = []
            offset = 0
        }
        func add(_ text: String, index: Int?) {
            let width = TextStyle.boldRemark.width(of: text)
            if offset + width > limit { finish() }
            current.append(BoxLine.Tracker(index: index, text: text, offset: offset))
            offset += width + Self.trackerRoom
        }
        for index in told {
            let text = TextStyle.boldRemark.fitted(width: limit) {
                StepText.line(of: step.trackers[index])
            }
            add(text, index: index)
        }
        let right = step.trackers.count - told.count
        let words = told.isEmpty ? "all {0} right" : right == 1 ? "{0} other right" : "{0} others right"
        if right > 0 { add(Words.say(words, "\(right)"), index: nil) }
        finish()
        return lines
    }
}

/// One line of what happened in a step, from the callbacks down to the trackers.
struct BoxLine {
    enum Statement {
        case note(TextBar)
        /// A call: its index among the step's callbacks, from 0, its text, broken into lines, and a short note on it.
        case call(index: Int, lines: [CallLine], note: String?)
        /// What the client changed in its own state during the call above.
        case change(String)
        /// A call that did not come, and why if that is not written below.
        case ghost(call: String, reason: String?)
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
