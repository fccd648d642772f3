/// The first difference between two recordings.
public struct RecordingDifference: Hashable, Sendable {
    /// What differs, with both sides in the words of the log; a side is empty if it has nothing there.
    package enum Aspect: Hashable, Sendable {
        /// Only one of them has the step.
        case step(String, String)
        /// The same gesture ends differently, or at another page.
        case outcome(String, String)
        /// Only one of them has the callback, or its arguments differ.
        case callback(String, String)
        /// The client answers something else.
        case answer(String, String)
        /// The client sets other values.
        case change(String, String)
        /// The pages held after the step differ.
        case held(String, String)
        /// A tracker differs after the step.
        case tracker(String, String)
        /// The findings differ.
        case finding(String, String)
    }

    /// The index of the row in the comparison.
    package let row: Int
    /// The number of the step in the first recording, or in the second if only that one has it.
    public let step: Int
    /// The index of the pair of callbacks in the row, nil if the step as a whole differs.
    package let callback: Int?
    package let aspect: Aspect

    /// The difference as a sentence.
    ///
    /// For example: `First difference at step 1, callback 1: mistake sets title to Second; repair changes nothing.`
    ///
    /// - Parameter names: What the recordings are called; `the first` and `the second` if they have no names.
    public func sentence(naming names: [String] = []) -> String {
        let place = "First difference at step \(step)" + (callback.map { ", callback \($0 + 1)" } ?? "")
        let first = names.first.flatMap { $0.isEmpty ? nil : $0 } ?? "the first"
        let second = names.dropFirst().first.flatMap { $0.isEmpty ? nil : $0 } ?? "the second"
        return "\(place): \(first) \(aspect.words.0); \(second) \(aspect.words.1)."
    }
}

extension RecordingDifference.Aspect {
    /// What each side does, as the rest of a sentence.
    fileprivate var words: (String, String) {
        let (first, second, start, end, nothing) =
            switch self {
            case .step(let first, let second): (first, second, "has “", "”", "has no such step")
            case .outcome(let first, let second): (first, second, "has “", "”", "has nothing")
            case .callback(let first, let second): (first, second, "receives ", "", "receives no such call")
            case .answer(let first, let second): (first, second, "answers ", "", "answers nothing")
            case .change(let first, let second): (first, second, "sets ", "", "changes nothing")
            case .held(let first, let second): (first, second, "holds ", "", "holds nothing")
            case .tracker(let first, let second): (first, second, "says ", "", "says nothing")
            case .finding(let first, let second): (first, second, "has the finding “", "”", "has no such finding")
            }
        func side(_ text: String) -> String { text.isEmpty ? nothing : start + text + end }
        return (side(first), side(second))
    }
}

extension RecordingDifference {
    /// Looks for a difference in a row; nil if there is none.
    init?(_ row: RecordingComparison.Row, at place: Int, _ first: Recording, _ second: Recording) {
        let step = row.first.map { first.steps[$0] }
        let other = row.second.map { second.steps[$0] }
        guard let step, let other else {
            self.init(
                row: place, step: step?.number ?? other?.number ?? 0, callback: nil,
                aspect: .step(step?.gesture.text ?? "", other?.gesture.text ?? ""))
            return
        }
        let isMixed = (first.device == nil) != (second.device == nil)
        guard let (callback, aspect) = Self.difference(step, other, row.callbacks, callsAlone: isMixed) else {
            return nil
        }
        self.init(row: place, step: step.number, callback: callback, aspect: aspect)
    }

    private static func difference(
        _ step: Step, _ other: Step, _ pairs: [RecordingComparison.Pair], callsAlone: Bool
    ) -> (callback: Int?, aspect: Aspect)? {
        for (place, pair) in pairs.enumerated() {
            let call = pair.first.map { step.callbacks[$0] }
            let otherCall = pair.second.map { other.callbacks[$0] }
            if let aspect = difference(call, otherCall) { return (place, aspect) }
        }
        // What a device holds nobody sees, and its gestures are guessed.
        if callsAlone { return nil }
        if step.ownChanges != other.ownChanges {
            return (nil, .change(text(step.ownChanges.map(\.change)), text(other.ownChanges.map(\.change))))
        }
        if step.gesture != other.gesture { return (nil, .outcome(step.gesture.text, other.gesture.text)) }
        if step.after != other.after { return (nil, .held(text(step.after), text(other.after))) }
        let (moves, otherMoves) = (textOfMoves(in: step), textOfMoves(in: other))
        if moves != otherMoves { return (nil, .held(moves, otherMoves)) }
        let (values, otherValues) = (text(step.trackers), text(other.trackers))
        if values != otherValues { return (nil, .tracker(values, otherValues)) }
        guard step.findings != other.findings else { return nil }
        let part = zip(step.findings, other.findings).prefix { $0 == $1 }.count
        let (finding, otherFinding) = (step.findings.dropFirst(part).first, other.findings.dropFirst(part).first)
        return (nil, .finding(finding.map(\.message) ?? "", otherFinding.map(\.message) ?? ""))
    }

    private static func difference(_ call: CallbackRecord?, _ other: CallbackRecord?) -> Aspect? {
        guard let call, let other, call.arguments == other.arguments else {
            return .callback(call?.text ?? "", other?.text ?? "")
        }
        if call.answer != other.answer { return .answer(call.answer?.text ?? "", other.answer?.text ?? "") }
        return call.changes == other.changes ? nil : .change(text(call.changes), text(other.changes))
    }

    private static func text(_ changes: [CallbackRecord.Change]) -> String {
        changes.map { "\(PageName.ofTracker($0.tracker)) to \($0.new.map(PageName.text) ?? "nil")" }
            .joined(separator: ", ")
    }

    private static func text(_ held: [HeldPages]) -> String {
        held.map { $0.slots.map(\.text).joined(separator: " | ") }.joined(separator: "; ")
    }

    /// The pages held after a step, with what has come and what has gone.
    private static func textOfMoves(in step: Step) -> String {
        let moves = [("loaded", step.loaded), ("dropped", step.dropped), ("made, not kept", step.madeNotKept)]
        return moves.reduce(text(step.after)) { text, move in
            move.1.isEmpty ? text : text + ", \(move.0) \(move.1.map(PageName.text).joined(separator: " and "))"
        }
    }

    private static func text(_ trackers: [TrackerRecord]) -> String {
        trackers.map {
            "\(PageName.ofTracker($0.name)) \($0.value.map(PageName.text) ?? "nil")\($0.isWrong ? " (wrong)" : "")"
        }
        .joined(separator: ", ")
    }
}
