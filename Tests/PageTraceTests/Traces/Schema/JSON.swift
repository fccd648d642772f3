#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A JSON value, as a schema looks at it.
indirect enum JSON: Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case list([JSON])
    case object([String: JSON])

    /// The value of a key, nil for anything but an object that has it.
    subscript(key: String) -> JSON? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    var elements: [JSON] { if case .list(let elements) = self { elements } else { [] } }
    var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }
    var string: String? { if case .string(let text) = self { text } else { nil } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }

    /// The JSON text.
    var text: String {
        switch self {
        case .null: "null"
        case .boolean(let truth): "\(truth)"
        case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        case .string(let text):
            "\""
                + text.unicodeScalars.map {
                    $0.value < 0x20 || "\"\\".unicodeScalars.contains($0) ? $0.asJSON : "\($0)"
                }
                .joined() + "\""
        case .list(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
        case .object(let members):
            "{"
                + members.sorted { $0.key < $1.key }.map { JSON.string($0.key).text + ": " + $0.value.text }
                .joined(separator: ", ") + "}"
        }
    }

    /// Reads a JSON text.
    init(_ text: String) throws {
        self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    }
}

extension JSON: Decodable {
    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let truth = try? value.decode(Bool.self) {
            self = .boolean(truth)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .string(text)
        } else if let elements = try? value.decode([JSON].self) {
            self = .list(elements)
        } else {
            self = .object(try value.decode([String: JSON].self))
        }
    }
}

extension Unicode.Scalar {
    fileprivate var asJSON: String {
        let digits = String(value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
