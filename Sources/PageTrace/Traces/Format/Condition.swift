/// Where a key may be: only with one value of another key that is declared before it.
struct Condition<Root: Sendable>: Sendable {
    /// Says why a key may not are in a root.
    let check: @Sendable (_ key: String, Root, JSONPath) throws(Problem) -> Void
    /// What a JSON Schema says of an object in which the key may be; the root has every default.
    let schema: @Sendable (Root) -> JSONTree

    /// Creates a condition.
    ///
    /// - Parameters:
    ///   - other: The other key.
    ///   - subject: What has the other key, for messages: `a scroll view with the axis`.
    ///   - reason: Why the key makes sense with this value alone, as a sentence.
    init<Value: RawRepresentable<String> & Equatable & Sendable>(
        _ other: String, _ path: any KeyPath<Root, Value> & Sendable, is needed: Value, in subject: String,
        because reason: String
    ) {
        check = { key, root, object throws(Problem) in
            guard root[keyPath: path] != needed else { return }
            throw Problem(
                .key(object.appending(key)), "\"\(key)\" in \(subject) \"\(root[keyPath: path].rawValue)\"",
                advice: "\(reason) Leave it out, or write \"\(other)\": \"\(needed.rawValue)\".")
        }
        schema = { usual in
            .has(other, .string(needed.rawValue), orNone: usual[keyPath: path] == needed)
        }
    }
}

/// What the values of an object have to do with each other.
struct Constraint<Root: Sendable>: Sendable {
    /// What a JSON Schema says of it.
    let schema: JSONTree
    /// Says what is wrong with a root that was read from an object.
    let check: @Sendable (Root, Fields, Reading) throws(Problem) -> Void

    /// Creates a constraint; one without a check is one that is checked elsewhere.
    init(
        _ schema: JSONTree,
        _ check: @escaping @Sendable (Root, Fields, Reading) throws(Problem) -> Void = { _, _, _ throws(Problem) in }
    ) {
        self.schema = schema
        self.check = check
    }
}

extension JSONTree {
    /// The schema of an object with this value for a key.
    ///
    /// - Parameter orNone: Whether an object without the key will do, too.
    static func has(_ key: String, _ value: JSONTree, orNone: Bool = false) -> JSONTree {
        has(key, matching: ["const": value], orNone: orNone)
    }

    /// The schema of an object whose value for a key has a schema.
    static func has(_ key: String, matching schema: JSONTree, orNone: Bool = false) -> JSONTree {
        let properties: JSONTree = ["properties": .object([(key, schema)])]
        return orNone ? properties : properties.adding(["required": [.string(key)]])
    }

    /// The schema of an object without a key.
    static func lacks(_ key: String) -> JSONTree { has(key, matching: false, orNone: true) }
}
