import Paging

/// Writes JSON in one line, with the keys in the order in which they are given.
///
/// Foundation's encoder sorts keys by name or by chance; a trace reads best with its keys in the order of the
/// documentation.
enum JSONWriting {
    /// A string with its quotes.
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                // Direction marks are escaped too, so that nobody is misled by what an editor shows.
                if Wording.isInvisible(scalar) {
                    result += escape(scalar)
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// A scalar of up to 16 bits as JSON escapes it: `\u202E`.
    static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }

    /// A number, `null` where JSON has none for it.
    static func number(_ number: Double) -> String {
        number.isFinite ? Wording.plain(number) : "null"
    }

    /// A list in one line.
    static func list(_ elements: [String]) -> String {
        "[" + elements.joined(separator: ", ") + "]"
    }

    /// An object in one line.
    static func object(_ members: [(key: String, value: String)]) -> String {
        guard !members.isEmpty else { return "{}" }
        return "{ " + members.map { string($0.key) + ": " + $0.value }.joined(separator: ", ") + " }"
    }
}
