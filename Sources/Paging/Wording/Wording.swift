/// How names, lists and numbers are written in messages, whatever they contain.
package enum Wording {
    /// A name in quotes: shortened if it is long, with every character escaped that a terminal would interpret.
    package static func quoted(_ name: some StringProtocol) -> String {
        let longest = 60
        // A character can have any number of accents.
        let most = 4 * longest
        let isLong = name.utf8.count > longest && (name.count > longest || name.unicodeScalars.count > most)
        let shortened = String.UnicodeScalarView(name.prefix(longest - 1).unicodeScalars.prefix(most))
        let start = isLong ? String(shortened) : String(name)
        return "\"" + visible(start, escapes: escapes) + (isLong ? "…" : "") + "\""
    }

    /// What stands for a character of text in quotes that would end it, or begin such an escape.
    static let escapes: [Unicode.Scalar: String] = ["\"": "\\\"", "\\": "\\\\"]

    /// Text with its control, direction and invisible characters made visible: `\u{202E}`.
    package static func visible(_ text: String, escapes: [Unicode.Scalar: String] = [:]) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if let escape = escapes[scalar] {
                result += escape
            } else if isInvisible(scalar) {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether a scalar controls a terminal, changes the text direction, or is never seen and joins nothing.
    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
            0xFFF9...0xFFFB:
            true
        default: false
        }
    }

    /// A list of names, shortened after the first few: `"First", "Second" and 98 more`.
    package static func list(_ names: [String], conjunction: String = "and", atMost longest: Int = 8) -> String {
        if names.count > longest {
            let start = names.prefix(longest - 2).map { quoted($0) }.joined(separator: ", ")
            return start + " \(conjunction) \(Quantity.text(names.count - longest + 2)) more"
        }
        return names.isEmpty ? "none" : sequence(names.map { quoted($0) }, conjunction: conjunction)
    }

    /// Words one after the other: `one, two or three`.
    package static func sequence(_ words: [String], conjunction: String = "and") -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// A number, without `.0` if it is whole.
    package static func plain(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension String {
    /// The text without the space at its end.
    package var trimmingLastSpace: String { hasSuffix(" ") ? String(dropLast()) : self }
}
