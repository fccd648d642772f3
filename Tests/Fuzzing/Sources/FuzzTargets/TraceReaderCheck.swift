import PageTrace

/// Any bytes are a trace or are refused.
///
/// A trace is written and read back as it was, and can be replayed.
enum TraceReaderCheck {
    /// Fewer pages than usual, for a trace may ask for a hundred thousand with one number, and there are others to try.
    static let limits = TraceLimits { $0.pages = 1_000 }

    static func check(_ bytes: [UInt8]) throws(Violation) {
        let trace: Trace
        do {
            trace = try TraceReader.read(bytes, name: "trace.json", limits: limits)
        } catch {
            return try RefusalCheck.check(error, in: bytes)
        }
        try checkWriting(trace)
        try ReplayCheck.check(trace)
    }

    /// What is written reads back as an equal trace, which is written in the same bytes.
    static func checkWriting(_ trace: Trace) throws(Violation) {
        let text = trace.json()
        let again: Trace
        do {
            again = try TraceReader.read(text.utf8, name: "written.json", limits: limits)
        } catch {
            throw Violation("a trace is refused once it is written: \(error)\n\(text)")
        }
        try require(again == trace, "a trace reads back as another one:\n\(text)")
        // Equal strings may differ in bytes: letters with accents have two forms.
        try require(
            again.json().utf8.elementsEqual(text.utf8), "a trace is written differently the second time:\n\(text)")
    }
}
