/// What a setting of a container or a client forbids elsewhere in a trace.
struct SchemaRestriction {
    let name: String
    let summary: String
    /// The schema of a trace that has the setting.
    let condition: JSONTree
    /// The restrictions on keys of gestures.
    var gestures: JSONTree = [:]
    /// The restrictions on keys of the trace.
    var trace: JSONTree = [:]

    /// The restriction as a schema of traces.
    var rule: JSONTree {
        let items: JSONTree? = gestures.isEmpty ? nil : ["gestures": ["items": reference]]
        return ["if": condition, "then": ["properties": .joined(trace, items)]]
    }

    /// The schema of a gesture, including those in a repetition; nil if every gesture is allowed.
    var definition: JSONTree.Member? {
        guard !gestures.isEmpty else { return nil }
        let properties = gestures.adding(["gestures": ["items": reference]])
        return (name, ["description": .string(summary), "properties": properties])
    }

    private var reference: JSONTree { ["$ref": .string("#/$defs/\(name)")] }
}
