/// Reads a line of a log from left to right, by the rules of the log and without its code.
struct LogLine {
    private var rest: Substring.UnicodeScalarView

    init(_ line: String) { rest = Substring(line).unicodeScalars }

    /// What has not been read.
    var remainder: String { String(Substring(rest)) }

    var isAtEnd: Bool { rest.isEmpty }

    /// Takes a text, if it comes next.
    mutating func take(_ text: String) -> Bool {
        guard rest.starts(with: text.unicodeScalars) else { return false }
        rest.removeFirst(text.unicodeScalars.count)
        return true
    }

    /// Takes a number.
    mutating func number() -> Int? {
        let digits = rest.prefix { ("0"..."9").contains($0) }
        rest.removeFirst(digits.count)
        return Int(String(Substring(digits)))
    }

    /// Takes spaces, and says how many.
    mutating func spaces() -> Int {
        let spaces = rest.prefix { $0 == " " }.count
        rest.removeFirst(spaces)
        return spaces
    }

    /// Takes a name: in quotes, or up to a comma, a bar, two spaces or the end.
    mutating func name() -> String? {
        guard rest.first == "\"" else { return plainName() }
        rest.removeFirst()
        var name = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"": return String(name)
            case "\\":
                guard let escaped = escape() else { return nil }
                name.append(escaped)
            default: name.append(scalar)
            }
        }
        return nil
    }

    private mutating func plainName() -> String? {
        var name = String.UnicodeScalarView()
        while let scalar = rest.first, scalar != ",", scalar != "|" {
            if scalar == " ", rest.count == 1 || [" ", "|"].contains(rest.dropFirst().first) { break }
            name.append(scalar)
            rest.removeFirst()
        }
        return name.isEmpty ? nil : String(name)
    }

    /// What stands behind a backslash.
    private mutating func escape() -> Unicode.Scalar? {
        switch rest.popFirst() {
        case "\"": return "\""
        case "\\": return "\\"
        case "n": return "\n"
        case "t": return "\t"
        case "u":
            guard take("{") else { return nil }
            let digits = String(Substring(rest.prefix { $0 != "}" }))
            rest.removeFirst(digits.unicodeScalars.count)
            return take("}") ? UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) : nil
        default: return nil
        }
    }

    /// Takes names with commas between them.
    mutating func names() -> [String]? {
        var names: [String] = []
        repeat {
            guard let name = name() else { return nil }
            names.append(name)
        } while take(", ")
        return names
    }
}
