import Paging

/// Writes the words of JSON.
package enum JSONWriting {
    /// A string with its quotes.
    package static func string(_ text: String) -> String {
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
}
