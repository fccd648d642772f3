/// Bytes seen as lines of text.
enum TextLines {
    typealias Line = ArraySlice<UInt8>

    /// How much of a line is shown, and how much of that before the place that matters.
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

    /// A line after a sign, safe to print; of a long one the part in which it begins to differ from `other`, with `…` for
    /// what is left out.
    static func text(of line: Line, _ sign: String, besides other: Line = []) -> [String] {
        let (scalars, others) = (visible(line), visible(other))
        let place = zip(scalars, others).prefix { $0 == $1 }.count
        let start = max(0, min(place - before, scalars.count - longest))
        let end = min(start + longest, scalars.count)
        let text = String(String.UnicodeScalarView(scalars[start..<end]))
        let shown = sign + (start > 0 ? "…" : "") + text + (end < scalars.count ? "…" : "")
        return line.last == newline ? [shown] : [shown, "\\ No newline at end of file"]
    }

    /// A line without its newline; tabs stay, since they are how many files are indented.
    private static func visible(_ line: Line) -> [Unicode.Scalar] {
        let text = String(decoding: line.last == newline ? line.dropLast() : line, as: UTF8.self)
        let parts = text.split(separator: "\t", omittingEmptySubsequences: false).map { VisibleText.of($0) }
        return Array(parts.joined(separator: "\t").unicodeScalars)
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
