/// A line of a file, short enough to read and safe to print.
enum ShortenedLine {
    /// The most bytes of a line that are shown.
    static let longest = 160

    /// How many bytes are shown before the place that matters.
    static let before = 40

    /// The line as it is if it is short; of a long one the part around `place`, with `…` for what is left out.
    static func text(of line: TextLines.Line, around place: Int) -> String {
        guard line.count > longest else { return visible(line) }
        let latest = line.endIndex - longest
        let wanted = min(line.startIndex + max(0, place - before), latest)
        let start = characterStart(in: line, from: wanted)
        let end = characterStart(in: line, from: min(start + longest, line.endIndex))
        return (start > line.startIndex ? "…" : "") + visible(line[start..<end]) + (end < line.endIndex ? "…" : "")
    }

    /// The nearest index to the left that does not cut through a character's bytes.
    private static func characterStart(in line: TextLines.Line, from index: Int) -> Int {
        var index = index
        while index > line.startIndex, index < line.endIndex, line[index] & 0b1100_0000 == 0b1000_0000 { index -= 1 }
        return index
    }

    /// Tabs stay: they are how many files are indented.
    private static func visible(_ line: TextLines.Line) -> String {
        String(decoding: line, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
            .map { VisibleText.of($0) }.joined(separator: "\t")
    }
}
