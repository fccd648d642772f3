/// What stands in `#selector(…)`: a method, perhaps with its type, or a property.
struct SelectorExpression {
    /// The type that it names, nil for the type around it.
    let type: String?
    /// The method with its labels, such as `tap(_:)`.
    let member: String
    /// The type that says which of several methods is meant, such as `() -> Void`.
    let signature: String?
    /// Whether a property is read; nil for a method.
    let isSetter: Bool?

    /// Reads what is in the parentheses, nil if it is a method of a variable, or nothing.
    init?(_ tokens: [Substring]) {
        var tokens = tokens[...]
        var isSetter: Bool?
        if let first = tokens.first, first == "getter" || first == "setter", tokens.dropFirst().first == ":" {
            isSetter = first == "setter"
            tokens = tokens.dropFirst(2)
        }
        var signature: String?
        if let place = tokens.firstIndex(of: "as") {
            signature = Self.text(tokens[(place + 1)...])
            tokens = tokens[..<place]
        }
        let open = tokens.firstIndex(of: "(") ?? tokens.endIndex
        let dot = tokens[..<open].lastIndex(of: ".")
        let name = dot.map { tokens[($0 + 1)...] } ?? tokens
        guard let first = name.first, first.utf8.first?.continuesWord ?? false || first.hasPrefix("`") else {
            return nil
        }
        (member, self.signature, self.isSetter) = (Self.text(name), signature, isSetter)
        switch dot.map({ Self.text(tokens[..<$0]) }) {
        case nil, "self", "Self", "super": type = nil
        case let owner? where Self.isType(owner): type = owner
        default: return nil
        }
    }

    private static func isType(_ owner: String) -> Bool {
        owner.split(separator: ".").allSatisfy { $0.first.map { $0.isUppercase || $0 == "_" } ?? false }
    }

    private static func text(_ tokens: ArraySlice<Substring>) -> String {
        // Words stay apart: `as any Sendable`.
        tokens.reduce(into: "") { text, token in
            if let last = text.utf8.last, last.continuesWord, token.utf8.first?.continuesWord ?? false { text += " " }
            text += token
        }
    }

    /// The selector as a value of the face, for a type around it.
    func value(in enclosing: String?) -> String? {
        guard let type = type ?? enclosing else { return "MethodSelector(\"\(member)\", \(member))" }
        if let isSetter {
            return isSetter ? nil : "MethodSelector(\"\(member)\", getter: { ($0 as \(type)).\(member) })"
        }
        let method = signature.map { "\(type).\(member) as (\(type)) -> (\($0))" } ?? "\(type).\(member)"
        return "MethodSelector(\"\(member)\", \(method))"
    }
}
