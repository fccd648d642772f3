import Graphviz

enum LineBreaking {
    /// What the lines of a call after the first one begin with.
    static let callIndent = "\u{A0}\u{A0}"

    /// Sets pieces one after the other, and begins a line with each piece that would leave the width.
    ///
    /// An indent is of spaces that nothing leaves out: a browser drops others at the start of a line.
    static func lines(
        of pieces: [String], width: Double, font: Font, size: Double, indent: String = ""
    ) -> [String] {
        let whole = pieces.joined()
        if TextMetrics.width(of: whole, font: font, size: size) <= width { return [whole] }
        var lines: [String] = []
        var line = ""
        for piece in pieces {
            if !line.isEmpty, TextMetrics.width(of: line + piece, font: font, size: size) > width {
                lines.append(line)
                line = indent + piece.drop { $0 == " " }
            } else {
                line += piece
            }
        }
        return lines + [line]
    }

    /// Whether a word may be broken anywhere: Chinese, Japanese and Korean text has no spaces.
    static func isBreakable(_ word: Substring) -> Bool {
        word.unicodeScalars.contains { $0.value >= 0x2e80 && $0.value <= 0xd7a3 || $0.value >= 0x20000 }
    }

    /// Breaks a sentence at its spaces, and shortens a word that is longer than a line.
    static func lines(of sentence: String, width: Double, font: Font, size: Double) -> [String] {
        let words = sentence.split(whereSeparator: \.isWhitespace).enumerated().map { index, word in
            let fitted = FittedName(String(word), width: width, font: font, size: size, lineLimit: 1)
            return (index == 0 ? "" : " ") + (fitted.lines.first ?? "")
        }
        return lines(of: words, width: width, font: font, size: size)
    }
}
