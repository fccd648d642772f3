/// The JSON Schema of recordings, for other programs that write or read them.
///
/// It is made from the declarations that the reader and the writer use. Of JSON lines, the first is described by
/// `#/$defs/head`, and every other by `#/$defs/step`. The schema cannot say that steps are numbered consecutively;
/// ``RecordingFile`` checks it.
package enum RecordingSchema {
    /// The schema as text, draft 2020-12, with a line break at its end.
    package static var text: String {
        let whole: JSONTree = .joined(
            ["$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A recording of pagetrace"],
            Recording.codec.schema,
            ["$defs": ["head": Recording.headCodec.schema, "step": Step.codec.schema]])
        return JSONTree.open(whole).text(width: 120) + "\n"
    }
}
