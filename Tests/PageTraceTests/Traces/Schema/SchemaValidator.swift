import Testing

/// As much of JSON Schema as the schema of traces uses; a word that it does not know is a failure, not a pass.
struct SchemaValidator {
    let schema: JSON
    private let patterns: [String: Regex<AnyRegexOutput>]

    init(schema: JSON) throws {
        self.schema = schema
        patterns = try Dictionary(uniqueKeysWithValues: schema.patterns.map { ($0, try Regex($0)) })
            .mapValues { $0.matchingSemantics(.unicodeScalar) }
    }

    /// Whether the whole schema accepts a value.
    func accepts(_ value: JSON) throws -> Bool { try accepts(value, schema) }

    /// Whether a part of the schema accepts a value.
    func accepts(_ value: JSON, _ schema: JSON) throws -> Bool {
        if case .boolean(let truth) = schema { return truth }
        return try schema.members.allSatisfy { word, rule in try accepts(value, word, rule, in: schema) }
    }

    /// The schema that a reference means.
    func definition(_ reference: String) throws -> JSON {
        let path = reference.split(separator: "/").dropFirst().map(String.init)
        return try #require(path.reduce(schema as JSON?) { $0?[$1] }, "\(reference)")
    }

    private func accepts(_ value: JSON, _ word: String, _ rule: JSON, in schema: JSON) throws -> Bool {
        switch word {
        case "$schema", "$defs", "title", "description", "default", "then", "else": return true
        case "$ref": return try accepts(value, definition(rule.string ?? ""))
        case "const": return value == rule
        case "enum": return rule.elements.contains(value)
        case "anyOf": return try rule.elements.contains { try accepts(value, $0) }
        case "allOf": return try rule.elements.allSatisfy { try accepts(value, $0) }
        case "oneOf": return try rule.elements.count { try accepts(value, $0) } == 1
        case "not": return try !accepts(value, rule)
        case "if":
            let branch = try accepts(value, rule) ? schema["then"] : schema["else"]
            return try branch.map { try accepts(value, $0) } ?? true
        default: break
        }
        switch value {
        case .number(let number): return try accepts(number, word, rule)
        case .string(let text): return try accepts(text, word, rule)
        case .list(let elements): return try accepts(elements, word, rule)
        case .object(let members): return try accepts(members, word, rule, in: schema)
        case .null: return word == "type" ? rule == .string("null") : isKnown(word)
        case .boolean: return word == "type" ? rule == .string("boolean") : isKnown(word)
        }
    }

    private func accepts(_ number: Double, _ word: String, _ rule: JSON) throws -> Bool {
        switch word {
        case "type": rule == .string("number") || (rule == .string("integer") && number == number.rounded())
        case "minimum": number >= rule.number ?? .nan
        case "maximum": number <= rule.number ?? .nan
        default: isKnown(word)
        }
    }

    private func accepts(_ text: String, _ word: String, _ rule: JSON) throws -> Bool {
        switch word {
        case "type": return rule == .string("string")
        case "minLength": return Double(text.unicodeScalars.count) >= rule.number ?? .nan
        case "maxLength": return Double(text.unicodeScalars.count) <= rule.number ?? .nan
        case "pattern":
            return text.contains(try #require(patterns[rule.string ?? ""]))
        default: return isKnown(word)
        }
    }

    private func accepts(_ elements: [JSON], _ word: String, _ rule: JSON) throws -> Bool {
        switch word {
        case "type": rule == .string("array")
        case "minItems": Double(elements.count) >= rule.number ?? .nan
        case "maxItems": Double(elements.count) <= rule.number ?? .nan
        case "uniqueItems": rule != .boolean(true) || Set(elements).count == elements.count
        case "items": try elements.allSatisfy { try accepts($0, rule) }
        case "contains": try elements.contains { try accepts($0, rule) }
        default: isKnown(word)
        }
    }

    private func accepts(_ members: [String: JSON], _ word: String, _ rule: JSON, in schema: JSON) throws -> Bool {
        switch word {
        case "type": rule == .string("object")
        case "required": rule.elements.allSatisfy { members[$0.string ?? ""] != nil }
        case "properties":
            try rule.members.allSatisfy { key, part in try members[key].map { try accepts($0, part) } ?? true }
        case "additionalProperties":
            rule == .boolean(false) && members.keys.allSatisfy { schema["properties"]?[$0] != nil }
        default: isKnown(word)
        }
    }

    /// Whether a word is one of those that say something of another kind of value.
    private func isKnown(_ word: String) -> Bool {
        let known = [
            "minimum", "maximum", "minLength", "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "items",
            "contains", "required", "properties", "additionalProperties",
        ]
        if !known.contains(word) { Issue.record("the validator does not know \"\(word)\"") }
        return true
    }
}

extension JSON {
    /// Every pattern in a schema.
    fileprivate var patterns: Set<String> {
        let own = self["pattern"]?.string.map { [$0] } ?? []
        return (elements + members.values).reduce(into: Set(own)) { $0.formUnion($1.patterns) }
    }
}
