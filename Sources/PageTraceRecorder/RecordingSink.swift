public import Foundation

#if canImport(Darwin) && canImport(os)
    import os
#endif

/// Where a recorder writes: each call as it comes, or a recording in JSON lines.
///
/// A test can attach a recording to its result: `XCTAttachment(contentsOfFile: url)` if the app wrote it to a file,
/// `XCTAttachment(string:)` if a closure collected it.
@MainActor
public struct RecordingSink {
    let takesCall: ((RecordedLine) -> Void)?
    let takesLine: ((String) -> Void)?

    /// Passes on each call when it has been made.
    public static func calls(_ take: @escaping (RecordedLine) -> Void) -> RecordingSink {
        RecordingSink(takesCall: take, takesLine: nil)
    }

    /// Passes on a recording for `pagetrace draw`: each of its JSON lines, with the line break, as soon as a step is
    /// over.
    public static func recording(_ take: @escaping (String) -> Void) -> RecordingSink {
        RecordingSink(takesCall: nil, takesLine: take)
    }

    /// Writes a recording to a file line by line, so that it survives an app that ends early.
    ///
    /// An existing file is replaced; each page view controller needs its own file. If it cannot be written, standard
    /// error says so once, and nothing is recorded.
    public static func file(_ url: URL) -> RecordingSink {
        let file = RecordingOutput(url)
        return recording(file.write)
    }

    /// Writes each call to the unified log of the system, or to standard output if there is none, with its turn of the
    /// main queue.
    ///
    /// Do not use it for a recording: the unified log truncates long lines.
    public static var log: RecordingSink {
        #if canImport(Darwin) && canImport(os)
            return calls { line in logger.log("\(line.textWithTurn, privacy: .public)") }
        #else
            return calls { print($0.textWithTurn) }
        #endif
    }

    #if canImport(Darwin) && canImport(os)
        private static let logger = Logger(subsystem: "PageTraceRecorder", category: "calls")
    #endif
    private static var said: Set<String> = []

    /// Says something about the recorder itself, the first time only.
    static func sayOnce(_ text: String) {
        guard said.insert(text).inserted else { return }
        #if canImport(Darwin) && canImport(os)
            logger.notice("\(text, privacy: .public)")
        #else
            FileHandle.standardError.write(Data("PageTraceRecorder: \(text)\n".utf8))
        #endif
    }
}

/// A file that is written line by line.
@MainActor
final class RecordingOutput {
    private let url: URL
    private var handle: FileHandle?

    init(_ url: URL) {
        self.url = url
        attempt {
            try Data().write(to: url)
            handle = try FileHandle(forWritingTo: url)
        }
    }

    /// Appends a line; after a line that could not be written, no others follow, so that all but the last are whole.
    func write(_ line: String) { attempt { try handle?.write(contentsOf: Data(line.utf8)) } }

    private func attempt(_ write: () throws -> Void) {
        do {
            try write()
        } catch {
            handle = nil
            let text = "PageTraceRecorder: \(url.path) cannot be written, and nothing more is recorded: \(error)\n"
            FileHandle.standardError.write(Data(text.utf8))
        }
    }
}
