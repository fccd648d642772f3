/// How a page name stands in text.
enum PageName {
    /// The name as it is, or in quotes where it could be taken for something else.
    static func text(_ name: String) -> String {
        isPlain(name) ? name : quoted(name)
    }

    private static func isPlain(_ name: String) -> Bool {
        guard !isReserved(name) else { return false }
        // Every line of a log has names, most of them plain ASCII: bytes are quicker to look at than characters.
        if name.utf8.allSatisfy({ $0.isPlain || $0 == UInt8(ascii: " ") }) {
            return name.utf8.first?.isPlain == true && name.utf8.last?.isPlain == true
        }
        guard name.first != " ", name.last != " " else { return false }
        return name.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "\"", "\\", ",", "|", "[", "]", "(", ")", "→", "▸": false
            default: scalar.value >= 0x20 && !isInvisible(scalar)
            }
        }
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

    /// Control characters, and those that turn the direction of the text around them.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
            true
        default: false
        }
    }

    private static func quoted(_ name: String) -> String {
        var text = "\""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case _ where isInvisible(scalar): text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
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
