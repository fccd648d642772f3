/// Bytes seen as lines of text.
enum TextLines {
    typealias Line = ArraySlice<UInt8>

    private static let newline = UInt8(ascii: "\n")

    /// Whether bytes are UTF-8 without a NUL, which no text contains and every binary format does.
    static func isText(_ bytes: [UInt8]) -> Bool {
        guard !bytes.contains(0) else { return false }
        // Decoding repairs what is not UTF-8, so that only UTF-8 comes back as it was.
        return Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
    }

    /// Cuts after every newline; each line keeps its own, so that a missing last one is a difference too.
    static func split(_ bytes: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var rest = bytes[...]
        while let end = rest.firstIndex(of: newline) {
            lines.append(rest[...end])
            rest = rest[(end + 1)...]
        }
        if !rest.isEmpty { lines.append(rest) }
        return lines
    }

    static func endsInNewline(_ line: Line) -> Bool { line.last == newline }

    static func withoutNewline(_ line: Line) -> Line {
        endsInNewline(line) ? line.dropLast() : line
    }
}

extension [UInt8] {
    /// The place of the first byte that is not UTF-8, nil if all of it is.
    package var firstInvalidByte: Int? {
        var parser = Unicode.UTF8.ForwardParser()
        var rest = makeIterator()
        var position = 0
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let scalar): position += scalar.count
            case .error: return position
            case .emptyInput: return nil
            }
        }
    }
}
