/// Text from a file, made safe and short enough to print.
enum PrintableText {
    /// Control characters and what turns the direction of writing as `\u{1B}`; at most 120 characters.
    static func of(_ text: String) -> String {
        var visible = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .format:
                visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default:
                visible.unicodeScalars.append(scalar)
            }
        }
        return visible.count > 120 ? "\(visible.prefix(110))…" : visible
    }

    static func quoted(_ text: String) -> String { "\"\(of(text))\"" }
}
