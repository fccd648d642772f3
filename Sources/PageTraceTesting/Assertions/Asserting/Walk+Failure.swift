import Foundation
import PageTrace

extension Walk {
    /// The failure of an assertion about the walk, with the means to repeat the walk; nil if there is none.
    ///
    /// A refused walk was already reported where it was made.
    func failure(
        at place: SourcePlace, environment: [String: String] = ProcessInfo.processInfo.environment,
        _ message: () -> String?
    ) -> String? {
        guard !isRefused, let message = message() else { return nil }
        let mode = try? SnapshotMode.resolved(nil, environment: environment).get()
        let file = SnapshotFile(place, named: nil, fileExtension: "txt")
        let repetition = RepetitionText(repetition, file: file, writes: mode == .missing || mode == .all)
        return [message, repetition.line].compactMap { $0 }.joined(separator: "\n\n")
    }
}
