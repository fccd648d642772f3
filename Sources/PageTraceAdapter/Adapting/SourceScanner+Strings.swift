/// Strings, whose text is skipped and whose interpolations are code.
extension SourceScanner {
    /// A hash begins a directive, a raw string or a regular expression.
    mutating func scanHash() {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        switch byte(hashes) {
        case UInt8(ascii: "\""):
            position += hashes
            scanString(hashes: hashes)
        case UInt8(ascii: "/"):
            position += hashes + 1
            skipRegularExpression(hashes: hashes)
        default:
            // Of several hashes, only the last can begin a directive.
            position += hashes - 1
            add(.directive, upTo: endOfWord(from: position + 1))
        }
    }

    mutating func scanString(hashes: Int) {
        let hasLines = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        position += hasLines ? 3 : 1
        scanText(hashes: hashes, hasLines: hasLines)
    }

    /// Skips text, to the end of the string or to an interpolation.
    mutating func scanText(hashes: Int, hasLines: Bool) {
        while let byte = byte() {
            if byte == UInt8(ascii: "\\"), areHashes(hashes, after: 1) {
                if self.byte(hashes + 1) == UInt8(ascii: "(") {
                    position += hashes + 2
                    return strings.append(OpenString(hashes: hashes, hasLines: hasLines))
                }
                position += hashes + 2
            } else if byte == UInt8(ascii: "\""), isEnd(hashes: hashes, hasLines: hasLines) {
                return position += (hasLines ? 3 : 1) + hashes
            } else if byte.endsLine, !hasLines {
                return
            } else {
                position += 1
            }
        }
        position = bytes.count
    }

    private func isEnd(hashes: Int, hasLines: Bool) -> Bool {
        guard hasLines else { return areHashes(hashes, after: 1) }
        return byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") && areHashes(hashes, after: 3)
    }

    private func areHashes(_ count: Int, after distance: Int) -> Bool {
        (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
    }

    private mutating func skipRegularExpression(hashes: Int) {
        while let byte = byte() {
            position += 1
            if byte == UInt8(ascii: "/"), areHashes(hashes, after: 0) { return position += hashes }
        }
    }
}

extension UInt8 {
    /// Whether it is part of an identifier; every byte beyond ASCII is.
    var continuesWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
