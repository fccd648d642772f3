import Paging

/// A trace with another value of one setting, such as `contract: lenient`.
///
/// ```swift
/// for variation in try trace.variations(of: "contract") {
///     print(variation.value, Recording(replaying: try variation.trace.get()).steps.count)
/// }
/// ```
package struct TraceVariation: Sendable {
    /// The value, as a trace file spells it.
    package let value: String
    /// The trace, or the reason why it cannot have this value.
    package let trace: Result<Trace, TraceError>
}

extension Trace {
    /// The settings of the container and the client that have only a few possible values.
    ///
    /// Pass one of them to ``variations(of:source:)``.
    package var variableSettings: [String] {
        settings.filter { !$0.values.isEmpty }.map(\.key)
    }

    /// The trace with each value that a setting can have.
    ///
    /// - Parameters:
    ///   - key: A key of `"container"` or `"client"`, one of ``variableSettings``.
    ///   - source: The name of the trace in messages.
    /// - Throws: A ``TraceError`` if there is no such setting.
    package func variations(of key: String, source: String = "trace") throws(TraceError) -> [TraceVariation] {
        guard let setting = settings.first(where: { $0.key == key && !$0.values.isEmpty }) else {
            let keys = variableSettings
            throw TraceError(
                source: source, message: "\(Wording.quoted(key)) is not a setting of this trace that can be varied",
                advice: Suggestion.sentence(for: key, among: keys) + "These can: \(Wording.list(keys, atMost: 30)).")
        }
        return setting.values.map { value in
            let json = json(with: setting, value: value.tree)
            let name = "\(source) with \"\(key)\": \(value.tree.text())"
            return TraceVariation(
                value: value.name,
                trace: Result { () throws(TraceError) in try TraceReader.read(Array(json.utf8), name: name) })
        }
    }

    private func json(with setting: Setting, value: JSONTree) -> String {
        let part = setting.members.filter { $0.key != setting.key } + [(setting.key, value)]
        let members = Trace.codec.members(self).filter { $0.key != setting.part }
        return JSONTree.object(members + [(setting.part, .object(part))]).text()
    }
}

/// A key of the container or of the client, with the values that it can have.
private struct Setting {
    /// `container` or `client`.
    let part: String
    /// The keys and values that are there now.
    let members: [JSONTree.Member]
    let key: String
    let values: [(name: String, tree: JSONTree)]
}

extension Trace {
    /// All keys of the container, then those of the client.
    private var settings: [Setting] {
        let scenario = scenario.any
        return settings("container", type(of: scenario.container).schema, scenario.container.members)
            + settings("client", scenario.clientSchema, scenario.clientMembers)
    }

    private func settings(_ part: String, _ schema: JSONTree, _ members: [JSONTree.Member]) -> [Setting] {
        (schema.value(of: "properties")?.members ?? []).map { key, schema in
            Setting(part: part, members: members, key: key, values: schema.variants)
        }
    }
}

extension JSONTree {
    /// The values that a schema allows, if they are few: words, Boolean values, or lists of at most one word.
    var variants: [(name: String, tree: JSONTree)] {
        if case .list(let words)? = value(of: "enum") {
            return words.compactMap { if case .string(let word) = $0 { (word, $0) } else { nil } }
        }
        if case .list(let schemas)? = value(of: "anyOf") { return schemas.flatMap(\.variants) }
        guard case .string(let type)? = value(of: "type") else { return [] }
        switch type {
        case "boolean": return [("false", false), ("true", true)]
        case "array":
            let words = value(of: "items")?.variants ?? []
            return words.isEmpty ? [] : [("none", [])] + words.map { ($0.name, .list([$0.tree])) }
        default: return []
        }
    }
}
