/// The bytes of a Markdown file, seen as lines; they are never decoded and written back, so none can get lost.
struct MarkdownText: Hashable, Sendable {
    /// A line: its bytes without the line break, and where the next one begins.
    struct Line: Hashable, Sendable {
        let range: Range<Int>
        let end: Int
    }

    let bytes: [UInt8]
    let lines: [Line]

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var lines: [Line] = []
        // The mark belongs to the file and not to its first line.
        var start = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
        var position = start
        while position < bytes.count {
            let isReturn = bytes[position] == UInt8(ascii: "\r")
            guard isReturn || bytes[position] == UInt8(ascii: "\n") else {
                position += 1
                continue
            }
            let isPair = isReturn && position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "\n")
            lines.append(Line(range: start..<position, end: position + (isPair ? 2 : 1)))
            start = position + (isPair ? 2 : 1)
            position = start
        }
        if start < bytes.count { lines.append(Line(range: start..<bytes.count, end: bytes.count)) }
        self.lines = lines
    }

    /// The number of the line that a byte is in, from 0.
    func line(at offset: Int) -> Int {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Line and column of a byte, both from 1, columns in Unicode scalars as in the errors of traces.
    func place(of offset: Int) -> (line: Int, column: Int) {
        let line = line(at: offset)
        guard line < lines.count else { return (lines.count + 1, 1) }
        let before = bytes[lines[line].range.lowerBound..<max(lines[line].range.lowerBound, offset)]
        return (line + 1, 1 + before.reduce(0) { $0 + ($1 & 0b1100_0000 == 0b1000_0000 ? 0 : 1) })
    }

    /// The line break of a line, empty for a last line without one.
    func lineBreak(of line: Int) -> ArraySlice<UInt8> {
        bytes[lines[line].range.upperBound..<lines[line].end]
    }
}
