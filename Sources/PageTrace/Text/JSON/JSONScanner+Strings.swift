extension JSONScanner {
    /// Scans a string, from its opening quote past its closing one.
    mutating func scanString() throws(Problem) {
        let start = position
        position += 1
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return
            case UInt8(ascii: "\\"):
                try scanEscape()
            case 0x00..<0x20:
                guard byte == 0x0A || byte == 0x0D else {
                    throw Problem(
                        .offset(position), "the control character U+\(Self.hexadecimal(byte)) in a string",
                        advice: byte == 0x09 ? "Write \\t for a tab." : "Leave it out.")
                }
                throw Problem(
                    .offset(start), "a string that does not end in its line", advice: "Close it with a double quote.")
            case 0x80...:
                guard let length = UTF8Sequence.length(at: position, in: bytes) else { throw notUTF8 }
                position += length
            default:
                position += 1
            }
        }
        throw Problem(.offset(start), "a string without an end", advice: "Close it with a double quote.")
    }

    private mutating func scanEscape() throws(Problem) {
        let start = position
        position += 2
        guard position - 1 < bytes.count else { return }
        switch bytes[position - 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return
        case UInt8(ascii: "u"):
            guard let unit = JSONText.hexadecimal(at: position, of: bytes) else {
                throw Problem(.offset(start), "\\u without four hexadecimal digits", advice: "Write \\u2192, say.")
            }
            position += 4
            guard (0xD800...0xDFFF).contains(unit) else { return }
            let isPair =
                unit < 0xDC00 && position + 2 <= bytes.count && bytes[position] == UInt8(ascii: "\\")
                && bytes[position + 1] == UInt8(ascii: "u")
                && (0xDC00...0xDFFF).contains(JSONText.hexadecimal(at: position + 2, of: bytes) ?? 0)
            guard isPair else {
                throw Problem(
                    .offset(start), "half of a surrogate pair",
                    advice: "Write both halves, such as \\uD83D\\uDE00, or the character itself.")
            }
            position += 6
        default:
            throw Problem(
                .offset(start), "a backslash that begins no escape",
                advice:
                    "JSON knows \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits. Write \\\\ for a backslash."
            )
        }
    }

    /// The problem for bytes that are not UTF-8.
    var notUTF8: Problem {
        Problem(
            .offset(position), "the byte 0x\(Self.hexadecimal(bytes[position])) at offset \(position) is not UTF-8",
            advice: "Save the file in UTF-8.")
    }

    /// Refuses an empty text, and one in another encoding before its bytes are read as JSON.
    func checkStart() throws(Problem) {
        guard bytes.contains(where: { !Self.isSpace($0) }) else {
            throw Problem(.everywhere, "the \(subject.rawValue) is empty", advice: subject.start)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            throw Problem(.offset(0), "the file begins with a byte order mark", advice: "Save it as UTF-8 without one.")
        }
        let isWide =
            bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.prefix(4).contains(0)
        if isWide {
            throw Problem(.everywhere, "the file is in UTF-16 or UTF-32, or is no text", advice: "Save it as UTF-8.")
        }
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
    }
}
