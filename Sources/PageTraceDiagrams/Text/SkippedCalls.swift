import PageTrace

/// Finds out which call did not come of a step whose preload was skipped.
///
/// The recording says only that a preload was skipped. Other steps show what would have been called: the call that came
/// in advance after a gesture to the same side.
struct SkippedCalls {
    private var names: [PageTrace.Direction: String] = [:]

    init(_ recording: Recording) {
        for step in recording.steps {
            guard let direction = step.gesture.direction, names[direction] == nil else { continue }
            names[direction] = step.callbacks.first { $0.phase == .preload && $0.role == .dataSource }?.name
            if names.count == PageTrace.Direction.allCases.count { return }
        }
    }

    /// A call that a note of a gesture says did not come, and why: `viewControllerAfter(Second) not asked`, or one that
    /// is lost.
    func call(for note: StepNote, of step: Step) -> SkippedCall? {
        if case .lost(let losses) = note.value {
            return SkippedCall(
                text: losses.names.joined(separator: ", "), reason: Words.say("never comes"),
                role: losses.contains(.completion) ? .completion : .delegate, isLost: true)
        }
        guard note == .preloadSkipped, let direction = step.gesture.direction, let name = names[direction] else {
            return nil
        }
        let shown = step.after.shown
        let question = shown.isEmpty ? name : "\(name)(\(Names.inline(shown)))"
        return SkippedCall(
            text: Words.say("{0} not asked", question), reason: Words.note(note), role: .dataSource, isLost: false)
    }

    /// The notes of a step, each with the call that did not come.
    func remarks(of step: Step) -> [String] {
        step.notes.map { note in
            "◌ " + (call(for: note, of: step)?.sentence ?? Words.note(note))
        }
    }
}

/// A call that did not come.
struct SkippedCall {
    var text: String
    var reason: String
    /// The part of the client that was not called.
    var role: CallbackRole
    /// Whether it should have come.
    var isLost: Bool

    var sentence: String { "\(text): \(reason)" }
}
