/// The JSON Schema of trace files, for editors and other tools.
///
/// It is made from the declarations that the reader uses. It cannot express which pages a trace has, or which gesture
/// may follow which; ``TraceReader`` checks these, too.
package enum TraceSchema {
    /// The schema as text, draft 2020-12, with a line break at its end.
    package static var text: String {
        let way: JSONTree = ["oneOf": [["required": ["gestures"]], ["required": ["path"]]]]
        let containers = TraceScenario.containers
        let restrictions = containers.flatMap { $0.restrictions }
        let rules = containers.map { $0.rule } + restrictions.map(\.rule)
        let definitions = containers.flatMap { $0.definitions } + restrictions.compactMap(\.definition)
        return JSONTree.schemaFile(
            "A trace of pagetrace", Trace.codec.schema(),
            [
                "allOf": .list([way] + rules),
                "$defs": .joined(["name": name, "page": page], .object(definitions)),
            ])
    }

    private static var name: JSONTree {
        .joined(["description": "A name: any text of one line.", "type": "string", "minLength": 1], NameRule.schema)
    }

    private static var page: JSONTree {
        [
            "description": "A page: its name, or its number in the list as it is at that moment, counted from 1.",
            "anyOf": [["$ref": "#/$defs/name"], Codec<Int>.integer(from: 1).schema],
        ]
    }
}

extension RegisteredContainer {
    /// What the container decides about the other keys of a trace.
    fileprivate static var rule: JSONTree {
        let most = mostSteps(pages: 1, TraceLimits()).count
        var gestures: JSONTree = ["items": gestureSchema]
        if most < TraceLimits().steps { gestures = gestures.adding(["maxItems": .raw(most)]) }
        let properties: JSONTree = [
            "container": ["$ref": .string("#/$defs/\(name)")],
            "client": ["anyOf": .list(clients.map { ["$ref": .string("#/$defs/\($0.name)Client")] })],
            "gestures": gestures,
        ]
        let pages: JSONTree? = listsPages ? nil : ["pages": false]
        let path: JSONTree? = hasPaths ? nil : ["path": false]
        return [
            "if": isContainer,
            "then": .joined(
                ["properties": .joined(properties, pages, path)], listsPages ? ["required": ["pages"]] : nil),
        ]
    }

    /// The schema of a trace with such a container.
    static var isContainer: JSONTree {
        .has("container", matching: .has("type", .string(name)), orNone: name == TraceScenario.defaultName)
    }

    /// The schemas of such a container, its clients and its gestures, by their names.
    fileprivate static var definitions: [JSONTree.Member] {
        let clients = clients.map { ("\($0.name)Client", $0.codec(nil).schema()) }
        let codecs = gestureCodecs
        let all = codecs.all.map { $0.schema().annotated } + codecs.groups.map { $0.schema() }
        let gesture: JSONTree = [
            "description": .string("What happens to \(phrase) from outside; the first key says what it is."),
            "oneOf": .list(all),
        ]
        return [(name, schema)] + clients + [("\(name)Gesture", gesture)]
    }
}
