import Paging

extension JSONScanner {
    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    /// Whether a number or a word such as `true` ends before a byte.
    static func endsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"):
            true
        default: isSpace(byte)
        }
    }

    mutating func skipSpace() {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    }

    mutating func scanWord(openedAt opened: Int?) throws(Problem) {
        let start = position
        while let byte = next, !Self.endsWord(byte) { position += 1 }
        let word = bytes[start..<position]
        switch word.first ?? 0 {
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            try Problem.refuse(
                word.count, above: limits.numberLength, "characters in a number", at: .offset(start),
                advice: "Write it with fewer.")
            guard Self.isNumber(word) else {
                throw Problem(
                    .offset(start), "\(Wording.quoted(String(decoding: word, as: UTF8.self))) is not a JSON number",
                    advice: "A number is written like 2, -0.5 or 1e3, without a plus, a leading zero or a bare point.")
            }
        default:
            if word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8) || word.elementsEqual("null".utf8) {
                return
            }
            position = start
            throw unexpected("a value", openedAt: opened)
        }
    }

    private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
        var rest = word
        func take(_ one: StaticString) -> Bool {
            guard let byte = rest.first, one.withUTF8Buffer({ $0.contains(byte) }) else { return false }
            rest = rest.dropFirst()
            return true
        }
        func takeDigits() -> Bool {
            let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            rest = rest.dropFirst(digits.count)
            return !digits.isEmpty
        }
        _ = take("-")
        // Behind a zero in front there is no other digit.
        guard take("0") || takeDigits(), !take(".") || takeDigits() else { return false }
        if take("eE") {
            _ = take("+-")
            guard takeDigits() else { return false }
        }
        return rest.isEmpty
    }

    /// The problem for a byte that is not allowed at the position.
    func unexpected(_ expected: String, openedAt opened: Int?) -> Problem {
        guard let byte = next else {
            var problem = Problem(.offset(position), "the file ends too early: \(expected) is missing")
            problem.openedAt = opened
            return problem
        }
        let place = Problem.Place.offset(position)
        let word = Wording.quoted(unexpectedWord)
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "#"):
            return Problem(
                place, "a comment",
                advice: subject == .trace
                    ? "JSON has none. \"about\" says what a trace shows, and \"note\" what a gesture does."
                    : "JSON has none. A \(subject.rawValue) says what it is about in its \"title\".")
        case UInt8(ascii: "'"), UInt8(ascii: "`"):
            return Problem(
                place, "a string in the wrong quotes", advice: "JSON writes strings in double quotes: \"First\".")
        case 0x80...:
            guard UTF8Sequence.length(at: position, in: bytes) != nil else { return notUTF8 }
            let isQuote = ["“", "”", "„", "‘", "’", "«", "»"].contains { unexpectedWord.hasPrefix($0) }
            let advice = isQuote ? "JSON writes strings in straight double quotes: \"First\"." : ""
            return Problem(place, "\(word) where \(expected) should be", advice: advice)
        default:
            let advice =
                switch unexpectedWord {
                case "True", "False", "TRUE", "FALSE": "JSON writes true and false in lower case."
                case "NaN", "Infinity", "nan", "inf": "JSON has no such number."
                default: expected == "a value" ? Self.values : ""
                }
            return Problem(place, "\(word) where \(expected) should be", advice: advice)
        }
    }

    private static let values = "A value is a string in double quotes, a number, true, false, a list or an object."

    /// The characters at the position up to the end of the word, at least one.
    private var unexpectedWord: String {
        let rest = bytes[position...]
        let word = rest.prefix(80).prefix { !Self.endsWord($0) }
        let text = String(decoding: word.isEmpty ? rest.prefix(1) : word, as: UTF8.self)
        return word.count == 80 ? String(text.dropLast()) : text
    }
}
