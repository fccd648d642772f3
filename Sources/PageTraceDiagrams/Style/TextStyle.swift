import Graphviz

/// The letters in which something is written: what measures a text and what draws it say the same.
struct TextStyle: Hashable {
    var font: Font
    var size: Double

    init(_ font: Font, _ size: Double) { (self.font, self.size) = (font, size) }

    static let title = TextStyle(.boldSans, 15)
    /// The sentence below a drawing's title.
    static let about = TextStyle(.sans, 11)
    static let heading = TextStyle(.boldSans, 12)
    static let plainHeading = TextStyle(.sans, 12)
    static let name = TextStyle(.sans, Measures.name)
    static let boldName = TextStyle(.boldSans, Measures.name)
    static let code = TextStyle(.monospaced, 10)
    static let boldCode = TextStyle(.boldMonospaced, 10)
    static let remark = TextStyle(.sans, Measures.remark)
    static let boldRemark = TextStyle(.boldSans, Measures.remark)
    static let mark = TextStyle(.sans, Measures.mark)
    static let boldMark = TextStyle(.boldSans, Measures.mark)
    static let codeMark = TextStyle(.boldMonospaced, Measures.mark)

    func width(of text: String) -> Double { TextMetrics.width(of: text, font: font, size: size) }

    /// A text in one line that is not wider than the given width; its middle is left out if it has to be.
    func line(_ text: String, width: Double) -> String {
        func fits(_ text: String) -> Bool { self.width(of: text) <= width }
        if fits(text) { return text }
        let text = Names.shortened(Names.visible(text))
        var enough = 1
        var tooMany = text.count
        while tooMany - enough > 1 {
            let middle = (enough + tooMany) / 2
            if fits(Names.shortened(text, to: middle)) { enough = middle } else { tooMany = middle }
        }
        return Names.shortened(text, to: enough)
    }

    /// A line in which names give way until it fits; if that is not enough, the middle does.
    func fitted(width: Double, _ text: () -> String) -> String {
        line(Names.fitted({ self.width(of: $0) <= width }, text), width: width)
    }

    /// Breaks a sentence at its spaces, and shortens a word that is longer than a line.
    func lines(of sentence: String, width: Double) -> [String] {
        let words = sentence.split(whereSeparator: \.isWhitespace).enumerated().map { index, word in
            (index == 0 ? "" : " ") + FittedName(String(word), width: width, style: self, lineLimit: 1).lines[0]
        }
        return lines(of: words, width: width)
    }

    /// Sets pieces one after the other, and begins a line with each piece that would leave the width.
    ///
    /// An indent is of spaces that nothing leaves out: a browser drops others at the start of a line.
    func lines(of pieces: [String], width: Double, indent: String = "") -> [String] {
        let whole = pieces.joined()
        if self.width(of: whole) <= width { return [whole] }
        var lines: [String] = []
        var line = ""
        for piece in pieces {
            if !line.isEmpty, self.width(of: line + piece) > width {
                lines.append(line)
                line = indent + piece.drop { $0 == " " }
            } else {
                line += piece
            }
        }
        return lines + [line]
    }
}
