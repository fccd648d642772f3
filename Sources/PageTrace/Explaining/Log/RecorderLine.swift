/// A line that a recorder has written as JSON: `{"turn":1,"callback":"viewControllerAfter(First) → Second"}`.
struct RecorderLine {
    /// The text of the call or act in the line.
    let text: [UInt8]
    let turn: Int

    /// Reads a line; nil if it is something else.
    init?(_ line: Range<Int>, in bytes: [UInt8]) throws(Problem) {
        var position = line.lowerBound
        guard Self.read(Self.beginning, in: bytes, at: &position, before: line.upperBound) else { return nil }
        let number = position
        while position < line.upperBound, TurnNumber.isPart(bytes[position]) { position += 1 }
        let digits = number..<position
        guard !digits.isEmpty,
            Self.keys.contains(where: { Self.read($0, in: bytes, at: &position, before: line.upperBound) })
        else { return nil }
        turn = try TurnNumber.read(digits, in: bytes)
        let start = position
        while position < line.upperBound, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        let end = position
        guard Self.read(Self.ending, in: bytes, at: &position, before: line.upperBound),
            // What is read below relies on the grammar.
            (try? JSONScanner.check(Array(bytes[line]), .recording, limits: TraceLimits())) != nil
        else { return nil }
        text = Array(JSONText.decoded(start..<end, of: bytes).utf8)
    }

    /// What every such line begins with.
    static let beginning = Array(#"{"turn":"#.utf8)
    private static let keys = [Array(#","callback":""#.utf8), Array(#","act":""#.utf8)]
    private static let ending = Array(#""}"#.utf8)

    private static func read(_ text: [UInt8], in bytes: [UInt8], at position: inout Int, before end: Int) -> Bool {
        guard position <= end, bytes[position..<end].starts(with: text) else { return false }
        position += text.count
        return true
    }
}
