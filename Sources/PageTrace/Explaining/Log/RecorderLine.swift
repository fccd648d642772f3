/// A line that a recorder has written as JSON: `{"turn":1,"callback":"viewControllerAfter(First) → Second"}`.
struct RecorderLine {
    let text: [UInt8]
    let turn: Int

    /// Reads a line; nil if it is something else.
    init?(_ line: Range<Int>, in bytes: [UInt8]) throws(Problem) {
        guard bytes[line].starts(with: Self.beginning),
            // What is read below relies on the grammar.
            (try? JSONScanner.check(Array(bytes[line]), .recording, limits: TraceLimits())) != nil,
            let members = JSONValue(bytes: bytes, offset: line.lowerBound).members, members.count == 2,
            ["callback", "act"].contains(members[1].key), let words = members[1].value.string
        else { return nil }
        let number = bytes[members[0].value.offset...].prefix(while: TurnNumber.isPart).indices
        guard !number.isEmpty, bytes[number.upperBound] == UInt8(ascii: ",") else { return nil }
        turn = try TurnNumber.read(number, in: bytes)
        text = Array(words.utf8)
    }

    static let beginning = Array(#"{"turn":"#.utf8)
}

/// The number of a turn of the main queue, as a log has it: in JSON, or as a note at the end of a line.
enum TurnNumber {
    /// As many digits as every integer of 64 bits can have.
    private static let mostDigits = 18

    /// Whether a byte can stand in a number, of whatever kind.
    static func isPart(_ byte: UInt8) -> Bool {
        LogScanner.isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
    }

    /// Reads a number that may be of another kind.
    static func read(_ range: Range<Int>, in bytes: [UInt8]) throws(Problem) -> Int {
        guard range.count <= mostDigits, bytes[range].allSatisfy(LogScanner.isDigit),
            let number = Int(String(decoding: bytes[range], as: UTF8.self))
        else {
            throw Problem(
                .offset(range.lowerBound), "this is no number of a turn of the main queue",
                advice: "It is a whole number of at most \(mostDigits) digits, without a sign. It may also be left out."
            )
        }
        return number
    }
}

extension LogScanner {
    /// The turn in the note at the end of a line, nil if there is none: `willTransitionTo [Second]  turn 12`.
    ///
    /// Two spaces or a tab stand before it, and it stands behind all that has been read.
    func turn() throws(Problem) -> Int? {
        var start = end
        while start > position, TurnNumber.isPart(bytes[start - 1]) { start -= 1 }
        let number = start..<end
        let word = Array("turn ".utf8)
        start -= word.count
        guard !number.isEmpty, start >= position, bytes[start..<end].starts(with: word) else { return nil }
        let isBehindBlanks = start - 1 > self.start && bytes[(start - 2)..<start].allSatisfy(Self.isBlank)
        let isNote = bytes[start - 1] == UInt8(ascii: "\t") || isBehindBlanks
        return isNote ? try TurnNumber.read(number, in: bytes) : nil
    }
}
