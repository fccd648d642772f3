/// A key of an object in a recording, with all that is to be said of it.
///
/// What is read is put into the root by a closure, and what is written is taken from it by another: a walk of a million
/// steps has a hundred million keys, and a key path would take longer than the writing.
struct RecordKey<Root: Sendable>: Sendable {
    let name: String
    let isRequired: Bool
    /// What a JSON Schema says of the value.
    let schema: JSONTree
    /// Takes the value of the key into a root, if it is there.
    let read: @Sendable (Fields, inout Root, inout RecordReading) throws(Problem) -> Void
    /// Appends the key with its value, or nothing if there is none.
    let write: @Sendable (Root, inout JSONBytes) -> Void
}

extension RecordKey {
    /// A key whose value is left out if it is nil, and that need not be there.
    ///
    /// - Parameters:
    ///   - summary: What the value means, for the schema; nil if the form says it.
    ///   - isRequired: Whether the key has to be there all the same.
    init<Value>(
        optional name: StaticString, _ get: @escaping @Sendable (Root) -> Value?,
        _ set: @escaping @Sendable (inout Root, Value) -> Void, _ form: RecordForm<Value>, _ summary: String? = nil,
        isRequired: Bool = false
    ) {
        let key = name.description
        let start: JSONTree = summary.map { ["description": .string($0)] } ?? [:]
        self.init(
            name: key, isRequired: isRequired, schema: start.adding(form.schema),
            read: { fields, root, reading throws(Problem) in
                guard let value = fields.child(key) else {
                    guard isRequired else { return }
                    throw fields.missing(key, advice: summary.map { "Add it: \($0)" } ?? "")
                }
                set(&root, try form.read(value, key, &reading))
            },
            write: { root, json in
                guard let value = get(root) else { return }
                json.key(name)
                form.write(value, &json)
            })
    }

    /// A key that has to be there.
    init<Value>(
        required name: StaticString, _ get: @escaping @Sendable (Root) -> Value,
        _ set: @escaping @Sendable (inout Root, Value) -> Void, _ form: RecordForm<Value>, _ summary: String? = nil
    ) {
        self.init(optional: name, { get($0) }, set, form, summary, isRequired: true)
    }

    /// A key that is always written, and that stands for nothing where it is missing: a log that was written by hand, or
    /// on a device, need not say what it does not know.
    init<Value>(
        _ name: StaticString, _ get: @escaping @Sendable (Root) -> Value,
        _ set: @escaping @Sendable (inout Root, Value) -> Void, _ form: RecordForm<Value>, _ summary: String? = nil
    ) {
        self.init(optional: name, { get($0) }, set, form, summary)
    }
}
