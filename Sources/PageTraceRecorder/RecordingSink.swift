public import Foundation

#if canImport(os)
    import os
#endif

/// Where a recorder writes: each call as it comes, or a recording in JSON lines.
///
/// A test attaches a recording to its result: `XCTAttachment(contentsOfFile: url)` for one that the app wrote into a file,
/// `XCTAttachment(string:)` for one that a closure collected.
@MainActor
public struct RecordingSink {
    let takesCall: ((RecordedLine) -> Void)?
    let takesLine: ((String) -> Void)?

    /// Each call when it has been made.
    public static func calls(_ take: @escaping (RecordedLine) -> Void) -> RecordingSink {
        RecordingSink(takesCall: take, takesLine: nil)
    }

    /// A recording that `pagetrace draw` reads: each of its JSON lines, with the line break, as soon as a step is over.
    public static func recording(_ take: @escaping (String) -> Void) -> RecordingSink {
        RecordingSink(takesCall: nil, takesLine: take)
    }

    /// A recording in a file, which grows line by line: what was recorded before an app ended early is in it.
    ///
    /// A file that is there is replaced; each page view controller needs one of its own. If it cannot be written, standard
    /// error says so once, and nothing is recorded.
    public static func file(_ url: URL) -> RecordingSink {
        let file = RecordingOutput(url)
        return recording(file.write)
    }

    /// Each call in the unified log of the system, or in standard output where there is none.
    ///
    /// A recording is not for it: the unified log cuts long lines off.
    public static var log: RecordingSink {
        #if canImport(os)
            let logger = Logger(subsystem: "PageTraceRecorder", category: "calls")
            return calls { line in logger.log("\(line.text, privacy: .public)") }
        #else
            return calls { print($0.text) }
        #endif
    }
}
