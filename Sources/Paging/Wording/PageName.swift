/// How a page name is written in text.
package enum PageName {
    /// The name as it is, or in quotes if it could be mistaken for something else.
    package static func text(_ name: String) -> String { isPlain(name) ? name : quoted(name) }

    /// The name of a tracker at the start of a line: also in quotes if it could be mistaken for another start of a
    /// line.
    ///
    /// Those are the number of a callback, the words before held pages and notes, and the mark of a finding.
    package static func ofTracker(_ name: String) -> String {
        switch name {
        case "holds", "note", "emphasis": return quoted(name)
        default:
            let first = name.unicodeScalars.first ?? " "
            return first == "!" || ("0"..."9").contains(first) ? quoted(name) : text(name)
        }
    }

    /// The page's description; for an object whose description has an address, as in UIKit, the name of its type.
    ///
    /// An address differs from run to run, so a snapshot would never match.
    package static func ofValue<Page>(_ page: Page) -> String {
        let text = "\(page)"
        guard type(of: page) is AnyClass else { return text }
        let address = UInt(bitPattern: ObjectIdentifier(page as AnyObject))
        return text.contains(String(address, radix: 16)) ? "\(type(of: page))" : text
    }

    private static func isPlain(_ name: String) -> Bool {
        guard !name.isEmpty, !reserved.contains(name) else { return false }
        // Every line of a log has names, most of them plain ASCII: checking bytes is faster than checking characters.
        if name.utf8.allSatisfy(\.isPlain) { return true }
        // Two spaces separate the parts of a line, as does one space at an end.
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

    /// The words that the text format itself uses.
    private static let reserved = ["?", "nil", "null", "<null>", "true", "false", "container"]

    /// The name in quotes, with escapes for invisible characters.
    package static func quoted(_ name: String) -> String {
        let escapes = Wording.escapes.merging(["\n": "\\n", "\t": "\\t"]) { escape, _ in escape }
        return "\"" + Wording.visible(name, escapes: escapes) + "\""
    }

    /// The name without its quotes; as it is, if it has none.
    ///
    /// It is not the name if something else than quotes and backslashes is escaped in it.
    package static func unquoted(_ text: String) -> String {
        guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
        var name = ""
        var isEscape = false
        for character in text.dropFirst().dropLast() {
            isEscape = character == "\\" && !isEscape
            if !isEscape { name.append(character) }
        }
        return name
    }
}

extension UInt8 {
    /// Whether it is an ASCII letter or digit, which never has another meaning.
    fileprivate var isPlain: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
