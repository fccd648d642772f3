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
        return [message, missingMethods, repetition.line].compactMap { $0 }.joined(separator: "\n\n")
    }

    /// A method that is nearly one of the delegate's compiles, and nobody calls it.
    private var missingMethods: String? {
        guard hasNoDelegateMethods else { return nil }
        return """
            \(type(of: client)) implements none of the delegate's methods. If it should: a method whose types differ, such \
            as [\(Page.self)] in place of Spread<\(Page.self)>, compiles and is never called.
            """
    }
}
