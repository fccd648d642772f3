/// How a page name stands in text.
enum PageName {
    /// The name as it is, or in quotes where it could be taken for something else.
    static func text(_ name: String) -> String {
        isPlain(name) ? name : quoted(name)
    }

    /// Words that the text form uses itself.
    private static let reserved: Set<String> = ["nil", "?", "container", "true", "false"]

    private static func isPlain(_ name: String) -> Bool {
        guard !name.isEmpty, !reserved.contains(name), name.first != " ", name.last != " " else { return false }
        return name.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "\"", "\\", ",", "|", "[", "]", "(", ")", "→", "▸": false
            default: scalar.value >= 0x20 && !isInvisible(scalar)
            }
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

    /// The name in quotes, with escapes for what cannot be seen.
    static func quoted(_ name: String) -> String {
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
