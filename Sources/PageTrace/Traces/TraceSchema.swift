/// The JSON Schema of trace files, for editors and other tools.
///
/// It says which keys there are and what each may hold. Which pages a trace has and which gesture may follow which it
/// cannot say; ``TraceReader`` checks these too.
public enum TraceSchema {
    /// The schema in UTF-8, draft 2020-12.
    public static var bytes: [UInt8] {
        PackageResources.trace_schema_json
    }

    /// The schema as text, with a line break at its end.
    public static var text: String {
        String(decoding: bytes, as: UTF8.self)
    }
}
