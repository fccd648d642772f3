/// An object of the trace format: its keys, in the order of the documentation.
///
/// Keys are read in the order of their declaration, so that a condition sees what it depends on.
struct ObjectCodec<Root: Sendable>: Sendable {
    /// What the object is, for messages: `a tracker`.
    let subject: String
    /// What the object is, for the schema.
    let summary: String
    /// The object with every default.
    let start: Root
    let keys: [Key<Root>]
    let constraints: [Constraint<Root>]
    /// Whether the schema includes the defaults.
    let hasDefaults: Bool
    /// The root whose equal values are left out.
    let defaults: @Sendable (Root) -> Root

    /// - Parameter defaults: The root whose equal values are left out, if it is not the start.
    init(
        _ subject: String, _ summary: String, from start: Root, defaults: (@Sendable (Root) -> Root)? = nil,
        _ keys: [Key<Root>], constraints: [Constraint<Root>] = []
    ) {
        self.subject = subject
        self.summary = summary
        self.start = start
        self.keys = keys
        self.constraints = constraints
        hasDefaults = defaults == nil
        self.defaults = defaults ?? { _ in start }
    }

    var names: [String] { keys.map(\.name) }

    /// Reads an object whose keys have been checked.
    @_semantics("optimize.sil.specialize.generic.never")
    func read(_ fields: Fields, _ reading: inout ReaderState) throws(Problem) -> Root {
        var root = start
        for key in keys { try key.read(fields, &root, &reading) }
        for constraint in constraints { try constraint.check(root, fields, reading) }
        return root
    }

    /// The members to write, without those that have their defaults.
    @_semantics("optimize.sil.specialize.generic.never")
    func members(_ root: Root) -> [JSONTree.Member] {
        let defaults = defaults(root)
        return keys.compactMap { key in key.write(root, defaults).map { (key.name, $0) } }
    }

    /// The JSON Schema of the object, with that of the leading key that identifies its type.
    @_semantics("optimize.sil.specialize.generic.never")
    func schema(type: JSONTree? = nil) -> JSONTree {
        let start = hasDefaults ? self.start : nil
        let keys = keys.map { key -> KeySchema in
            (key.name, key.schema(start), key.isRequired, key.condition?.schema(self.start))
        }
        return JSONTree(summary, type, keys, constraints.map(\.schema))
    }
}

/// What the schema of an object says of a key; the condition says when the key is allowed, and is nil for always.
private typealias KeySchema = (name: String, value: JSONTree, isRequired: Bool, condition: JSONTree?)

extension JSONTree {
    /// Creates the schema of an object; whatever the object is, this is compiled once.
    fileprivate init(_ summary: String, _ type: JSONTree?, _ keys: [KeySchema], _ constraints: [JSONTree]) {
        let own = type?.members ?? []
        let object = JSONTree.object(
            summary, own + keys.map { ($0.name, $0.value) },
            required: own.map(\.key) + keys.filter(\.isRequired).map(\.name))
        let conditions = keys.compactMap { key -> JSONTree? in
            key.condition.map { ["if": $0, "else": .lacks(key.name)] }
        }
        let rules = conditions + constraints
        self = rules.isEmpty ? object : object.adding(["allOf": .list(rules)])
    }
}

extension Codec where Value: Sendable {
    /// The form of an object as a value.
    @_semantics("optimize.sil.specialize.generic.never")
    static func object(_ codec: ObjectCodec<Value>) -> Codec {
        Codec(
            schema: codec.schema(),
            read: { value, _, reading throws(Problem) in
                let fields = try Fields(value, subject: codec.subject)
                try fields.refuseOthers(than: codec.names)
                return try codec.read(fields, &reading)
            },
            write: { .object(codec.members($0)) })
    }
}
