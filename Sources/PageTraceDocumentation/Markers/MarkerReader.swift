import PageTrace
import PageTraceFiles

/// Reads the keys of a marker: `trace="a.json" diagram="flow"`.
struct MarkerReader {
    /// A value, and where it is in the file.
    struct Value {
        let text: String
        let offset: Int
        let keyOffset: Int
    }

    private let comment: Comment
    private let content: [UInt8]
    private var position: Int
    private(set) var values: [MarkerKey: Value] = [:]

    /// Reads all keys after a position of the content of a comment.
    init(_ comment: Comment, from start: Int) throws(Problem) {
        self.comment = comment
        content = comment.content
        position = start
        while skipSpace() { try readPair() }
    }

    /// Whether something other than white space is left.
    private mutating func skipSpace() -> Bool {
        while position < content.count, Marker.isSpace(content[position]) { position += 1 }
        return position < content.count
    }

    private mutating func readPair() throws(Problem) {
        let start = position
        let name = content[position...].prefix { !Marker.isSpace($0) && !Self.isMark($0) }
        position += name.count
        let word = String(decoding: name, as: UTF8.self)
        guard !word.isEmpty else {
            throw problem(start, "a key is missing here", "Write trace=\"trace.json\", for example.")
        }
        guard let key = MarkerKey(rawValue: word) else {
            let near = Suggestion.sentence(for: word, among: MarkerKey.allCases.map(\.rawValue))
            throw problem(start, "unknown key \(VisibleText.quoted(word))", near + MarkerKey.list)
        }
        guard skipSpace(), content[position] == UInt8(ascii: "=") else {
            throw problem(start, "\(word) has no value", "Write \(word)=\"…\".")
        }
        position += 1
        _ = skipSpace()
        let valueStart = position
        let text = try readValue(of: word)
        guard values[key] == nil else {
            throw problem(start, "\(word) is there twice", "Leave one of them out.")
        }
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw problem(valueStart, "\(word) is empty", "Leave it out, or give it a value.")
        }
        values[key] = Value(
            text: text, offset: comment.offset(of: valueStart + 1), keyOffset: comment.offset(of: start))
    }

    private mutating func readValue(of name: String) throws(Problem) -> String {
        let start = position
        guard position < content.count, Self.isQuote(content[position]) else {
            throw problem(
                start, "the value of \(name) is not in quotes",
                "Write \(name)=\"…\" with straight quotes.")
        }
        let quote = content[position]
        var value: [UInt8] = []
        position += 1
        while position < content.count, content[position] != quote {
            if content[position] == UInt8(ascii: "\\") {
                position += 1
                guard position < content.count,
                    Self.isQuote(content[position]) || content[position] == UInt8(ascii: "\\")
                else {
                    throw problem(
                        position - 1, "a backslash has nothing to escape",
                        "Only \\\", \\' and \\\\ are known.")
                }
            }
            value.append(content[position])
            position += 1
        }
        guard position < content.count else {
            throw problem(
                start, "the quotes of \(name) are not closed",
                "A comment ends at the first -->, even inside quotes.")
        }
        position += 1
        guard position == content.count || Marker.isSpace(content[position]) else {
            throw problem(position, "a space is missing here", "Put a space between two keys.")
        }
        return String(decoding: value, as: UTF8.self)
    }

    private func problem(_ position: Int, _ message: String, _ advice: String) -> Problem {
        Problem(comment.offset(of: position), message, advice)
    }

    private static func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        isQuote(byte) || byte == UInt8(ascii: "=")
    }
}
