import PageTrace

/// What must hold of every refusal: it says something, about a place that exists, and a terminal can print it.
enum RefusalCheck {
    static func check(_ error: TraceError, in text: [UInt8]) throws(Violation) {
        try check(message: error.message, line: error.line, column: error.column, in: text)
        try checkPrintable(error.description, "a refusal")
    }

    static func check(message: String, line: Int?, column: Int?, in text: [UInt8]) throws(Violation) {
        try require(!message.isEmpty && message.last != ".", "a refusal says \"\(message)\"")
        try require((line == nil) == (column == nil), "a refusal has a line or a column, and not the other")
        guard let line, let column else { return }
        let lengths = lineLengths(of: text)
        try require(lengths.indices.contains(line - 1), "line \(line) of \(lengths.count): \(message)")
        try require(
            1...lengths[line - 1] + 1 ~= column,
            "column \(column) of \(lengths[line - 1]) in line \(line): \(message)")
    }

    /// Neither controls, which a terminal would obey, nor marks that turn the direction of writing.
    static func checkPrintable(_ text: String, _ what: String) throws(Violation) {
        for scalar in text.unicodeScalars where scalar != "\n" {
            switch scalar.value {
            case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069:
                throw Violation("\(what) holds U+\(String(scalar.value, radix: 16, uppercase: true)) as it is")
            default: break
            }
        }
    }

    /// The number of Unicode scalars in each line; bytes that are none count like the beginning of one.
    private static func lineLengths(of text: [UInt8]) -> [Int] {
        var lengths = [0]
        for (position, byte) in text.enumerated() {
            let next = position + 1 < text.count ? text[position + 1] : 0
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n") {
                lengths.append(0)
            } else if byte & 0b1100_0000 != 0b1000_0000 {
                lengths[lengths.count - 1] += 1
            }
        }
        return lengths
    }
}
