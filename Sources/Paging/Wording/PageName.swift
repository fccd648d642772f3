/// How a page name stands in text.
package enum PageName {
    /// The name as it is, or in quotes where it could be taken for something else.
    package static func text(_ name: String) -> String {
        isPlain(name) ? name : quoted(name)
    }

    /// The name of a tracker where a line begins with it: in quotes also where it could be taken for what else a line
    /// begins with.
    ///
    /// Those are the number of a callback, the words before held pages and notes, and the sign of a finding.
    package static func ofTracker(_ name: String) -> String {
        switch name {
        case "holds", "note", "emphasis": return quoted(name)
        default:
            let first = name.unicodeScalars.first ?? " "
            return first == "!" || ("0"..."9").contains(first) ? quoted(name) : text(name)
        }
    }

    private static func isPlain(_ name: String) -> Bool {
        guard !name.isEmpty, !isReserved(name) else { return false }
        // Every line of a log has names, most of them plain ASCII: bytes are quicker to look at than characters.
        if name.utf8.allSatisfy(\.isPlain) { return true }
        // Two spaces set the parts of a line apart, as does one at an end.
        var previous: Unicode.Scalar = " "
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\"", "\\", ",", "|", "[", "]", "(", ")", "→", "▸": return false
            case " " where previous == " ": return false
            default: if Wording.isInvisible(scalar) { return false }
            }
            previous = scalar
        }
        return previous != " "
    }

    /// Whether a name is a word that the text form uses itself.
    private static func isReserved(_ name: String) -> Bool {
        switch name.utf8.count {
        case 1: name == "?"
        case 3: name == "nil"
        case 4: name == "true"
        case 5: name == "false"
        case 9: name == "container"
        default: false
        }
    }

    /// The name in quotes, with escapes for what cannot be seen.
    package static func quoted(_ name: String) -> String {
        var text = "\""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case _ where Wording.isInvisible(scalar): text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}

extension UInt8 {
    /// Whether it is a letter or a digit of ASCII, which means nothing else wherever it stands.
    fileprivate var isPlain: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
