/// Splits a Swift source into tokens, without comments and without the text of strings.
///
/// It knows just enough of Swift: nested comments, strings with interpolations, raw and multiline ones, and regular
/// expressions. Whatever a source has, it goes on: a string that never ends is over at the end of its line, or of the
/// source if it has several lines. Time and memory grow with the size of the source, and nothing is recursive.
struct SourceScanner {
    let bytes: [UInt8]
    var position = 0
    private(set) var tokens: [SourceToken] = []
    /// The strings whose interpolations are open, from the outside to the inside.
    var strings: [OpenString] = []

    /// A string, while code inside it is scanned.
    struct OpenString {
        let hashes: Int
        let hasLines: Bool
        /// The parentheses that are open in the interpolation.
        var depth = 1
    }

    static func tokens(of bytes: [UInt8]) -> [SourceToken] {
        var scanner = SourceScanner(bytes: bytes)
        while scanner.position < bytes.count { scanner.scanToken() }
        return scanner.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    func byte(_ distance: Int = 0) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private mutating func scanToken() {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
        case UInt8(ascii: "/"): scanSlash()
        case UInt8(ascii: "\""): scanString(hashes: 0)
        case UInt8(ascii: "#"): scanHash()
        case UInt8(ascii: "@"): add(.attribute, upTo: endOfWord(from: position + 1))
        case UInt8(ascii: "`"): scanQuotedWord()
        case UInt8(ascii: "("), UInt8(ascii: ")"): scanParenthesis(byte)
        default:
            if byte.continuesWord {
                add(.word, upTo: endOfWord(from: position))
            } else {
                add(.mark, upTo: position + 1)
            }
        }
    }

    mutating func add(_ kind: SourceToken.Kind, upTo end: Int) {
        tokens.append(SourceToken(kind, position..<end))
        position = end
    }

    func endOfWord(from start: Int) -> Int {
        bytes[start...].firstIndex { !$0.continuesWord } ?? bytes.count
    }

    private mutating func scanQuotedWord() {
        var end = endOfWord(from: position + 1)
        if end < bytes.count, bytes[end] == UInt8(ascii: "`") { end += 1 }
        add(.word, upTo: end)
    }

    private mutating func scanParenthesis(_ byte: UInt8) {
        let isOpening = byte == UInt8(ascii: "(")
        if let last = strings.indices.last {
            strings[last].depth += isOpening ? 1 : -1
            if strings[last].depth == 0 {
                let string = strings.removeLast()
                position += 1
                return scanText(hashes: string.hashes, hasLines: string.hasLines)
            }
        }
        add(.mark, upTo: position + 1)
    }

    // MARK: Comments and regular expressions

    private mutating func scanSlash() {
        switch byte(1) {
        case UInt8(ascii: "/"): position = bytes[position...].firstIndex(where: \.endsLine) ?? bytes.count
        case UInt8(ascii: "*"): scanComment()
        default:
            if let end = endOfRegularExpression {
                position = end
            } else {
                add(.mark, upTo: position + 1)
            }
        }
    }

    private mutating func scanComment() {
        var depth = 0
        while position < bytes.count {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                (depth, position) = (depth + 1, position + 2)
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                (depth, position) = (depth - 1, position + 2)
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    /// The end of a regular expression between slashes, nil if the slash is an operator.
    private var endOfRegularExpression: Int? {
        guard let next = byte(1), next != UInt8(ascii: " "), !next.endsLine, mayBeginExpression else { return nil }
        var end = position + 1
        while end < bytes.count, !bytes[end].endsLine {
            if bytes[end] == UInt8(ascii: "/") { return end + 1 }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    private var mayBeginExpression: Bool {
        guard let last = tokens.last else { return false }
        return last.kind == .mark && "(,=:[{".utf8.contains(bytes[last.range.lowerBound])
    }
}
