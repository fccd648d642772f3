/// The lines of a recording that were read before.
///
/// A long walk goes through the same few situations again and again, so most of its lines differ from an earlier one
/// only in the number of the step. Reading such a line anew takes several times as long as finding it here.
struct KnownLines {
    /// A step, and the number of elements in its lists.
    typealias Known = (step: Step, elements: Int)

    /// The maximum number of lines that are kept, and the maximum length of one, in bytes.
    private static let (most, longest) = (10_000, 16_384)

    private var known: [NumberedLine: Known] = [:]

    /// The step of a line, with its number, if only the number is new.
    func step(of line: NumberedLine) -> Known? {
        guard var found = known[line] else { return nil }
        found.step.number = line.number
        return found
    }

    /// Keeps the step that was read from a line.
    mutating func add(_ step: Step, elements: Int, from line: NumberedLine) {
        guard known.count < Self.most, line.rest.count <= Self.longest, step.number == line.number else { return }
        known[line] = (step, elements)
    }
}

/// The line of a step, cut in two: its number, and everything else.
///
/// Two lines are equal if they say the same with another number.
struct NumberedLine: Hashable {
    /// The number of the step.
    let number: Int
    /// The bytes without the number.
    let rest: [UInt8]

    private static let key = Array("\"number\":".utf8)

    /// Cuts a line; nil if it has no number, several, or one that is written in an unusual way.
    ///
    /// Within a text, a quotation mark is escaped, so nothing else is mistaken for the key.
    init?(_ line: [UInt8]) {
        guard let start = Self.end(of: Self.key, in: line, from: 0),
            Self.end(of: Self.key, in: line, from: start) == nil
        else { return nil }
        var end = start
        var number = 0
        while end < line.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(line[end]), end - start < 9 {
            number = number * 10 + Int(line[end] - UInt8(ascii: "0"))
            end += 1
        }
        guard end > start, end == start + 1 || line[start] != UInt8(ascii: "0"), end < line.count,
            line[end] == UInt8(ascii: ",") || line[end] == UInt8(ascii: "}")
        else { return nil }
        self.number = number
        rest = Array(line[..<start]) + line[end...]
    }

    private static func end(of word: [UInt8], in line: [UInt8], from start: Int) -> Int? {
        var position = start
        while position + word.count <= line.count {
            // The second byte of the key is rarer than the first.
            if line[position + 1] == word[1], line[position..<(position + word.count)].elementsEqual(word) {
                return position + word.count
            }
            position += 1
        }
        return nil
    }

    static func == (one: NumberedLine, other: NumberedLine) -> Bool { one.rest == other.rest }

    func hash(into hasher: inout Hasher) { rest.withUnsafeBytes { hasher.combine(bytes: $0) } }
}
