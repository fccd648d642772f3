import PageTrace
import PageTraceRecorder
import Testing

/// What a recorder has written.
final class File {
    var text = ""
}

extension PlayedTrace {
    /// Plays a trace, and expects of the driver and of the recorder the calls that the model says.
    static func expectCalls(
        of trace: Trace, isRecorded: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let file = File()
        let played = try #require(PlayedTrace(trace, .recording { file.text += $0 }), sourceLocation: sourceLocation)
        played.play()
        let model = Recording(replaying: trace).steps
        let calls = model.flatMap(\.callbacks)
        #expect(
            texts(played.driver.steps.flatMap(\.callbacks), trace) == texts(calls, trace),
            sourceLocation: sourceLocation)
        guard isRecorded else { return }
        // A recorder cannot know that a set outside of callbacks was put off: it is a step of its own.
        let heard = try RecordingFile(file.text.utf8, name: trace.title).recording.steps
        #expect(
            texts(heard.flatMap(\.callbacks), trace) == texts(calls.filter { !isPutOff($0) }, trace),
            sourceLocation: sourceLocation)
        let sets = model.flatMap { step in
            // A set may be named after what the user does, or be an effect of a function of the app.
            let effects = if case .act(_, let effects) = step.gesture.kind { effects } else { [String]() }
            let isSet =
                step.gesture.name == "set" || step.gesture.notes.contains(StepNote(.remark(.set)))
                || effects.contains { $0.hasPrefix("set ") }
            return (isSet ? [step.gesture.to] : []) + step.callbacks.filter(isPutOff).map(pages)
        }
        #expect(heard.filter { $0.gesture.name == "set" }.map(\.gesture.to) == sets, sourceLocation: sourceLocation)
    }

    /// The calls in words.
    ///
    /// The model gives the page of a question the lowest number that is free again; objects get the next one.
    private static func texts(_ callbacks: [CallbackRecord], _ trace: Trace) -> [String] {
        guard case .questionnaire? = trace.pageViewController?.client else { return callbacks.map(\.text) }
        return callbacks.map { $0.text.replacing(#/ \#\d+/#, with: "") }
    }

    /// Whether a set comes with a turn of the main queue and not from within a callback: at rest, or under a finger.
    private static func isPutOff(_ callback: CallbackRecord) -> Bool {
        callback.role == .request && (callback.phase == .rest || callback.phase == .drag)
    }

    /// The pages of a set.
    private static func pages(_ set: CallbackRecord) -> [String] {
        if case .pages(let pages) = set.arguments.first?.value { pages } else { [] }
    }
}
