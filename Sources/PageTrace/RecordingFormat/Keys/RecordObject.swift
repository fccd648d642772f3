/// An object in a recording: its keys, in the order of the documentation.
///
/// They are read in this order, and written in alphabetical order.
struct RecordObject<Root: Sendable>: Sendable {
    /// What the object is, for messages: `a step`.
    let subject: String
    /// What the object is, for the schema.
    let summary: String
    let start: Root
    let keys: [RecordKey<Root>]
    private let written: [RecordKey<Root>]
    /// The schema's rules beyond the keys.
    private let rule: JSONTree
    /// Checks that what was read is consistent, and throws what is wrong otherwise.
    let check: @Sendable (Root, Fields) throws(Problem) -> Void

    init(
        _ subject: String, _ summary: String, from start: Root, _ keys: [RecordKey<Root>], rule: JSONTree = [:],
        check: @escaping @Sendable (Root, Fields) throws(Problem) -> Void = { _, _ throws(Problem) in }
    ) {
        self.subject = subject
        self.summary = summary
        self.start = start
        self.keys = keys
        self.rule = rule
        self.check = check
        let names = keys.map(\.name)
        written = names.indices.sorted { names[$0] < names[$1] }.map { keys[$0] }
    }

    func read(_ value: JSONValue, _ reading: inout RecordReaderState) throws(Problem) -> Root {
        let fields = try Fields(value, subject: subject)
        try fields.refuseOthers(than: keys.map(\.name))
        return try read(fields, &reading)
    }

    /// Reads an object whose keys have been checked.
    func read(_ fields: Fields, _ reading: inout RecordReaderState) throws(Problem) -> Root {
        var root = start
        for key in keys { try key.read(fields, &root, &reading) }
        try check(root, fields)
        return root
    }

    func write(_ root: Root, to json: inout JSONBytes) {
        json.object { json in
            for key in written { key.write(root, &json) }
        }
    }

    /// The object as JSON, ended by a newline.
    func text(of root: Root, isPretty: Bool = false) -> String {
        var json = JSONBytes(isPretty: isPretty)
        write(root, to: &json)
        json.newline()
        return json.text
    }

    var schema: JSONTree {
        JSONTree.object(
            summary, keys.map { ($0.name, $0.schema) }, required: keys.filter(\.isRequired).map(\.name)
        ).adding(rule)
    }

    /// The form of the object as a value within a larger one.
    var codec: RecordCodec<Root> {
        RecordCodec(
            schema: schema, read: { value, _, reading throws(Problem) in try read(value, &reading) },
            write: { write($0, to: &$1) })
    }
}
