/// Text from outside, made safe to print: what a terminal would obey, or hide, becomes visible.
public enum VisibleText {
    /// A path for a message, its middle left out if it is very long.
    public static func of(path: String) -> String {
        let characters = path.count
        guard characters > 240 else { return of(path) }
        return "\(of(path.prefix(110)))…\(of(path.suffix(110)))"
    }

    /// A path or another text in quotes, for a message.
    package static func quoted(_ text: String) -> String { "\"\(of(path: text))\"" }

    /// Control characters, bidirectional overrides and line separators as `\u{1B}`, the usual ones as `\n`.
    public static func of(_ text: some StringProtocol) -> String {
        var visible = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": visible += "\\n"
            case "\r": visible += "\\r"
            case "\t": visible += "\\t"
            case _ where isHidden(scalar): visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: visible.unicodeScalars.append(scalar)
            }
        }
        return visible
    }

    /// The same line by line: line breaks stay.
    public static func of(lines text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { of($0) }.joined(separator: "\n")
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Joiners belong to the spelling of many scripts, and to emoji.
        case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
        default: false
        }
    }
}
