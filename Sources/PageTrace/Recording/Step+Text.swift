/// One line of a step's text, with what it is about, so that a terminal can colour it.
public struct StepLine: Hashable, Sendable {
    /// What a line is about.
    public enum Kind: Hashable, Sendable {
        /// The gesture.
        case gesture
        /// A callback of a role.
        case callback(CallbackRecord.Role)
        /// A variable that the client changed during the callback above.
        case change
        /// The pages that somebody holds.
        case held
        /// A tracker, and whether it is wrong.
        case tracker(isWrong: Bool)
        /// A finding.
        case finding
    }

    /// What the line is about.
    public let kind: Kind
    /// The line, without its end.
    public let text: String
}

extension Step {
    /// The step as text, line by line, each ended by a newline.
    public var text: String {
        var text = ""
        for line in lines { text += line.text + "\n" }
        return text
    }

    /// The lines of the step's text.
    public var lines: [StepLine] {
        var lines = [StepLine(kind: .gesture, text: "\(number). \(gesture.text)")]
        for (position, callback) in callbacks.enumerated() {
            lines.append(StepLine(kind: .callback(callback.role), text: callback.line(number: position + 1)))
            lines += callback.changes.map { StepLine(kind: .change, text: "           \($0.text)") }
        }
        lines += after.enumerated().map { StepLine(kind: .held, text: line($1, isContainer: $0 == 0)) }
        lines += trackers.map { tracker in
            let value = tracker.value.map(PageName.text) ?? "nil"
            return StepLine(
                kind: .tracker(isWrong: tracker.isWrong),
                text: "     \(PageName.ofTracker(tracker.name))  \(value)\(tracker.isWrong ? "      wrong" : "")")
        }
        lines += findings.map { StepLine(kind: .finding, text: "     ! \($0.text)") }
        return lines
    }

    /// What one holder holds.
    ///
    /// What was loaded and dropped belongs to the first, the container.
    private func line(_ held: HeldPages, isContainer: Bool) -> String {
        var line = "     holds  " + held.slots.map(\.text).joined(separator: " | ")
        guard isContainer else { return line + "      (\(held.holder))" }
        if !loaded.isEmpty { line += "      loaded " + loaded.map(PageName.text).joined(separator: ", ") }
        if !dropped.isEmpty { line += "      dropped " + dropped.map(PageName.text).joined(separator: ", ") }
        return line
    }
}
