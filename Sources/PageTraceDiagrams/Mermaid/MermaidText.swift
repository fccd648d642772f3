import PageTrace

/// Writes text into Mermaid source so that it is read as text, whatever it contains.
enum MermaidText {
    /// The text with entity codes (`#quot;`) instead of what Mermaid would read as syntax, as HTML or as Markdown.
    ///
    /// Mermaid reads scalars and not characters: a quotation mark under an accent is a quotation mark.
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar = "\n"
        for word in words(of: text) {
            // Mermaid mistakes a lone "end" for the end of a block, even within a label.
            if String(word).lowercased() == "end" {
                result.append(contentsOf: "#101;".unicodeScalars)
                result.append(contentsOf: word.dropFirst())
                previous = "d"
                continue
            }
            for scalar in word {
                result.append(contentsOf: escaped(scalar, after: previous).unicodeScalars)
                previous = scalar
            }
        }
        return String(result)
    }

    static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// Lines of text as one label in quotation marks.
    static func quoted(lines: [String]) -> String {
        "\"\(lines.map(escaped).joined(separator: "<br/>"))\""
    }

    /// The gesture, its way, and how it ended if it was not completed.
    static func title(of step: Step) -> [String] {
        let end = step.gesture.outcome == .completed ? "" : StepText.badge(of: step.gesture)
        return [StepText.heading(of: step), StepText.route(of: step.gesture), end].filter { !$0.isEmpty }
    }

    /// What is said of repeated steps.
    static func words(of stretch: FoldedStretch) -> [String] {
        ["\(stretch.badge) \(stretch.sentence)", stretch.findingText].filter { !$0.isEmpty }
    }

    private static func escaped(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "#quot;"
        case "#", ";", "<", ">", "&", "`", "*", "_", "~", "\\", "%", "{", "}", "@", "$", "^", "=", "'":
            return "#\(scalar.value);"
        // "1. " and "- " at the start of a label would be lists in Markdown.
        case "." where previous.properties.numericType != nil: return "#46;"
        case "-", "+": return previous == "\n" ? "#\(scalar.value);" : String(scalar)
        // The second half of one line break.
        case "\n" where previous == "\r": return ""
        default: return String(visible(scalar))
        }
    }

    /// The scalar itself, a space instead of a line break or a control character, and a sign instead of a scalar that
    /// would change the text direction or is not a character at all.
    static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0..<0x20, 0x7f..<0xa0, 0x2028, 0x2029: " "
        case 0x202a...0x202e, 0x2066...0x2069, 0xfdd0...0xfdef: "\u{fffd}"
        case let value where value & 0xfffe == 0xfffe: "\u{fffd}"
        default: scalar
        }
    }

    /// The text cut where letters and other scalars meet.
    private static func words(of text: String) -> [Substring.UnicodeScalarView] {
        var words: [Substring.UnicodeScalarView] = []
        var rest = Substring(text).unicodeScalars
        while let first = rest.first {
            let isLetter = first.properties.isAlphabetic
            let word = rest.prefix { $0.properties.isAlphabetic == isLetter }
            words.append(word)
            rest = rest[word.endIndex...]
        }
        return words
    }
}
