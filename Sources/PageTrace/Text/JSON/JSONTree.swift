import Paging

/// A JSON value to be written, with its keys in the given order.
///
/// Foundation's encoder sorts keys alphabetically or leaves them unordered. A trace reads best with its keys in the
/// order of the documentation.
indirect enum JSONTree: Sendable {
    typealias Member = (key: String, value: JSONTree)

    /// A literal that is written as it is: `true`, `0.5`.
    case raw(String)
    case string(String)
    case list([JSONTree])
    case object([Member])
    /// A list or an object with each part on its own line.
    case open(JSONTree)

    /// A number, or `null` if JSON cannot represent it.
    static func number(_ number: Double) -> JSONTree { number.isFinite ? .raw(Wording.plain(number)) : .raw("null") }

    /// A Boolean value or an integer.
    static func raw(_ value: some LosslessStringConvertible) -> JSONTree { .raw(value.description) }

    /// The members of an object, none for anything else.
    var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }

    func value(of key: String) -> JSONTree? { members.first { $0.key == key }?.value }

    var isEmpty: Bool {
        switch self {
        case .list(let elements): elements.isEmpty
        case .object(let members): members.isEmpty
        case .raw, .string, .open: false
        }
    }

    /// A list with each element on its own line, unless there are none.
    static func lines(_ elements: [JSONTree]) -> JSONTree { elements.isEmpty ? [] : .open(.list(elements)) }

    static func text(_ text: String?) -> JSONTree { text.map { .string($0) } ?? .raw("null") }

    /// The text of a schema file, draft 2020-12, with a line break at its end.
    static func schemaFile(_ title: String, _ parts: JSONTree...) -> String {
        let start: JSONTree = ["$schema": "https://json-schema.org/draft/2020-12/schema", "title": .string(title)]
        return JSONTree.open(.object(([start] + parts).flatMap(\.members))).text(width: 120) + "\n"
    }

    /// A single object with the members of several.
    static func joined(_ objects: JSONTree?...) -> JSONTree { .object(objects.flatMap { $0?.members ?? [] }) }

    /// The object with further members after its own; of two with one name its own stays.
    func adding(_ more: JSONTree?) -> JSONTree {
        let own = Set(members.map(\.0))
        return .object(members + (more?.members ?? []).filter { !own.contains($0.0) })
    }

    /// The JSON text.
    ///
    /// - Parameters:
    ///   - indentation: The number of spaces before the line in which it begins.
    ///   - width: The length from which on a list or object has each part on its own line.
    func text(indentation: Int = 0, width: Int = .max) -> String {
        switch self {
        case .raw(let text): return text
        case .string(let text): return JSONWriting.string(text)
        case .list, .object:
            guard !isEmpty else { return brackets.0 + brackets.1 }
            let parts = parts(indentation: indentation, width: .max)
            let space = brackets.0 == "{" ? " " : ""
            let line = brackets.0 + space + parts.joined(separator: ", ") + space + brackets.1
            return indentation + line.utf8.count <= width
                ? line : JSONTree.open(self).text(indentation: indentation, width: width)
        case .open(let tree):
            let spaces = String(repeating: " ", count: indentation)
            let lines = tree.parts(indentation: indentation + 2, width: width).map { spaces + "  " + $0 }
            return tree.brackets.0 + "\n" + lines.joined(separator: ",\n") + "\n" + spaces + tree.brackets.1
        }
    }

    private var brackets: (String, String) {
        if case .list = self { ("[", "]") } else { ("{", "}") }
    }

    private func parts(indentation: Int, width: Int) -> [String] {
        switch self {
        case .list(let elements): elements.map { $0.text(indentation: indentation, width: width) }
        case .object(let members):
            members.map {
                JSONWriting.string($0.key) + ": " + $0.value.text(indentation: indentation, width: width)
            }
        case .raw, .string, .open: []
        }
    }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    init(stringLiteral text: String) { self = .string(text) }
    init(integerLiteral number: Int) { self = .raw(number) }
    init(booleanLiteral truth: Bool) { self = .raw(truth) }
}

extension JSONTree: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    init(arrayLiteral elements: JSONTree...) { self = .list(elements) }
    init(dictionaryLiteral members: (String, JSONTree)...) { self = .object(members.map { ($0, $1) }) }
}

package enum JSONWriting {
    /// A text in quotes, with what has to be escaped.
    package static func string(_ text: String) -> String {
        var json = JSONBytes()
        json.string(text)
        return json.text
    }
}
