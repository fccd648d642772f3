/// Writes text into Mermaid source so that it is read as text, whatever it contains.
enum MermaidText {
    /// The text with entity codes (`#quot;`) in place of what Mermaid would read as syntax, as HTML or as Markdown.
    static func escaped(_ text: String) -> String {
        var result = ""
        var previous: Character = "\n"
        for word in words(of: text) {
            // Mermaid takes a lone "end" for the end of a block, even within a label.
            if word.lowercased() == "end" {
                result += "#101;" + word.dropFirst()
            } else {
                for character in word {
                    result += escaped(character, after: previous)
                    previous = character
                }
            }
            previous = word.last ?? previous
        }
        return result
    }

    /// The text as a label in quotation marks.
    static func quoted(_ text: String) -> String {
        "\"\(escaped(text))\""
    }

    /// Lines of text as one label in quotation marks.
    static func quoted(lines: [String]) -> String {
        "\"\(lines.map(escaped).joined(separator: "<br/>"))\""
    }

    private static func escaped(_ character: Character, after previous: Character) -> String {
        guard let ascii = character.asciiValue else { return character.isNewline ? " " : String(character) }
        switch character {
        case "\"": return "#quot;"
        case "#", ";", "<", ">", "&", "`", "*", "_", "~", "\\", "%", "{", "}", "@", "$", "^", "=", "'":
            return "#\(ascii);"
        // "1. " and "- " at the start of a label would be lists in Markdown.
        case "." where previous.isNumber: return "#46;"
        case "-", "+": return previous == "\n" ? "#\(ascii);" : String(character)
        case _ where ascii < 0x20 || ascii == 0x7f: return " "
        default: return String(character)
        }
    }

    /// The text cut where letters and other characters meet.
    private static func words(of text: String) -> [Substring] {
        var words: [Substring] = []
        var start = text.startIndex
        var wasLetter: Bool?
        for index in text.indices {
            let isLetter = text[index].isLetter
            if let wasLetter, wasLetter != isLetter {
                words.append(text[start..<index])
                start = index
            }
            wasLetter = isLetter
        }
        words.append(text[start...])
        return words
    }
}
