extension Annotation {
    /// The keys that any gesture may have besides its own.
    static let codec = ObjectCodec<Self>(
        "a gesture", "What the author of the trace says of a gesture.", from: Self(),
        [
            Key(
                optional: "note", \.note, .name("the note", "a line of text"),
                "What is worth looking at in this step, in one line; it is drawn beside the step."),
            Key("emphasis", \.isEmphasized, .boolean, "Whether the step stands out in drawings."),
        ])

    static let keys = codec.names
}

extension JSONTree {
    /// The schema of a gesture, with the keys that any gesture may have.
    var annotated: JSONTree {
        let keys = JSONTree.object(Annotation.codec.keys.map { ($0.name, $0.schema(Annotation())) })
        return .object(members.map { $0.key == "properties" ? ($0.key, $0.value.adding(keys)) : $0 })
    }
}
