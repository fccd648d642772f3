import Foundation
import PageTrace

/// A source of recordings that knows how its gestures can be repeated, or what else to say in a failure.
protocol AssertedSource: RecordingSource {
    /// How to repeat the gestures without Swift code.
    var replayAdvice: ReplayAdvice { get }
}

extension Walk: AssertedSource {}

extension Session: AssertedSource {
    var replayAdvice: ReplayAdvice { ReplayAdvice(trace) }
}

extension Trace: AssertedSource {
    var replayAdvice: ReplayAdvice { ReplayAdvice(self) }
}

extension RecordingSource {
    /// The failure of an assertion, with the means to repeat the gestures; nil if there is none.
    func failure(at place: SourcePlace, _ message: (Recording) -> String?) -> String? {
        let recording = recording
        guard let message = message(recording) else { return nil }
        guard let asserted = self as? any AssertedSource else {
            // What was done to get there, if the recording has it, and what came last.
            guard !recording.about.isEmpty, let last = recording.steps.last else { return message }
            return [message, last.text.trimmingCharacters(in: .newlines), recording.about].joined(separator: "\n\n")
        }
        let mode = try? SnapshotMode.resolved(nil, environment: ProcessInfo.processInfo.environment)
        let file = SnapshotFile(place, named: nil, fileExtension: "txt")
        let text = asserted.replayAdvice.text(file: file, writes: mode == .missing || mode == .all)
        return [message, text].compactMap { $0 }.joined(separator: "\n\n")
    }
}
