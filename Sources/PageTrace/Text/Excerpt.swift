import Paging

extension NamedText {
    /// A line, without its line break, and below it a caret that points at a byte of it; empty if the line is.
    func excerpt(of line: Range<Int>, at offset: Int) -> String {
        let offset = Swift.min(Swift.max(offset, line.lowerBound), line.upperBound)
        // A trace in a single line of a megabyte would not help, so only the surroundings of the position are shown.
        let (reach, longest) = (60, 110)
        var start = line.lowerBound
        var end = line.upperBound
        if line.count > longest {
            start = Swift.max(start, offset - reach)
            end = Swift.min(end, offset + reach)
            while start > line.lowerBound, bytes[start] & 0b1100_0000 == 0b1000_0000 { start -= 1 }
            while end < line.upperBound, bytes[end] & 0b1100_0000 == 0b1000_0000 { end += 1 }
        }
        let before = Self.drawable(String(decoding: bytes[start..<offset], as: UTF8.self))
        let after = Self.drawable(String(decoding: bytes[offset..<end], as: UTF8.self))
        if (before + after).allSatisfy(\.isWhitespace) { return "" }
        // The indentation of the file is irrelevant here; it is replaced by four spaces.
        let indentation = start == line.lowerBound ? before.prefix { $0 == " " }.count : 0
        let left = (start > line.lowerBound ? "…" : "") + before.dropFirst(indentation)
        let right = after + (end < line.upperBound ? "…" : "")
        let width = left.unicodeScalars.reduce(0) { $0 + Self.width(of: $1) }
        return "    " + left + right + "\n    " + String(repeating: " ", count: width) + "^"
    }

    /// The text, with one cell for every character that a terminal would interpret or omit.
    private static func drawable(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\t" {
                result.append(" ")
            } else if scalar.value < 0x20 {
                result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            } else {
                result.append(Wording.isInvisible(scalar) ? "\u{FFFD}" : scalar)
            }
        }
        return String(result)
    }

    /// The number of terminal cells that a scalar usually takes.
    private static func width(of scalar: Unicode.Scalar) -> Int {
        if [.nonspacingMark, .enclosingMark, .format].contains(scalar.properties.generalCategory) { return 0 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return 2
        default:
            return scalar.properties.isEmojiPresentation ? 2 : 1
        }
    }
}
