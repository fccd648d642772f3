/// Damage to a text that follows from a seed alone.
struct Damage {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func number(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(max(1, limit)))
    }

    mutating func one<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }

    /// The text with one to four parts of it damaged.
    mutating func done(to text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0...number(below: 4) where !bytes.isEmpty {
            switch number(below: 8) {
            case 0: bytes[number(below: bytes.count)] = UInt8(number(below: 256))
            case 1: bytes.remove(at: number(below: bytes.count))
            case 2: bytes.removeLast(number(below: bytes.count))
            case 3: exchangeWords(in: &bytes)
            case 4: bytes = damagedLines(of: bytes)
            case 5: insert(one(of: Self.values), into: &bytes)
            default: replaceWord(in: &bytes)
            }
        }
        return bytes
    }

    /// What stands for something else than it looks, or is more than expected.
    private static let values = [
        "null", "true", "-1", "1e400", "9223372036854775808", "0.5", "[]", "{}", "[[[[[[[[[[", "\"\"", "\"\\u0000\"",
        "\"\\ud800\"", "\u{202E}", "e\u{301}\u{301}", "\"pages\":", "\"version\": 2", ",", "#", "nil", "\r", "\u{FEFF}",
    ]

    private mutating func insert(_ text: String, into bytes: inout [UInt8]) {
        bytes.insert(contentsOf: text.utf8, at: number(below: bytes.count + 1))
    }

    /// The places of what is between quotes, spaces and signs.
    private func words(of bytes: [UInt8]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start: Int?
        for (position, byte) in bytes.enumerated() {
            let isWord = byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
            if isWord, start == nil { start = position }
            if !isWord, let first = start {
                words.append(first..<position)
                start = nil
            }
        }
        return words
    }

    private mutating func replaceWord(in bytes: inout [UInt8]) {
        let words = words(of: bytes)
        guard !words.isEmpty else { return }
        bytes.replaceSubrange(one(of: words), with: one(of: Self.values).utf8)
    }

    private mutating func exchangeWords(in bytes: inout [UInt8]) {
        let words = words(of: bytes)
        guard words.count > 1 else { return }
        bytes.replaceSubrange(one(of: words), with: Array(bytes[one(of: words)]))
    }

    /// A line twice, out of its place, or missing.
    private mutating func damagedLines(of bytes: [UInt8]) -> [UInt8] {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
        let line = one(of: lines)
        switch number(below: 3) {
        case 0: lines.insert(line, at: number(below: lines.count))
        case 1: lines.remove(at: number(below: lines.count))
        default: lines.swapAt(number(below: lines.count), number(below: lines.count))
        }
        return Array(lines.joined(separator: [0x0A]))
    }
}
