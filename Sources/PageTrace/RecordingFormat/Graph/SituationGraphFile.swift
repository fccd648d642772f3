/// A graph of situations as a file.
extension SituationGraph {
    /// The graph as JSON, `"graph": 1`, with the keys of each object in alphabetical order; each step, gesture and situation
    /// is in a table once, and is named by its place.
    ///
    /// Ends with a newline.
    public var json: String { Self.codec.text(of: self) }

    /// Reads a graph that ``json`` wrote.
    ///
    /// - Throws: A ``TraceError`` with line and column.
    package init(_ bytes: some Collection<UInt8>, name: String) throws(TraceError) {
        let limits = RecordingLimits()
        self = try NamedText.read(bytes, name: name, limit: limits.fileSize, advice: RecordingLimits.advice) {
            bytes throws(Problem) in
            try JSONScanner.check(bytes, .recording, limits: limits.ofText)
            var reading = RecordReaderState(limits: limits)
            return try Self.codec.read(JSONValue(rootOf: bytes), &reading)
        }
    }
}

/// The JSON Schema of graphs, for other programs that read them.
package enum SituationGraphSchema {
    /// The schema as text, draft 2020-12, with a line break at its end.
    package static var text: String {
        JSONTree.schemaFile("A graph of pagetrace", SituationGraph.codec.schema, ["$defs": ["step": Step.codec.schema]])
    }
}
