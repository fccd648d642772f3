/// A recording that is read back from the JSON or JSON lines that pagetrace or a device has written.
///
/// ```swift
/// let file = try RecordingFile(Array(text.utf8), name: "walk.jsonl")
/// print(file.recording.text)
/// ```
///
/// Whatever the bytes are, reading ends in a recording or in a ``TraceError``, in time proportional to their number.
public struct RecordingFile: Hashable, Sendable {
    /// What was recorded.
    public var recording: Recording

    /// The number of the last line if it is cut off, because its writer was interrupted; nil otherwise.
    ///
    /// The recording does not include that line.
    public var brokenLine: Int?

    /// A recording that was read from a file of another kind.
    package init(_ recording: Recording) { self.recording = recording }

    /// Reads a recording.
    ///
    /// It is read in full, or refused with the first thing that is wrong with it. Only the last of JSON lines may be
    /// cut off, as an app that ends early leaves it: see ``brokenLine``.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8.
    ///   - name: The name of the text in errors: a file name, `standard input`.
    /// - Throws: A ``TraceError`` with line and column.
    public init(_ bytes: some Collection<UInt8>, name: String) throws(TraceError) {
        try self.init(bytes, name: name, limits: RecordingLimits())
    }

    /// Reads a recording within other limits.
    package init(_ bytes: some Collection<UInt8>, name: String, limits: RecordingLimits) throws(TraceError) {
        let whole = try NamedText.read(bytes, name: name, limit: limits.fileSize, advice: RecordingLimits.advice) {
            bytes throws(Problem) -> Recording? in
            guard !Self.areLines(bytes, limits: limits) else { return nil }
            try Recording.checkText(bytes)
            try JSONScanner.check(bytes, .recording, limits: limits.ofText)
            var reading = RecordReaderState(limits: limits)
            var recording = try Recording(head: JSONValue(rootOf: bytes), Recording.codec, &reading)
            recording.complete(reading)
            return recording
        }
        if let whole {
            self.init(whole)
        } else {
            try self.init(lines: Array(bytes), name: name, limits: limits)
        }
    }
}
