/// Reads traces from JSON.
///
/// A trace is read in full, or refused with the first thing that is wrong with it:
///
///     let trace = try TraceReader.read(Array(text.utf8), name: "trace.json")
///
/// Whatever the bytes are, reading ends in a trace or in a ``TraceError``, in time proportional to their number.
public enum TraceReader {
    /// Reads a trace.
    ///
    /// - Parameters:
    ///   - bytes: The JSON text in UTF-8.
    ///   - name: The name of the text in errors: a file name, `standard input`.
    /// - Throws: A ``TraceError`` with line and column.
    public static func read(_ bytes: some Collection<UInt8>, name: String) throws(TraceError) -> Trace {
        try read(bytes, name: name, limits: TraceLimits())
    }

    /// Reads a trace within other limits; one without gestures is enough to explore.
    package static func read(
        _ bytes: some Collection<UInt8>, name: String, limits: TraceLimits, needsGestures: Bool = true
    ) throws(TraceError) -> Trace {
        try NamedText.read(bytes, name: name, limit: limits.fileSize) { bytes throws(Problem) in
            try JSONScanner.check(bytes, limits: limits)
            let codec = Trace.codec
            let fields = try Fields(JSONValue(rootOf: bytes), subject: codec.subject)
            var reading = ReaderState(limits: limits)
            reading.needsGestures = needsGestures
            if fields.has("steps") {
                throw Problem(
                    .key(fields.path.appending("steps")), "this is a recording, not a trace",
                    advice: "Draw it: pagetrace draw.")
            }
            // A trace in a future format is refused before anything else in it is checked.
            var trace = codec.start
            try Trace.versionKey.read(fields, &trace, &reading)
            try fields.refuseOthers(than: codec.names) { key in
                TraceScenario.containers.contains { $0.client(withKey: key) != nil } ? ("\"client\"", "a trace") : nil
            }
            return try codec.read(fields, &reading)
        }
    }
}
