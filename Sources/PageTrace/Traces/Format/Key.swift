/// A key of the trace format: what it means, how its value is read, and when it is written.
struct Key<Root: Sendable>: Sendable {
    let name: String
    let isRequired: Bool
    /// Stores the value of the key in a root, if it is there.
    let read: @Sendable (Fields, inout Root, inout ReaderState) throws(Problem) -> Void
    /// The value to write, nil to leave it out; the second root has every default.
    let write: @Sendable (Root, _ defaults: Root) -> JSONTree?
    /// The JSON Schema of the value; the root has every default, and is nil if there are none.
    let schema: @Sendable (Root?) -> JSONTree
    /// The condition for the key, nil if it is always allowed.
    let condition: Condition<Root>?
}

extension Key {
    typealias Path<Value> = any WritableKeyPath<Root, Value> & Sendable

    /// Creates a key for a value of the root, which is left out if it is the default.
    ///
    /// - Parameters:
    ///   - summary: What the value means, for the schema; nil if the form says it.
    ///   - isLeftOut: Whether the value is left out, given the root and one that has every default.
    @_semantics("optimize.sil.specialize.generic.never")
    init<Value: Equatable>(
        _ name: String, _ path: Path<Value>, _ codec: Codec<Value>,
        _ summary: String? = nil, only condition: Condition<Root>? = nil,
        isLeftOut: (@Sendable (Root, Root) -> Bool)? = nil
    ) {
        self.init(
            name, codec, summary, only: condition, defaults: { $0?[keyPath: path] },
            get: { root, defaults in
                isLeftOut?(root, defaults) ?? (root[keyPath: path] == defaults[keyPath: path])
                    ? nil : root[keyPath: path]
            },
            set: { $0[keyPath: path] = $1 })
    }

    /// Creates a key whose value is left out if it is nil.
    @_semantics("optimize.sil.specialize.generic.never")
    init<Value>(
        optional name: String, _ path: Path<Value?>, _ codec: Codec<Value>, _ summary: String
    ) {
        self.init(name, codec, summary, get: { root, _ in root[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// Creates a required key, with what to write if it is missing.
    @_semantics("optimize.sil.specialize.generic.never")
    init<Value>(
        required name: String, _ path: Path<Value>, _ codec: Codec<Value>,
        _ summary: String? = nil, advice: String = ""
    ) {
        self.init(
            name, codec, summary, advice: advice, get: { root, _ in root[keyPath: path] },
            set: { $0[keyPath: path] = $1 })
    }

    /// Creates a required key whose mere presence says everything.
    init(happening name: String) {
        self.init(name, .happening, advice: "", get: { _, _ in true }, set: { _, _ in })
    }

    /// Creates a key with its own way to store the value in the root and to take it from there.
    ///
    /// - Parameters:
    ///   - advice: What to write if the key is missing, nil if it is optional.
    ///   - defaults: The default for the schema, given a root that has every default; nil for none.
    ///   - get: The value to write, nil for none.
    @_semantics("optimize.sil.specialize.generic.never")
    init<Value>(
        _ name: String, _ codec: Codec<Value>, _ summary: String? = nil, only condition: Condition<Root>? = nil,
        advice: String? = nil, defaults: (@Sendable (Root?) -> Value?)? = nil,
        get: @escaping @Sendable (Root, Root) -> Value?,
        set: @escaping @Sendable (inout Root, Value) -> Void
    ) {
        self.name = name
        self.condition = condition
        isRequired = advice != nil
        read = { fields, root, reading throws(Problem) in
            guard let value = try fields.child(name, orAdvise: advice) else { return }
            try condition?.check(name, root, fields.path)
            set(&root, try codec.read(value, name, &reading))
        }
        write = { root, defaults in get(root, defaults).map(codec.write) }
        schema = { root in codec.schema.ofKey(summary, defaults: defaults?(root).map(codec.write)) }
    }
}
