/// When a key is allowed: only with one value of another key that is declared before it.
struct Condition<Root: Sendable>: Sendable {
    /// Throws the reason why a key is not allowed in a root.
    let check: @Sendable (_ key: String, Root, JSONPath) throws(Problem) -> Void
    /// The JSON Schema of an object in which the key is allowed; the root has every default.
    let schema: @Sendable (Root) -> JSONTree

    /// - Parameters:
    ///   - subject: What has the other key, for messages: `a scroll view with the axis`.
    ///   - reason: Why the key makes sense only with this value, as a sentence.
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
        schema = { defaults in
            .has(other, .string(needed.rawValue), orNone: defaults[keyPath: path] == needed)
        }
    }
}

/// A rule about the combined values of an object.
struct Constraint<Root: Sendable>: Sendable {
    let schema: JSONTree
    /// Throws what is wrong with a root that was read from an object.
    let check: @Sendable (Root, Fields, ReaderState) throws(Problem) -> Void

    /// Creates a constraint; without a check, it is checked elsewhere.
    init(
        _ schema: JSONTree,
        _ check: @escaping @Sendable (Root, Fields, ReaderState) throws(Problem) -> Void = { _, _, _ throws(Problem) in
        }
    ) {
        self.schema = schema
        self.check = check
    }
}
