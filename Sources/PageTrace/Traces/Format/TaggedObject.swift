/// One of several objects that are allowed in the same place: a kind of container, client or gesture.
struct TaggedObject<Whole: Sendable>: Sendable {
    /// The word that distinguishes it from the others.
    let name: String
    /// The keys that it may have, including the one that distinguishes it.
    let keys: [String]
    let schema: @Sendable () -> JSONTree
    /// Reads an object whose keys have been checked.
    let read: @Sendable (Fields, inout ReaderState) throws(Problem) -> Whole
    /// The members that are written, nil for a value that is another one.
    let members: @Sendable (Whole) -> [JSONTree.Member]?
}

extension TaggedObject {
    /// Creates an object whose key `type` identifies it; the part is nil for a value that is another one.
    @_semantics("optimize.sil.specialize.generic.never")
    init<Part>(
        type name: String, _ summary: String, _ codec: ObjectCodec<Part>,
        _ make: @escaping @Sendable (Part) -> Whole, part: @escaping @Sendable (Whole) -> Part?
    ) {
        self.name = name
        keys = ["type"] + codec.names
        schema = {
            codec.schema(type: ["type": ["description": .string(summary), "const": .string(name)]])
        }
        read = { fields, reading throws(Problem) in make(try codec.read(fields, &reading)) }
        members = { whole in part(whole).map { [("type", .string(name))] + codec.members($0) } }
    }

    /// Creates an object whose first key identifies it; the part is nil for a value that is another one.
    @_semantics("optimize.sil.specialize.generic.never")
    init<Part>(
        object codec: ObjectCodec<Part>,
        _ make: @escaping @Sendable (Part, Fields, inout ReaderState) throws(Problem) -> Whole,
        part: @escaping @Sendable (Whole) -> Part?
    ) {
        name = codec.names.first ?? ""
        keys = codec.names
        schema = { codec.schema() }
        read = { fields, reading throws(Problem) in
            var fields = fields
            fields.subject = codec.subject
            return try make(try codec.read(fields, &reading), fields, &reading)
        }
        members = { whole in part(whole).map { codec.members($0) } }
    }
}

extension Codec where Value == Bool {
    /// The value of a key whose mere presence says everything.
    static var happening: Codec {
        Codec(["const": true], "true", read: { $0.boolean == true ? true : nil }, write: { .raw($0) })
    }
}
