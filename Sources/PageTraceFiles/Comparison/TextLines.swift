/// Bytes seen as lines of text.
enum TextLines {
    typealias Line = ArraySlice<UInt8>

    /// The most bytes of a line that are shown, and how many of them before the place that matters.
    private static let (longest, before) = (160, 40)

    private static let newline = UInt8(ascii: "\n")

    /// Cuts after every newline; each line keeps its own, so that a missing last one is a difference too.
    static func split(_ bytes: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var rest = bytes[...]
        while let end = rest.firstIndex(of: newline) {
            lines.append(rest[...end])
            rest = rest[(end + 1)...]
        }
        if !rest.isEmpty { lines.append(rest) }
        return lines
    }

    /// A line after a sign, safe to print; of a long one the part around `place`, with `…` for what is left out.
    static func text(of line: Line, _ sign: String, around place: Int) -> [String] {
        guard line.last == newline else { return [sign + short(line, place), "\\ No newline at end of file"] }
        return [sign + short(line.dropLast(), place)]
    }

    private static func short(_ line: Line, _ place: Int) -> String {
        guard line.count > longest else { return visible(line) }
        let wanted = min(line.startIndex + max(0, place - before), line.endIndex - longest)
        let start = characterStart(in: line, from: wanted)
        let end = characterStart(in: line, from: min(start + longest, line.endIndex))
        return (start > line.startIndex ? "…" : "") + visible(line[start..<end]) + (end < line.endIndex ? "…" : "")
    }

    /// The nearest index to the left that does not cut through a character's bytes.
    private static func characterStart(in line: Line, from index: Int) -> Int {
        var index = index
        while index > line.startIndex, index < line.endIndex, line[index] & 0b1100_0000 == 0b1000_0000 { index -= 1 }
        return index
    }

    /// Tabs stay: they are how many files are indented.
    private static func visible(_ line: Line) -> String {
        String(decoding: line, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
            .map { VisibleText.of($0) }.joined(separator: "\t")
    }
}

extension [UInt8] {
    /// Whether they are UTF-8 without a NUL, which no text contains and every binary format does.
    var isText: Bool { !contains(0) && firstInvalidByte == nil }

    /// The place of the first byte that is not UTF-8, nil if all of it is.
    package var firstInvalidByte: Int? {
        var parser = Unicode.UTF8.ForwardParser()
        var rest = makeIterator()
        var position = 0
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let scalar): position += scalar.count
            case .error: return position
            case .emptyInput: return nil
            }
        }
    }
}
