/// The JSON Schema of recordings, for other programs that write or read them.
///
/// It is made from the declarations that the reader and the writer use. Of JSON lines, the first is described by
/// `#/$defs/head`, and every other by `#/$defs/step`. The schema cannot say that steps are numbered consecutively;
/// ``RecordingFile`` checks it.
package enum RecordingSchema {
    /// The schema as text, draft 2020-12, with a line break at its end.
    package static var text: String {
        JSONTree.schemaFile(
            "A recording of pagetrace", Recording.codec.schema,
            ["$defs": ["head": Recording.headCodec.schema, "step": Step.codec.schema]])
    }
}
