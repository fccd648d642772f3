public import PageTrace

/// A step, or a callback in it, in words for a failure.
struct StepPlace: Hashable, Sendable, CustomStringConvertible {
    let description: String

    /// A callback of a step, counted from 1, or the step as a whole.
    init(_ step: Step, callback: Int? = nil) {
        var words = "step \(step.number) (\(step.gesture.text))"
        if let callback {
            words += ", callback \(callback)"
            if step.callbacks.indices.contains(callback - 1) { words += " (\(step.callbacks[callback - 1].name))" }
        }
        description = words
    }

    private init(_ words: String) { description = words }

    /// The place of the first line that a snapshot lacks or has differently; nil if all lines are the same.
    static func firstDifference(of recording: Recording, fromText old: String) -> StepPlace? {
        let (oldLines, lines) = (Self.lines(old), Self.lines(recording.text))
        let same = zip(oldLines, lines).prefix { $0 == $1 }.count
        guard same < max(oldLines.count, lines.count) else { return nil }
        var line = Self.lines(recording.heading).count - 1
        guard same >= line else { return StepPlace("the heading") }
        for step in recording.steps {
            line += 1
            var callback = 0
            for stepLine in step.lines {
                if case .callback = stepLine.kind { callback += 1 }
                if line == same {
                    return switch stepLine.kind {
                    case .callback, .change: StepPlace(step, callback: callback)
                    default: StepPlace(step)
                    }
                }
                line += 1
            }
            // The snapshot continues where this step ends: for example, with a callback that did not come.
            if line == same, step.number != recording.steps.last?.number || oldLines.count > lines.count {
                return StepPlace(step)
            }
        }
        return StepPlace("the end")
    }

    /// The place of the first step that differs; nil if all are the same.
    static func firstDifference(of recording: Recording, from old: Recording) -> StepPlace? {
        for (position, step) in recording.steps.enumerated() {
            guard position < old.steps.count else { return StepPlace(step) }
            let before = old.steps[position]
            guard step != before else { continue }
            let same = zip(step.callbacks, before.callbacks).prefix { $0 == $1 }.count
            let isInCallbacks = same < max(step.callbacks.count, before.callbacks.count)
            return StepPlace(step, callback: isInCallbacks ? same + 1 : nil)
        }
        guard recording != old else { return nil }
        return StepPlace(old.steps.count > recording.steps.count ? "the end" : "the heading")
    }

    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}

/// `#expect(findings.isEmpty)` and the debugger print an array by what its elements say of themselves here.
extension Finding: CustomDebugStringConvertible {
    /// The finding as the log has it, such as `callback 5: title says Third, while Second is shown.`.
    public var debugDescription: String { (callback.map { "callback \($0): " } ?? "") + message }
}
