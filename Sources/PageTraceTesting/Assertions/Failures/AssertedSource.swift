import Foundation
import PageTrace

/// A source of recordings that knows how its gestures can be repeated, or what else to say in a failure.
protocol AssertedSource: RecordingSource {
    /// How to repeat the gestures without Swift code.
    var replayAdvice: ReplayAdvice { get }
    /// Whether it could not be made, which was reported where it was.
    var isRefused: Bool { get }
    /// Something that may be wrong with the app's code besides, nil if nothing is.
    var hint: String? { get }
}

extension Walk: AssertedSource {
    /// A method that is nearly one of the delegate's compiles, and nobody calls it.
    var hint: String? {
        guard hasNoDelegateMethods else { return nil }
        return """
            \(type(of: client)) implements none of the delegate's methods. If it should: a method whose types differ, such \
            as [\(Page.self)] in place of Spread<\(Page.self)>, compiles and is never called.
            """
    }
}

extension Trace: AssertedSource {
    var replayAdvice: ReplayAdvice { ReplayAdvice(self) }
    var isRefused: Bool { false }
    var hint: String? { nil }
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
        return [message, asserted.hint, text].compactMap { $0 }.joined(separator: "\n\n")
    }
}
