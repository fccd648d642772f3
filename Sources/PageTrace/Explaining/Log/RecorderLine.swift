/// A line that a recorder has written as JSON: `{"turn":1,"callback":"viewControllerAfter(First) → Second"}`.
enum RecorderLine {
    /// The text of the call or act in the line, nil if the line is something else.
    static func text(of line: Range<Int>, in bytes: [UInt8]) -> [UInt8]? {
        var position = line.lowerBound
        guard read(beginning, in: bytes, at: &position, before: line.upperBound) else { return nil }
        while position < line.upperBound, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
            position += 1
        }
        guard keys.contains(where: { read($0, in: bytes, at: &position, before: line.upperBound) }) else { return nil }
        let start = position
        while position < line.upperBound, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        let end = position
        guard read(ending, in: bytes, at: &position, before: line.upperBound),
            // What is read below relies on the grammar.
            (try? JSONScanner.check(Array(bytes[line]), .recording, limits: TraceLimits())) != nil
        else { return nil }
        return Array(JSONText.decoded(start..<end, of: bytes).utf8)
    }

    private static let beginning = Array(#"{"turn":"#.utf8)
    private static let keys = [Array(#","callback":""#.utf8), Array(#","act":""#.utf8)]
    private static let ending = Array(#""}"#.utf8)

    private static func read(_ text: [UInt8], in bytes: [UInt8], at position: inout Int, before end: Int) -> Bool {
        guard position <= end, bytes[position..<end].starts(with: text) else { return false }
        position += text.count
        return true
    }
}
