/// The JSON Schema of recordings, for those who write or read them elsewhere.
///
/// It is made of the declarations that reader and writer follow. Of JSON lines, the first is what `#/$defs/head` describes,
/// and each other one what `#/$defs/step` does. That steps are numbered one by one it cannot say; ``RecordingFile`` checks
/// it.
public enum RecordingSchema {
    /// The schema as text, draft 2020-12, with a line break at its end.
    public static var text: String {
        let whole: JSONTree = .joined(
            ["$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A recording of pagetrace"],
            Recording.form.schema,
            ["$defs": ["head": Recording.headForm.schema, "step": Step.form.schema]])
        return JSONTree.open(whole).text(width: 120) + "\n"
    }
}
