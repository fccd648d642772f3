/// A key of an object in a recording, with everything there is to say about it.
///
/// One closure stores what is read in the root, and another takes what is written from it. A walk of a million steps
/// has a hundred million keys, and a key path would take longer than the writing.
struct RecordKey<Root: Sendable>: Sendable {
    let name: String
    let isRequired: Bool
    let schema: JSONTree
    /// Stores the value of the key in a root, if it is there.
    let read: @Sendable (Fields, inout Root, inout RecordReaderState) throws(Problem) -> Void
    /// Appends the key with its value, or nothing if it has none.
    let write: @Sendable (Root, inout JSONBytes) -> Void
}

extension RecordKey {
    /// Creates an optional key, which is left out if its value is nil, and may have to be there nevertheless.
    ///
    /// A log written by hand or on a device may omit unknown values.
    ///
    /// - Parameter summary: What the value means, for the schema; nil if the form says it.
    init<Value>(
        optional name: StaticString, _ get: @escaping @Sendable (Root) -> Value?,
        _ set: @escaping @Sendable (inout Root, Value) -> Void, _ codec: RecordCodec<Value>, _ summary: String? = nil,
        isRequired: Bool = false
    ) {
        let key = name.description
        let advice = isRequired ? summary.map { "Add it: \($0)" } ?? "" : nil
        self.init(
            name: key, isRequired: isRequired, schema: codec.schema.ofKey(summary),
            read: { fields, root, reading throws(Problem) in
                guard let value = try fields.child(key, orAdvise: advice) else { return }
                set(&root, try codec.read(value, key, &reading))
            },
            write: { root, json in
                guard let value = get(root) else { return }
                json.key(name)
                codec.write(value, &json)
            })
    }

    init<Value>(
        required name: StaticString, _ get: @escaping @Sendable (Root) -> Value,
        _ set: @escaping @Sendable (inout Root, Value) -> Void, _ codec: RecordCodec<Value>, _ summary: String? = nil
    ) {
        self.init(optional: name, { get($0) }, set, codec, summary, isRequired: true)
    }
}
