import PageTrace

/// Any bytes are a recording or are refused.
///
/// A recording is written in both forms and read back as it was, and its log can be printed.
enum RecordingReaderCheck {
    static func check(_ bytes: [UInt8]) throws(Violation) {
        let file: RecordingFile
        do {
            file = try RecordingFile(bytes, name: "recording.json")
        } catch {
            return try RefusalCheck.check(error, in: bytes)
        }
        try checkWriting(file.recording)
        try RefusalCheck.checkPrintable(file.recording.text, "the log")
    }

    /// What is written reads back as an equal recording.
    static func checkWriting(_ recording: Recording) throws(Violation) {
        for text in [recording.json, recording.jsonLines] {
            let again: RecordingFile
            do {
                again = try RecordingFile(text.utf8, name: "written.json")
            } catch {
                throw Violation("a recording is refused once it is written: \(error)\n\(text)")
            }
            try require(again.recording == recording, "a recording reads back as another one:\n\(text)")
            try require(again.brokenLine == nil, "a recording is cut off when it is written:\n\(text)")
        }
    }
}
