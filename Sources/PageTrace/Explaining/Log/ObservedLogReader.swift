/// Reads logs from text: one callback a line, written as in the text of a recording.
///
/// ```text
/// # iPhone 15, iOS 17.4
/// viewControllerAfter(First) -> Second
/// viewControllerBefore(First) -> nil
/// willTransitionTo [Second]
/// didFinishAnimating finished: true, previous: [First], completed: true
/// ```
///
/// Numbers, indentation, blank lines, comments, headings of steps and notes may be there or not, so that the text of a
/// recording is a log. A note `  turn 12` at the end of a line is the turn of the main queue in which it came. A line
/// `UIPageViewController, page curl` above the first call says what is known of the container.
///
/// Whatever the bytes are, reading ends in a log or in a ``TraceError``, in a time that grows with their number.
package enum ObservedLogReader {
    /// Whether a text begins with a line of JSON that a recorder has written for a call, and is no recording.
    package static func areLinesOfRecorder(_ bytes: [UInt8]) -> Bool {
        bytes.drop { LogScanner.isBlank($0) || $0 == UInt8(ascii: "\n") }.starts(with: RecorderLine.beginning)
    }

    /// Reads a log within other limits: bytes, calls (as many as a trace may have gestures), pages, lengths of names.
    package static func read(
        _ bytes: some Collection<UInt8>, name: String, limits: TraceLimits = TraceLimits(), patterns: [LogPattern] = []
    ) throws(TraceError) -> ObservedLog {
        try NamedText.read(bytes, name: name, limit: limits.fileSize, advice: LogText.shorten) {
            bytes throws(Problem) in
            var text = LogText(bytes, name: name, limits: limits, patterns: patterns)
            return try text.log()
        }
    }
}
