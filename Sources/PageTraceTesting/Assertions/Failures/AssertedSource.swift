import Foundation
import PageTrace

/// A source of recordings that knows how its gestures can be repeated, or what else to say in a failure.
protocol AssertedSource: RecordingSource {
    /// How to repeat the gestures without Swift code.
    var replayAdvice: ReplayAdvice { get }
    /// Whether it could not be made, which was reported where it was.
    var isRefused: Bool { get }
}

extension Walk: AssertedSource {}

extension Trace: AssertedSource {
    var replayAdvice: ReplayAdvice { ReplayAdvice(self) }
    var isRefused: Bool { false }
}

extension RecordingSource {
    /// The failure of an assertion, with the means to repeat the gestures; nil if there is none.
    func failure(
        at place: SourcePlace, environment: [String: String] = ProcessInfo.processInfo.environment,
        _ message: (Recording) -> String?
    ) -> String? {
        let asserted = self as? any AssertedSource
        guard asserted?.isRefused != true else { return nil }
        let recording = recording
        guard let message = message(recording) else { return nil }
        guard let asserted else {
            // What was done to get there, if the recording has it.
            return recording.about.isEmpty ? message : "\(message)\n\n\(recording.about)"
        }
        let mode = try? SnapshotMode.resolved(nil, environment: environment).get()
        let file = SnapshotFile(place, named: nil, fileExtension: "txt")
        let text = asserted.replayAdvice.text(file: file, writes: mode == .missing || mode == .all)
        return [message, text].compactMap { $0 }.joined(separator: "\n\n")
    }
}
