import Foundation

/// Exchanges names in JSON, also those of further controllers of a page, such as `First #2`.
struct JSONNames {
    private let names: [String: String]

    init(_ names: [String: String]) { self.names = names }

    /// The same text with other names; what is only written for people keeps its words.
    func renamed(_ text: String) -> String {
        guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
            let data = try? JSONSerialization.data(
                withJSONObject: exchanged(value, of: ["title", "about", "note", "name", "text"]))
        else { return "" }
        return String(decoding: data, as: UTF8.self)
    }

    /// A name as it stands in JSON.
    static func quoted(_ name: String) -> String {
        let data = try? JSONSerialization.data(withJSONObject: [name], options: [.withoutEscapingSlashes])
        return String(decoding: data ?? Data(), as: UTF8.self).dropFirst().dropLast().description
    }

    /// A step with other names, in an order that does not depend on them, and without sentences, which hold names in
    /// their midst.
    func outline(of line: String) -> String {
        guard let value = try? JSONSerialization.jsonObject(with: Data(line.utf8)),
            let data = try? JSONSerialization.data(
                withJSONObject: exchanged(
                    value, of: [],
                    without: ["message", "explanation", "text", "note", "notes", "annotation"]),
                options: [.sortedKeys, .withoutEscapingSlashes])
        else { return line }
        return String(decoding: data, as: UTF8.self)
    }

    private func exchanged(_ value: Any, of kept: Set<String>, without left: Set<String> = []) -> Any {
        switch value {
        case let text as String:
            guard names[text] == nil, let mark = text.range(of: " #", options: .backwards),
                let name = names[String(text[..<mark.lowerBound])]
            else { return names[text] ?? text }
            return name + text[mark.lowerBound...]
        case let list as [Any]:
            let values = list.map { exchanged($0, of: kept, without: left) }
            return left.isEmpty ? values : values.filter { !Self.isGone($0) } + Self.sorted(values.filter(Self.isGone))
        case let fields as [String: Any]:
            return Dictionary(
                uniqueKeysWithValues: fields.filter { !left.contains($0.key) }.map { key, value in
                    (key, kept.contains(key) ? value : exchanged(value, of: kept, without: left))
                })
        default: return value
        }
    }

    /// Whether a value is the slot of a controller that is gone: a playlist lists these by their names.
    private static func isGone(_ value: Any) -> Bool { (value as? [String: Any])?["slot"] as? String == "gone" }

    private static func sorted(_ slots: [Any]) -> [Any] {
        slots.sorted { one, other in
            let names = [one, other].map { ($0 as? [String: Any])?["page"] as? String ?? "" }
            return names[0] < names[1]
        }
    }
}
