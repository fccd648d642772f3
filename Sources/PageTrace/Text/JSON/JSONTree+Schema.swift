extension JSONTree {
    /// The schema of an object with this value for a key, or also of one without the key.
    static func has(_ key: String, _ value: JSONTree, orNone: Bool = false) -> JSONTree {
        has(key, matching: ["const": value], orNone: orNone)
    }

    /// The schema of an object whose value for a key matches a schema.
    static func has(_ key: String, matching schema: JSONTree, orNone: Bool = false) -> JSONTree {
        let properties: JSONTree = ["properties": .object([(key, schema)])]
        return orNone ? properties : properties.adding(["required": [.string(key)]])
    }

    /// The schema of one of several words.
    static func oneOf(_ words: [String]) -> JSONTree { ["enum": .list(words.map(JSONTree.string))] }

    static func lacks(_ key: String) -> JSONTree { has(key, matching: false, orNone: true) }

    /// The schema of an object with these keys and no others.
    static func object(_ summary: String, _ properties: [Member], required: [String]) -> JSONTree {
        [
            "description": .string(summary), "type": "object", "properties": .object(properties),
            "required": .list(required.map(JSONTree.string)), "additionalProperties": false,
        ]
    }

    /// The schema of a kind of value as that of a key; the usual value is that of a missing key, nil for none.
    func ofKey(_ summary: String?, defaults: JSONTree? = nil) -> JSONTree {
        var members = members
        if let summary {
            members.removeAll { $0.key == "description" }
            members.insert(("description", .string(summary)), at: 0)
        }
        if let defaults, !defaults.isEmpty { members.append(("default", defaults)) }
        return .object(members)
    }
}
