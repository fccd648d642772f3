import Paging

/// Reads the content of a JSON text whose grammar has been checked.
enum JSONText {
    /// The decoded content of a string, of which the range lies between the quotes.
    static func decoded(_ range: Range<Int>, of bytes: [UInt8]) -> String {
        let raw = bytes[range]
        guard raw.contains(UInt8(ascii: "\\")) else { return String(decoding: raw, as: UTF8.self) }
        var decoded = String.UnicodeScalarView()
        walk(range, of: bytes) { _, scalar in
            decoded.append(scalar)
            return true
        }
        return String(decoded)
    }

    /// The byte offset in the text at which a position in a decoded string is written, both in UTF-8.
    static func offset(ofDecoded decodedOffset: Int, inStringAt start: Int, of bytes: [UInt8]) -> Int {
        var remaining = decodedOffset
        let range = (start + 1)..<(end(ofStringAt: start, in: bytes) - 1)
        var found = range.upperBound
        walk(range, of: bytes) { offset, scalar in
            if remaining <= 0 {
                found = offset
                return false
            }
            remaining -= UTF8.width(scalar)
            return true
        }
        return found
    }

    static func end(ofStringAt start: Int, in bytes: [UInt8]) -> Int {
        var position = start + 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return Swift.min(position + 1, bytes.count)
    }

    /// A value in words, for the end of a message: `the string "yes"`.
    static func description(ofValueAt offset: Int, in bytes: [UInt8]) -> String {
        guard offset < bytes.count else { return "nothing" }
        switch bytes[offset] {
        case UInt8(ascii: "\""):
            let end = end(ofStringAt: offset, in: bytes)
            return "the string " + Wording.quoted(decoded((offset + 1)..<(end - 1), of: bytes))
        case UInt8(ascii: "{"): return "an object"
        case UInt8(ascii: "["): return "a list"
        case let byte:
            let word = bytes[offset...].prefix { !JSONScanner.endsWord($0) }
            let text = String(decoding: word, as: UTF8.self)
            let isNumber = byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            return isNumber ? "the number \(text)" : text
        }
    }

    /// Visits a string scalar by scalar, with escapes decoded, as long as that is to go on.
    private static func walk(_ range: Range<Int>, of bytes: [UInt8], visit: (Int, Unicode.Scalar) -> Bool) {
        var position = range.lowerBound
        while position < range.upperBound {
            let start = position
            let scalar: Unicode.Scalar
            if bytes[position] == UInt8(ascii: "\\"), position + 1 < range.upperBound {
                scalar = escape(at: &position, before: range.upperBound, of: bytes)
            } else {
                let length = UTF8Sequence.length(at: position, in: bytes) ?? 1
                let text = String(decoding: bytes[position..<(position + length)], as: UTF8.self)
                scalar = text.unicodeScalars.first ?? "\u{FFFD}"
                position += length
            }
            guard visit(start, scalar) else { return }
        }
    }

    private static func escape(at position: inout Int, before end: Int, of bytes: [UInt8]) -> Unicode.Scalar {
        let letter = bytes[position + 1]
        position += 2
        switch letter {
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            let high = hexadecimal(at: position, of: bytes) ?? 0xFFFD
            position = Swift.min(position + 4, end)
            guard (0xD800...0xDBFF).contains(high), let low = hexadecimal(at: position + 2, of: bytes) else {
                return Unicode.Scalar(high) ?? "\u{FFFD}"
            }
            position = Swift.min(position + 6, end)
            return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low &- 0xDC00)) ?? "\u{FFFD}"
        default: return Unicode.Scalar(letter)
        }
    }

    /// The value of four hexadecimal digits; nil if there are not four.
    static func hexadecimal(at position: Int, of bytes: [UInt8]) -> UInt32? {
        // A number can begin with a sign, and a code cannot.
        guard position + 4 <= bytes.count, !"+-".utf8.contains(bytes[position]) else { return nil }
        return UInt32(String(decoding: bytes[position..<(position + 4)], as: UTF8.self), radix: 16)
    }
}
