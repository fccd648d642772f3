/// A source with its tokens, and the changes that are made to it.
struct SourceText {
    let bytes: [UInt8]
    let tokens: [SourceToken]
    private var edits: [(range: Range<Int>, text: [UInt8])] = []
    private let lines: [Int]
    private let closings: [Int32]

    init(_ text: String) {
        let bytes = Array(text.utf8)
        self.bytes = bytes
        tokens = SourceScanner.tokens(of: bytes)
        closings = Self.closings(of: tokens, in: bytes)
        lines = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The text of a token, empty beyond the tokens.
    func text(_ index: Int) -> Substring {
        guard tokens.indices.contains(index) else { return "" }
        return Substring(decoding: bytes[tokens[index].range], as: UTF8.self)
    }

    /// Whether a token is a certain word or mark, without making a string of it.
    func isToken(_ index: Int, _ text: StaticString) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        let range = tokens[index].range
        guard range.count == text.utf8CodeUnitCount else { return false }
        return range.enumerated().allSatisfy { bytes[$1] == text.utf8Start[$0] }
    }

    /// Whether a token follows another without a space.
    func isAdjacent(_ index: Int) -> Bool {
        tokens.indices.contains(index) && index > 0
            && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }

    /// The mark that closes what a mark opens, nil if nothing does.
    func closing(_ open: Int) -> Int? {
        guard closings.indices.contains(open), closings[open] >= 0 else { return nil }
        return Int(closings[open])
    }

    /// For each mark that opens something, the one that closes it; -1 for any other token.
    private static func closings(of tokens: [SourceToken], in bytes: [UInt8]) -> [Int32] {
        var closings = [Int32](repeating: -1, count: tokens.count)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() where token.kind == .mark {
            switch bytes[token.range.lowerBound] {
            case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): open.append(index)
            case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
                if let last = open.popLast() { closings[last] = Int32(clamping: index) }
            default: break
            }
        }
        return closings
    }

    /// The line and the column of a byte, from 1.
    func place(of position: Int) -> (line: Int, column: Int) {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= position { low = middle } else { high = middle }
        }
        return (low + 1, position - lines[low] + 1)
    }

    // MARK: Changes

    mutating func replace(tokens places: ClosedRange<Int>, with text: String = "") {
        replace(tokens[places.lowerBound].range.lowerBound..<tokens[places.upperBound].range.upperBound, with: text)
    }

    /// Puts a text in the place of another, with spaces so that whatever follows keeps its line and its column.
    mutating func replace(_ range: Range<Int>, with text: String = "") {
        let new = Array(text.utf8)
        let rest = bytes[range].dropFirst(new.count).map { $0.endsLine ? $0 : UInt8(ascii: " ") }
        // A line break under the new text comes after it.
        let covered = bytes[range].prefix(new.count).filter(\.endsLine)
        edits.append((range, new + covered + rest))
    }

    mutating func insert(_ text: String, at position: Int) { edits.append((position..<position, Array(text.utf8))) }

    var changed: String {
        var result: [UInt8] = []
        var position = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound] + edit.text
            position = edit.range.upperBound
        }
        return String(decoding: result + bytes[position...], as: UTF8.self)
    }
}

struct SourceToken {
    enum Kind: UInt8 {
        /// An identifier or a keyword; in backticks, these are part of it.
        case word
        /// An attribute, with its `@`.
        case attribute
        /// A directive or a macro, with its `#`.
        case directive
        /// Any other byte that is no space.
        case mark
    }

    let kind: Kind
    private let first: UInt32
    private let end: UInt32

    init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        (first, end) = (UInt32(clamping: range.lowerBound), UInt32(clamping: range.upperBound))
    }

    var range: Range<Int> { Int(first)..<Int(end) }
}
